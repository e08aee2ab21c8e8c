import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import type { checkGaTag } from '../../../content/messages/en/check-ga-tag.ts';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { hostnameFromUrl } from '../../../content/tag-check/hostname.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { withScheme } from '../../../contract/text.ts';
import { Banner, SubmitButton } from '../../ui/form/form-parts.tsx';
import { type FormState, fieldErrors, idle } from '../../ui/form/form-state.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { useHydrated } from '../../ui/use-browser-value.ts';
import s from './tag-check.module.css';
import { useTagCheck } from './use-tag-check.ts';

/** The result's id if the page was posted without script. */
export const replyId = 'answer';

interface Props {
  /** Where the form is posted without script: the page itself. */
  action: string;
  locale: Locale;
  email: string;
  messages: (typeof checkGaTag)['form'] & Pick<FormMessages, 'tooLong' | 'close'>;
  sent?: SubmittedForm;
}

function TagCheck({ action, locale, email, messages, sent }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { state, asked, submit, change, dismiss } = useTagCheck(field, locale, messages, sent);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = state.is === 'answered' ? state : undefined;
  // The page's URL is now the link to this check.
  const check = result?.parts.describeTagCheck(result.reply, result.messages, {
    locale,
    link: location.href,
  });
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  const form = state.is === 'answered' ? idle : state;

  return (
    <>
      <AddressBar
        action={action}
        messages={result ? { ...messages, submit: messages.again } : messages}
        field={field}
        value={sent?.values.websiteUrl}
        error={fieldErrors(form).websiteUrl}
        state={form}
        hydrated={hydrated}
        onSubmit={submit}
        onInput={change}
      />
      <div className={s.alert}>
        <Banner state={form} close={messages.close} onClose={hydrated ? dismiss : undefined} />
      </div>
      <div role="status" className={s.said}>
        {state.is === 'submitting' && (
          <div className={s.reading}>
            <span aria-hidden="true" />
            <h2>{fill(messages.reading, { host: hostnameFromUrl(withScheme(asked)) })}</h2>
            <p>{messages.patience}</p>
          </div>
        )}
        {result && check && (
          <>
            <result.parts.Verdict check={check} messages={result.messages} email={email} heading={heading} />
            <result.parts.Details check={check} messages={result.messages} />
          </>
        )}
      </div>
      {result && check && (
        <result.parts.Actions reply={result.reply} check={check} messages={result.messages} locale={locale} />
      )}
    </>
  );
}

const name = 'websiteUrl';

function AddressBar(props: {
  action: string;
  messages: { label: string; submit: string; submitting: string };
  field: RefObject<HTMLInputElement | null>;
  /** Its value in a form posted without script. */
  value: string | undefined;
  error: string | undefined;
  state: FormState;
  hydrated: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: () => void;
}) {
  const { messages, error } = props;
  return (
    <form
      className={s.bar}
      action={`${props.action}#${replyId}`}
      method="post"
      aria-label={messages.submit}
      noValidate
      data-hydrated={props.hydrated || undefined}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
    >
      <label htmlFor={name}>{messages.label}</label>
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
      <SubmitButton state={props.state} label={messages.submit} submitting={messages.submitting} small />
      <p id={`${name}-error`} data-error-for={name} hidden={error === undefined}>
        {error}
      </p>
    </form>
  );
}

export const island = defineIsland('tag-check', TagCheck);
