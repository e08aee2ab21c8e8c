import type { RefObject, SubmitEvent } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import s from './address-bar.module.css';
import { answerId, formId } from './ids-of-parts.ts';

const name = 'websiteUrl';

/** One field and its button, a line each on phones. */
export function AddressBar(props: {
  action: string;
  words: { label: string; submit: string; submitting: string };
  field: RefObject<HTMLInputElement | null>;
  /** What it held when the page was posted without script. */
  value: string | undefined;
  error: string | undefined;
  state: FormState;
  awake: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  const { words, error } = props;
  return (
    <form
      id={formId}
      className={s.bar}
      action={`${props.action}#${answerId}`}
      method="post"
      aria-label={words.submit}
      noValidate={props.awake}
      onSubmit={props.onSubmit}
    >
      <label htmlFor={name}>{words.label}</label>
      <input
        ref={props.field}
        id={name}
        name={name}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        required
        defaultValue={props.value}
        aria-describedby={`${name}-error`}
        aria-invalid={error === undefined ? undefined : true}
      />
      <SubmitButton state={props.state} label={words.submit} submitting={words.submitting} small />
      <p id={`${name}-error`} data-error-for={name} hidden={error === undefined}>
        {error}
      </p>
    </form>
  );
}
