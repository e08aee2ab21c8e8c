import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { erased, type Person } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { emailKey } from '../../../contract/text.ts';
import { tell, tellForFile } from '../api.ts';
import { useConsole } from '../context.ts';
import lines from '../detail/detail-view.module.css';
import { Button } from '../parts/button.tsx';
import { Moment } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { saveFile } from '../save-file.ts';
import { noAnswer } from '../use-act.ts';
import { kindWords } from '../words.ts';
import s from './erase-pane.module.css';

/** What is known about a person, as a file if they ask for it, and its end. */
export function PersonFound({ person, onErased }: { person: Person; onErased: (removed: number) => void }) {
  const { email, found } = person;
  const { refresh } = useConsole();
  const title = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);

  async function exportAll() {
    setProblem('');
    const answer = await tellForFile(consoleApi.exportPerson, { email });
    if (answer.is === 'done') saveFile(answer.reply, 'person.json');
    else setProblem(answer.is === 'refused' ? answer.message : noAnswer);
  }
  async function erase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (emailKey(again.trim()) !== emailKey(email)) {
      return setProblem(`That is not ${email}. Nothing was erased.`);
    }
    setBusy(true);
    const answer = await tell(consoleApi.erasePerson, { email }, erased);
    setBusy(false);
    if (answer.is !== 'done') return setProblem(answer.is === 'refused' ? answer.message : noAnswer);
    onErased(answer.reply.removed);
    refresh();
  }
  return (
    <section className={s.found} aria-labelledby="found">
      <h2 id="found" ref={title} tabIndex={-1}>
        {found.length === 0 ? `Nothing is known about ${email}` : email}
      </h2>
      {found.length > 0 && (
        <>
          <ul className={lines.lines}>
            {found.map(({ kind, id, title: name, createdAt }) => (
              <li key={id}>
                <span>
                  <PlaceLink to={{ kind, id, view: { status: 'any', flagged: 'any' } }}>
                    {name || 'No name'}
                  </PlaceLink>
                  <small>{kindWords[kind].one}</small>
                </span>
                <Moment at={createdAt} long className={lines.time} />
              </li>
            ))}
          </ul>
          <p>
            <Button look="ghost" onClick={exportAll}>
              Export as a file
            </Button>
          </p>
          <form className={s.danger} onSubmit={erase}>
            <h3>Erase all of it, for good</h3>
            <p>
              Gone afterwards: what they sent, notes and history about it, files, and mails not yet sent. It
              cannot be undone.
            </p>
            <label htmlFor="again">Type {email} to go on</label>
            <input
              id="again"
              autoComplete="off"
              value={again}
              onChange={({ target }) => setAgain(target.value)}
            />
            <Button type="submit" look="destroy" disabled={busy}>
              {busy ? 'Erasing …' : found.length === 1 ? 'Erase it' : `Erase all ${found.length}`}
            </Button>
          </form>
        </>
      )}
      {problem && <Notice>{problem}</Notice>}
    </section>
  );
}
