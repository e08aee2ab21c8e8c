import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Erased, erased, type PersonalData } from '../../../contract/console/personal-data.ts';
import { emailKey } from '../../../contract/text.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { failureText, post, postForFile } from '../api.ts';
import { useConsole } from '../context.ts';
import lines from '../detail/detail-view.module.css';
import { kindLabels } from '../labels.ts';
import { Button, ConsoleLink, Notice } from '../parts/controls.tsx';
import { Timestamp } from '../parts/table.tsx';
import s from './personal-data-pane.module.css';

/** The personal data found, with actions: list, export, erase. */
export function FoundPersonalData({
  person,
  onErased,
}: {
  person: PersonalData;
  onErased: (what: Erased) => void;
}) {
  const { email, found } = person;
  const { refresh } = useConsole();
  const title = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);

  async function exportAll() {
    setProblem('');
    const result = await postForFile(consoleApi.exportPersonalData, { email });
    if (result.is === 'done') downloadFile('person.json', result.reply);
    else setProblem(failureText(result));
  }
  async function erase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (emailKey(again.trim()) !== emailKey(email)) {
      return setProblem(`That is not ${email}. Nothing was erased.`);
    }
    setBusy(true);
    const result = await post(consoleApi.erasePersonalData, { email }, erased);
    setBusy(false);
    if (result.is !== 'done') return setProblem(failureText(result));
    onErased(result.reply);
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
            {found.map(({ kind, id, title: name, createdAt, isMention }) => (
              <li key={id}>
                <span>
                  <ConsoleLink to={{ kind, id, view: { status: 'any', flagged: 'any' } }}>
                    {name || 'No name'}
                  </ConsoleLink>
                  <small>
                    {kindLabels[kind].one}
                    {isMention && ' of somebody else, mentions this address'}
                  </small>
                </span>
                <Timestamp at={createdAt} long className={lines.time} />
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
              This deletes their submissions with all notes, history and files, and any unsent mail. Where
              others mention the address, only the address is taken out. It cannot be undone.
            </p>
            <label htmlFor="again">Type {email} to go on</label>
            <input
              id="again"
              autoComplete="off"
              value={again}
              onChange={({ target }) => setAgain(target.value)}
            />
            <Button type="submit" look="destroy" disabled={busy}>
              {busy ? 'Erasing …' : 'Erase for good'}
            </Button>
          </form>
        </>
      )}
      {problem && <Notice>{problem}</Notice>}
    </section>
  );
}
