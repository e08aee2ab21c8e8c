import { type SubmitEvent, useRef, useState } from 'react';
import { describeEmailError } from '../../../content/describe-field-error.ts';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import type { Messages } from '../../../content/messages/messages.ts';
import { cleanAddress, countCharacters, maxLengths } from '../../../contract/clean-text.ts';
import { isEmail } from '../../../contract/email.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import s from './coming-soon-form.module.css';

interface Props {
  /** Where the form is posted without script: the page itself. The server responds with the waitlist form. */
  action: string;
  messages: Messages['comingSoon']['form'] & Pick<FormMessages, 'hints' | 'tooLong'>;
  /** The page that gets the address as `?email=`. */
  waitlist: string;
  sent?: SubmittedForm;
}

function ComingSoonForm({ action, messages, waitlist, sent }: Props) {
  const [error, setError] = useState(sent?.fields.email);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = cleanAddress(field.current?.value ?? '');
    if (isAcceptable(email)) return location.assign(`${waitlist}?${new URLSearchParams({ email })}`);
    setError(describeEmailError(email, messages, document.documentElement.lang as Locale));
    field.current?.focus();
  }

  return (
    <form className={s.form} action={action} method="post" noValidate onSubmit={submit}>
      <label htmlFor="email">{messages.email}</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={messages.placeholder}
        defaultValue={sent?.values.email}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby="email-error"
        onInput={({ currentTarget: { value } }) => isAcceptable(cleanAddress(value)) && setError(undefined)}
      />
      <button type="submit" className={`${button.button} ${button.big}`}>
        {messages.join}
      </button>
      <p id="email-error" data-error-for="email" className={s.error} role="alert">
        {error}
      </p>
    </form>
  );
}

function isAcceptable(email: string): boolean {
  return isEmail(email) && countCharacters(email) <= maxLengths.email;
}

export const island = defineIsland('coming-soon-form', ComingSoonForm);
