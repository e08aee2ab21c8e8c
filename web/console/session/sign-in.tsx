import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Session, session } from '../../../contract/console/session.ts';
import look from '../../ui/button.module.css';
import { valuesOf } from '../../ui/form/controls.ts';
import group from '../../ui/form/group.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import panel from '../../ui/panel.module.css';
import sheet from '../../ui/sheet.module.css';
import { tell } from '../api.ts';
import { Header } from '../frame/header.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import s from './sign-in.module.css';

const answers: Readonly<Record<string, string>> = {
  wrongSignIn: 'That did not match. Check the address and the password.',
  wrongCode: 'That code did not match, or was used already. Wait for the next one.',
  away: 'The server does not answer. Try again in a moment.',
  codeNeeded: '',
};

/** The door. After it the view that the address asks for is shown. */
export function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [known, setKnown] = useState<{ email: string; password: string }>();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts in its first empty field
  useEffect(() => {
    document.title = 'Sign in · Console';
    form.current?.querySelector<HTMLInputElement>('input:not([value])')?.focus();
  }, [known]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed: Record<string, string> = { ...known, ...valuesOf(event.currentTarget) };
    const { email = '', password = '', code } = typed;
    setBusy(true);
    const body = { email, password, ...(code !== undefined && { code: code.trim() }) };
    const answer = await tell(consoleApi.signIn, body, session);
    setBusy(false);
    if (answer.is === 'done') return onSignedIn(answer.reply);
    const said = answer.is === 'refused' ? answer.code : 'away';
    if (said === 'codeNeeded') setKnown({ email, password });
    else offerAgain(form.current?.querySelector('[name=password], [name=code]'));
    setRefusal(answers[said] ?? (answer.is === 'refused' ? answer.message : ''));
  }
  function startAgain() {
    setKnown(undefined);
    setRefusal('');
  }

  return (
    <>
      <Header />
      <main id="main" className={`${sheet.sheet} ${s.stage}`}>
        <form ref={form} className={`${panel.panel} ${s.panel}`} method="post" onSubmit={submit}>
          <h1>{known ? 'One more step' : 'Sign in'}</h1>
          {refusal && <Notice>{refusal}</Notice>}
          {known ? (
            <>
              <p>Type the six digits that your authenticator app shows for {known.email}.</p>
              <div className={group.group}>
                <TextField
                  key="code"
                  wide
                  name="code"
                  label="Code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                />
              </div>
            </>
          ) : (
            <div className={group.group}>
              <TextField wide name="email" label="Email" type="email" autoComplete="username" />
              <TextField
                wide
                name="password"
                label="Password"
                type="password"
                autoComplete="current-password"
              />
            </div>
          )}
          <div className={s.actions}>
            <button type="submit" className={`${look.button} ${look.big}`} disabled={busy}>
              {busy ? 'Signing in …' : 'Sign in'}
            </button>
            {known && (
              <Button look="link" onClick={startAgain}>
                Start again
              </Button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

/** Selects what was refused, unless somebody is typing elsewhere by now. */
function offerAgain(field: HTMLInputElement | null | undefined): void {
  const active = document.activeElement;
  if (active === field || !(active instanceof HTMLInputElement)) field?.select();
}
