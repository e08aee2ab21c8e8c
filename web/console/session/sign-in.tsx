import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi, type SingleSignOnProblem } from '../../../contract/console/paths.ts';
import { type Session, session, signInWays } from '../../../contract/console/session.ts';
import { formValues } from '../../ui/form/controls.ts';
import { TextField } from '../../ui/form/field.tsx';
import group from '../../ui/form/group.module.css';
import { type ConsoleResult, get, post } from '../api.ts';
import { Button, buttonClasses, Notice } from '../parts/controls.tsx';
import { duration } from '../time.ts';
import { OwnDay } from './own-day.tsx';
import { CardForm, StageActions } from './stage.tsx';

const messages: Readonly<Record<string, string>> = {
  wrongSignIn: 'The email address and password don’t match. Please check both.',
  wrongCode: 'That code is wrong or has already been used. Wait for the next one.',
  tooManyCodes:
    'Too many codes were tried for this address today. Use a recovery code, or a browser you have signed in with before.',
  noCookie:
    'The password is right, but this browser did not keep the sign-in cookie. It does so over https only, and where cookies are allowed.',
  needsHttps: 'Nothing was sent. Open this page over https to sign in.',
  offline: 'The server isn’t responding. Try again in a moment.',
  codeNeeded: '',
};

/** Browsers only store the sign-in cookie over HTTPS and on localhost. */
const needsHttps = () => !isSecureContext;

const news = {
  passwordSet: 'Your password is set. Sign in with it.',
  unreachable: 'The single sign-on provider isn’t responding. Try again later, or use your password.',
  noOperator:
    'Your single sign-on account doesn’t match any operator. Ask an admin to invite you, or use your password.',
  incomplete: 'Single sign-on wasn’t completed. Try again, or use your password.',
} satisfies Record<SingleSignOnProblem | 'passwordSet', string>;
export type SignInNews = keyof typeof news;

/**
 * Asks for the password, then for a code if the operator has a second factor. `news` is a message about what just
 * happened.
 */
export function SignIn(props: {
  onSignedIn: (session: Session) => void;
  onForgotten: () => void;
  news: SignInNews | undefined;
}) {
  const [known, setKnown] = useState<{ email: string; password: string }>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const hasSingleSignOn = useSingleSignOn();
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step focuses its first empty field
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([value])')?.focus();
  }, [known, recovering]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // The password would be sent unencrypted, and the cookie would not be stored anyway.
    if (needsHttps()) return setProblem(messages.needsHttps ?? '');
    const typed: Record<string, string> = { ...known, ...formValues(event.currentTarget) };
    const { email = '', password = '', code } = typed;
    setBusy(true);
    const body = { email, password, ...(code !== undefined && { code: code.trim() }) };
    const result = await post(consoleApi.signIn, body, session);
    const kept = result.is === 'done' ? await get(consoleApi.session, session) : undefined;
    setBusy(false);
    if (kept?.is === 'done') return props.onSignedIn(kept.reply);
    const reason = outcome(result, kept, code !== undefined);
    if (reason === 'codeNeeded') setKnown({ email, password });
    else selectForRetry(form.current?.querySelector('[name=password], [name=code]'));
    setProblem(messages[reason] ?? (result.is === 'error' ? problemText(result) : ''));
  }
  function startAgain() {
    setKnown(undefined);
    setRecovering(false);
    setProblem('');
  }

  return (
    <CardForm ref={form} title={known ? 'One more step' : 'Sign in'} onSubmit={submit} beside={<OwnDay />}>
      {needsHttps() && <HttpsNeeded />}
      {problem ? (
        <Notice>{problem}</Notice>
      ) : (
        props.news && <Notice tone={props.news === 'passwordSet' ? 'ok' : 'bad'}>{news[props.news]}</Notice>
      )}
      {known ? <CodeFields email={known.email} recovering={recovering} /> : <PasswordFields />}
      <StageActions label={busy ? 'Signing in …' : 'Sign in'} busy={busy}>
        {known ? (
          <>
            <Button look="link" onClick={() => setRecovering(!recovering)}>
              {recovering ? 'Use the authenticator app' : 'Use a recovery code'}
            </Button>
            <Button look="link" onClick={startAgain}>
              Start again
            </Button>
          </>
        ) : (
          <>
            {hasSingleSignOn && (
              <a className={buttonClasses.link} href={consoleApi.singleSignOn}>
                Sign in with single sign-on
              </a>
            )}
            <Button look="link" onClick={props.onForgotten}>
              Forgot your password?
            </Button>
          </>
        )}
      </StageActions>
    </CardForm>
  );
}

function PasswordFields() {
  return (
    <div className={group.group}>
      <TextField wide name="email" label="Email" type="email" autoComplete="username" />
      <TextField wide name="password" label="Password" type="password" autoComplete="current-password" />
    </div>
  );
}

function CodeFields({ email, recovering }: { email: string; recovering: boolean }) {
  return (
    <>
      <p>
        {recovering
          ? 'Type one of the recovery codes you were given. Each works once.'
          : `Type the six digits that your authenticator app shows for ${email}.`}
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
  );
}

function useSingleSignOn(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    get(consoleApi.signIn, signInWays).then((result) => {
      if (result.is === 'done') setIsOn(result.reply.singleSignOn);
    });
  }, []);
  return isOn;
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

/** Why the sign-in failed: the server's response, or a browser that did not store the cookie. */
function outcome(
  result: ConsoleResult<Session>,
  kept: ConsoleResult<Session> | undefined,
  withCode: boolean,
): string {
  if (kept?.is === 'signedOut') return 'noCookie';
  if (result.is !== 'error') return 'offline';
  return result.code === 'tooMany' && withCode ? 'tooManyCodes' : result.code;
}

function problemText({ code, message, waitSeconds }: Extract<ConsoleResult<never>, { is: 'error' }>): string {
  if (code !== 'tooMany') return message;
  return `Too many tries from this network. Try again in ${duration(waitSeconds)}, or use a browser you have signed in with before.`;
}

/** Selects the rejected value, unless the operator is already typing elsewhere. */
function selectForRetry(field: HTMLInputElement | null | undefined): void {
  const active = document.activeElement;
  if (active === field || !(active instanceof HTMLInputElement)) field?.select();
}
