import { type SubmitEvent, useState } from 'react';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import t from '../../ui/text.module.css';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { drafts } from '../session-storage.ts';
import { dayAndTime } from '../time.ts';
import { useAction } from '../use-action.ts';
import s from './notes.module.css';

/** The operators' notes, and a form to add one. Drafts survive a reload. */
export function Notes({ detail: { kind, row, events } }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  const draft = `note/${kind}/${row.id}`;
  const [text, setText] = useState(() => drafts.read(draft));
  const save = useAction();
  const notes = events.filter((event) => event.kind === 'note').toSorted((a, b) => a.at.localeCompare(b.at));

  function type(typed: string) {
    setText(typed);
    drafts.keep(draft, typed);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '') return;
    if (await save.run(consoleApi.act(kind, row.id, 'note'), { text }, 'Note saved')) type('');
  }
  if (!mayEdit && notes.length === 0) return null;
  return (
    <section className={s.notes} aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      {notes.length > 0 && (
        <ol>
          {notes.map(({ id, at, actor, detail }) => (
            <li key={id}>
              <p>{String(detail.text ?? '')}</p>
              <small>
                {actor}, {dayAndTime(at)}
              </small>
            </li>
          ))}
        </ol>
      )}
      {mayEdit && (
        <form onSubmit={submit}>
          <label htmlFor="note" className={t.hidden}>
            Add a note
          </label>
          <textarea
            id="note"
            data-key="note"
            rows={2}
            maxLength={5_000}
            placeholder="Add a note"
            value={text}
            onChange={({ target }) => type(target.value)}
          />
          {save.problem && <Notice>{save.problem}</Notice>}
          <Button type="submit" look="ghost" disabled={save.busy}>
            {save.busy ? 'Saving …' : 'Save note'}
          </Button>
        </form>
      )}
    </section>
  );
}
