import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { describeTagCheck, hostOf } from '../../../content/describe-tag-check.ts';
import { fill } from '../../../content/fill.ts';
import type { checkGaTag, TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import { withScheme } from '../../../contract/text.ts';
import { longestLine } from '../../ui/form/field.tsx';
import { Banner, SubmitButton } from '../../ui/form/form-parts.tsx';
import { errorsOf, type FormState, idle, type SentForm } from '../../ui/form/form-state.ts';
import { useHydrated } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { Answer, answerId, formId, Verdict } from './answer.tsx';
import { PageMap } from './page-map.tsx';
import s from './tag-check.module.css';
import { useTagCheck } from './use-tag-check.ts';

interface Props {
  /** Where the form is posted to without script: the page itself. */
  action: string;
  locale: string;
  email: string;
  words: (typeof checkGaTag)['form'] & { required: string; close: string };
  answer: TagCheckWords;
  sent?: SentForm;
}

function TagCheck({ action, locale, email, words, answer, sent }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const { state, asked, submit, dismiss } = useTagCheck(field, words, sent);
  const reply = state.is === 'answered' ? state.reply : undefined;
  useEffect(() => {
    if (reply) heading.current?.focus();
  }, [reply]);
  const form = state.is === 'answered' ? idle : state;
  const described = reply && describeTagCheck(reply, answer);

  return (
    <>
      <AddressBar
        action={action}
        words={words}
        field={field}
        value={sent?.values.websiteUrl}
        error={errorsOf(form).websiteUrl}
        state={form}
        hydrated={hydrated}
        onSubmit={submit}
      />
      <div className={s.alert}>
        <Banner state={form} close={words.close} onClose={hydrated ? dismiss : undefined} />
      </div>
      <div role="status" className={s.said}>
        {state.is === 'submitting' && (
          <div className={s.reading}>
            <span aria-hidden="true" />
            <h2>{fill(words.reading, { host: hostOf(withScheme(asked)) })}</h2>
            <p>{words.patience}</p>
          </div>
        )}
        {described && <Verdict check={described} words={answer} email={email} heading={heading} />}
      </div>
      {reply && described && (
        <Answer
          check={described}
          words={answer}
          map={reply.headEnds !== null && <PageMap reply={reply} words={answer.map} locale={locale} />}
        />
      )}
    </>
  );
}

const name = 'websiteUrl';

function AddressBar(props: {
  action: string;
  words: { label: string; submit: string; submitting: string };
  field: RefObject<HTMLInputElement | null>;
  /** Its value in a form posted without script. */
  value: string | undefined;
  error: string | undefined;
  state: FormState;
  hydrated: boolean;
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
      noValidate
      data-hydrated={props.hydrated || undefined}
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
        maxLength={longestLine}
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

export const island = defineIsland('tag-check', TagCheck);
