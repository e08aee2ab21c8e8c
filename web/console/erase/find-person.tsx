import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Person, person } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { tell } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { noAnswer } from '../use-act.ts';
import s from './erase-pane.module.css';

/** The address to look for; where a person was open before, theirs. */
export function FindPerson({ onFound }: { onFound: (found: Person) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const { email } = (history.state ?? {}) as { email?: unknown };
    if (input.current && typeof email === 'string') input.current.value = email;
    input.current?.focus();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    if (email === '' || busy) return;
    setBusy(true);
    setProblem('');
    const answer = await tell(consoleApi.findPerson, { email }, person);
    setBusy(false);
    if (answer.is === 'done') onFound(answer.reply);
    else setProblem(answer.is === 'refused' ? answer.message : noAnswer);
  }
  return (
    <form className={s.find} onSubmit={submit}>
      <label htmlFor="person">E-mail address</label>
      <div className={s.row}>
        <input ref={input} id="person" type="email" required autoComplete="off" maxLength={320} />
        <Button type="submit" disabled={busy}>
          {busy ? 'Looking …' : 'Find what is known'}
        </Button>
      </div>
      <p className={s.hint}>Looks through everything visitors sent, and what was written about it.</p>
      {problem && <Notice>{problem}</Notice>}
    </form>
  );
}
