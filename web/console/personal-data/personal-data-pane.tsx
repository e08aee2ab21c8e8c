import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Erased, type PersonalData, personalData } from '../../../contract/console/personal-data.ts';
import { failureText, post } from '../api.ts';
import { useConsole } from '../context.ts';
import { erasedLabel } from '../labels.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { FoundPersonalData } from './found.tsx';
import s from './personal-data-pane.module.css';

/** Finds everything stored about an email address, exports it or erases it. */
export function PersonalDataPane() {
  const { mayEdit } = useConsole();
  const [person, setFound] = useState<PersonalData>();
  const [erased, setErased] = useState<{ email: string; what: Erased }>();

  function show(found: PersonalData) {
    setErased(undefined);
    setFound(found);
  }
  function done(what: Erased) {
    setErased({ email: person?.email ?? '', what });
    setFound(undefined);
  }
  return (
    <Pane title="Personal data">
      <div className={s.steps}>
        {mayEdit ? (
          <>
            <AddressSearch onFound={show} />
            {erased && (
              <Notice tone="ok">
                <span role="status">
                  {erased.email}: {erasedLabel(erased.what)} The audit log records the erasure, not the
                  person.
                </span>
              </Notice>
            )}
            {person && <FoundPersonalData key={person.email} person={person} onErased={done} />}
          </>
        ) : (
          <p>Only an editor can export or erase personal data.</p>
        )}
      </div>
    </Pane>
  );
}

/** Prefilled with the address of the submission the operator came from. */
function AddressSearch({ onFound }: { onFound: (found: PersonalData) => void }) {
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
    const result = await post(consoleApi.findPersonalData, { email }, personalData);
    setBusy(false);
    if (result.is === 'done') onFound(result.reply);
    else setProblem(failureText(result));
  }
  return (
    <form className={s.find} onSubmit={submit}>
      <label htmlFor="person">Email address</label>
      <div className={s.row}>
        <input ref={input} id="person" type="email" required autoComplete="off" maxLength={320} />
        <Button type="submit" disabled={busy}>
          {busy ? 'Looking …' : 'Search'}
        </Button>
      </div>
      <p className={s.hint}>Looks through everything visitors sent, and what was written about it.</p>
      {problem && <Notice>{problem}</Notice>}
    </form>
  );
}
