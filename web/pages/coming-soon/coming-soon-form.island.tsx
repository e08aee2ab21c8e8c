import { type SubmitEvent, useRef, useState } from 'react';
import type { Messages } from '../../../content/messages/messages.ts';
import { isEmail } from '../../../contract/email.ts';
import button from '../../ui/button.module.css';
import type { SentForm } from '../../ui/form/form-state.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import s from './coming-soon-form.module.css';

interface Props {
  /** Where the form is posted to without script: the page itself. The server answers with the waitlist form. */
  action: string;
  words: Messages['comingSoon']['form'];
  /** The page that gets the address as `?email=`. */
  waitlist: string;
  sent?: SentForm;
}

function ComingSoonForm({ action, words, waitlist, sent }: Props) {
  const [error, setError] = useState(sent?.fields.email);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (isEmail(email)) return location.assign(`${waitlist}?${new URLSearchParams({ email })}`);
    setError(words.invalid);
    field.current?.focus();
  }

  return (
    <form className={s.form} action={action} method="post" noValidate onSubmit={submit}>
      <label htmlFor="email">{words.email}</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder={words.placeholder}
        defaultValue={sent?.values.email}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby="email-error"
        onInput={({ currentTarget: { value } }) => isEmail(value.trim()) && setError(undefined)}
      />
      <button type="submit" className={`${button.button} ${button.big}`}>
        {words.join}
      </button>
      <p id="email-error" data-error-for="email" className={s.error} role="alert">
        {error}
      </p>
    </form>
  );
}

export const island = defineIsland('coming-soon-form', ComingSoonForm);
