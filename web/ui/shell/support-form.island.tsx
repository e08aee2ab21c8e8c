import { type FormEvent, useState } from 'react';
import type { Messages } from '../../../content/messages/en.ts';
import { businessTypes, supportTypes } from '../../../contract/support.ts';
import button from '../button.module.css';
import { defineIsland } from '../island-definition.ts';
import s from './support-form.module.css';

interface Props {
  words: Messages['layout']['support'];
  email: string;
}

/** Writes the visitor's question as an e-mail in their own mail program. */
function SupportForm({ words, email }: Props) {
  const [missing, setMissing] = useState(false);

  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const message = String(data.get('message')).trim();
    setMissing(message === '');
    if (message === '') {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    const type = words.supportTypes[data.get('supportType') as keyof typeof words.supportTypes];
    const who = words.businessTypes[data.get('businessType') as keyof typeof words.businessTypes];
    const body = `${message}\n\n${data.get('name')} (${who})`;
    location.href = `mailto:${email}?subject=${encodeURIComponent(type)}&body=${encodeURIComponent(body)}`;
  }

  return (
    <form className={s.form} onSubmit={write} noValidate>
      <label>
        {words.name}
        {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the panel opens */}
        <input name="name" autoComplete="name" maxLength={200} autoFocus />
      </label>
      <div className={s.two}>
        <label>
          {words.businessType}
          <select name="businessType" defaultValue={businessTypes[0]}>
            {businessTypes.map((type) => (
              <option key={type} value={type}>
                {words.businessTypes[type]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.supportType}
          <select name="supportType" defaultValue={supportTypes[0]}>
            {supportTypes.map((type) => (
              <option key={type} value={type}>
                {words.supportTypes[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        {words.message}
        <textarea
          name="message"
          rows={3}
          maxLength={4000}
          aria-invalid={missing}
          aria-describedby={missing ? 'chat-error' : undefined}
        />
      </label>
      {missing && (
        <p id="chat-error" className={s.error} role="alert">
          {words.messageMissing}
        </p>
      )}
      <p className={s.note}>
        {words.note} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <button type="submit" className={button.button}>
        {words.write}
      </button>
    </form>
  );
}

export const island = defineIsland('support-form', SupportForm);
