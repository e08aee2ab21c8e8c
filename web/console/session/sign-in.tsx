import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Session, session } from '../../../contract/console/session.ts';
import look from '../../ui/button.module.css';
import { valuesOf } from '../../ui/form/controls.ts';
import { TextField } from '../../ui/form/field.tsx';
import group from '../../ui/form/group.module.css';
import panel from '../../ui/panel.module.css';
import sheet from '../../ui/sheet.module.css';
import { type Answer, get, post } from '../api.ts';
import { Header } from '../frame/frame.tsx';
import { Button, Notice } from '../parts/controls.tsx';
import { duration } from '../time.ts';
import s from './sign-in.module.css';

const messages: Readonly<Record<string, string>> = {
  wrongSignIn: 'The email address and password don’t match. Please check both.',
  wrongCode: 'That code is wrong or has already been used. Wait for the next one.',
  tooManyCodes:
    'Too many codes were tried for this address today. Use a recovery code, or a browser you have signed in with before.',
  noCookie:
    'The password is right, but this browser did not keep the sign-in cookie. It does so over https only, and where cookies are allowed.',
  needsHttps: 'Nothing was sent. Open this page over https to sign in.',
  offline: 'The server does not answer. Try again in a moment.',
  codeNeeded: '',
};

/** Browsers keep the sign-in cookie over https and on localhost only. */
const needsHttps = () => !isSecureContext;

/** Password first, then the code where the operator has one. */
export function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [known, setKnown] = useState<{ email: string; password: string }>();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step focuses its first empty field
  useEffect(() => {
    document.title = 'Sign in · Console';
    form.current?.querySelector<HTMLInputElement>('input:not([value])')?.focus();
  }, [known, recovering]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // The password would travel in the clear, and the cookie would be dropped anyway.
    if (needsHttps()) return setRefusal(messages.needsHttps ?? '');
    const typed: Record<string, string> = { ...known, ...valuesOf(event.currentTarget) };
    const { email = '', password = '', code } = typed;
    setBusy(true);
    const body = { email, password, ...(code !== undefined && { code: code.trim() }) };
    const answer = await post(consoleApi.signIn, body, session);
    const kept = answer.is === 'done' ? await get(consoleApi.session, session) : undefined;
    setBusy(false);
    if (kept?.is === 'done') return onSignedIn(kept.reply);
    const reason = outcome(answer, kept, code !== undefined);
    if (reason === 'codeNeeded') setKnown({ email, password });
    else selectForRetry(form.current?.querySelector('[name=password], [name=code]'));
    setRefusal(messages[reason] ?? (answer.is === 'refused' ? refusalText(answer) : ''));
  }
  function startAgain() {
    setKnown(undefined);
    setRecovering(false);
    setRefusal('');
  }

  return (
    <>
      <Header />
      <main id="main" className={`${sheet.sheet} ${s.stage}`}>
        <form ref={form} className={`${panel.panel} ${s.panel}`} method="post" onSubmit={submit}>
          <h1>{known ? 'One more step' : 'Sign in'}</h1>
          {needsHttps() && <HttpsNeeded />}
          {refusal && <Notice>{refusal}</Notice>}
          {known ? (
            <>
              <p>
                {recovering
                  ? 'Type one of the recovery codes you were given. Each works once.'
                  : `Type the six digits that your authenticator app shows for ${known.email}.`}
              </p>
              <div className={group.group}>
                <TextField
                  key={recovering ? 'recovery' : 'code'}
                  wide
                  name="code"
                  label={recovering ? 'Recovery code' : 'Code'}
                  inputMode={recovering ? 'text' : 'numeric'}
                  autoComplete={recovering ? 'off' : 'one-time-code'}
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
              <>
                <Button look="link" onClick={() => setRecovering(!recovering)}>
                  {recovering ? 'Use the authenticator app' : 'Use a recovery code'}
                </Button>
                <Button look="link" onClick={startAgain}>
                  Start again
                </Button>
              </>
            )}
          </div>
        </form>
      </main>
    </>
  );
}

function HttpsNeeded() {
  const secure = location.href.replace(/^http:/, 'https:');
  return (
    <Notice tone="warn">
      <span>
        Signing in needs https: browsers do not keep the sign-in cookie for {location.host} over plain http.{' '}
        <a href={secure}>Open this page over https</a>, or the console at localhost on the server itself.
      </span>
    </Notice>
  );
}

/** Why the sign-in failed: the server's answer, or a browser that did not keep the cookie. */
function outcome(answer: Answer<Session>, kept: Answer<Session> | undefined, withCode: boolean): string {
  if (kept?.is === 'signedOut') return 'noCookie';
  if (answer.is !== 'refused') return 'offline';
  return answer.code === 'tooMany' && withCode ? 'tooManyCodes' : answer.code;
}

function refusalText({ code, message, waitSeconds }: Extract<Answer<never>, { is: 'refused' }>): string {
  if (code !== 'tooMany') return message;
  return `Too many tries from this network. Try again in ${duration(waitSeconds)}, or use a browser you have signed in with before.`;
}

/** Selects the refused value, unless the operator is typing elsewhere by now. */
function selectForRetry(field: HTMLInputElement | null | undefined): void {
  const active = document.activeElement;
  if (active === field || !(active instanceof HTMLInputElement)) field?.select();
}
