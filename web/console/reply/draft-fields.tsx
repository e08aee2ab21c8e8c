import { useId, useRef } from 'react';
import {
  buttonPlaceholder,
  type RepliableKind,
  type ReplyDraft,
  templateVariables,
  textPlaceholder,
  unknownVariables,
} from '../../../contract/console/replies.ts';
import s from './reply.module.css';

/** Subject, headline and text of a mail, and the variables that can be inserted into the text. */
export function DraftFields({
  kind,
  draft,
  onChange,
}: {
  kind: RepliableKind;
  draft: ReplyDraft;
  onChange: (change: Partial<ReplyDraft>) => void;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const unknown = unknownVariables(kind, `${draft.subject}\n${draft.title}\n${draft.text}`);
  const fields = templateVariables[kind].map((name) => `{${name}}`);

  function insert(field: string) {
    const { selectionStart: start = draft.text.length, selectionEnd: end = start } = area.current ?? {};
    onChange({ text: draft.text.slice(0, start) + field + draft.text.slice(end) });
    area.current?.focus();
  }
  return (
    <>
      <label className={s.field}>
        <span>Subject</span>
        <input
          value={draft.subject}
          required
          maxLength={200}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </label>
      <label className={s.field}>
        <span>Headline</span>
        <input
          value={draft.title}
          required
          maxLength={200}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <label className={s.field}>
        <span>Text</span>
        <textarea
          ref={area}
          value={draft.text}
          required
          rows={11}
          maxLength={4_000}
          aria-describedby={`${id}-fields`}
          aria-invalid={unknown.length > 0}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </label>
      {unknown.length > 0 && (
        <p className={s.fault} role="alert">
          {unknown.join(', ')} {unknown.length === 1 ? 'is not a field' : 'are not fields'} here. Use{' '}
          {fields.join(', ')}.
        </p>
      )}
      <div>
        <p id={`${id}-fields`} className={s.hint}>
          Fields are filled in for each mail. A click puts one into the text. {textPlaceholder} is where your
          own words go.
          {fields.includes(buttonPlaceholder) &&
            ` ${buttonPlaceholder} is the button’s place; without it the button comes last.`}
        </p>
        <div className={s.variables}>
          {fields.map((field) => (
            <button key={field} type="button" onClick={() => insert(field)}>
              {field}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
