import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Messages } from '../../../content/messages/en.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import s from './coming-soon-form.module.css';

interface Props {
  words: Messages['comingSoon']['form'];
  /** Where the address is carried to, as `?email=`. */
  waitlist: string;
}

/** The field's own rule decides, with and without script; the script only says it in the page. */
function ComingSoonForm({ words, waitlist }: Props) {
  const [awake, setAwake] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setAwake(true), []);

  function check(event: FormEvent) {
    if (field.current?.validity.valid) return;
    event.preventDefault();
    setInvalid(true);
    field.current?.focus();
  }

  return (
    <form className={s.form} action={waitlist} method="get" noValidate={awake} onSubmit={check}>
      <label htmlFor="email">{words.email}</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        required
        pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
        maxLength={254}
        autoComplete="email"
        placeholder={words.placeholder}
        title={awake ? undefined : words.invalid}
        aria-invalid={invalid}
        aria-describedby={invalid ? 'email-error' : undefined}
        onInput={(event) => setInvalid(invalid && !event.currentTarget.validity.valid)}
      />
      <button type="submit" className={`${button.button} ${button.big}`}>
        {words.join}
      </button>
      <p id="email-error" className={s.error} role="alert">
        {invalid && words.invalid}
      </p>
    </form>
  );
}

export const island = defineIsland('coming-soon-form', ComingSoonForm);
