import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type OpenInvitation, openInvitation } from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { minPassword } from '../../../contract/console/session.ts';
import { formValues } from '../../ui/form/controls.ts';
import { TextField } from '../../ui/form/field.tsx';
import group from '../../ui/form/group.module.css';
import { type ConsoleResult, failureText, post } from '../api.ts';
import { Button, Notice } from '../parts/controls.tsx';
import type { SignInNews } from './sign-in.tsx';
import { CardForm, StageActions } from './stage.tsx';

interface MailedLink {
  purpose: 'invitation' | 'reset';
  token: string;
}

/** The fragment of this page's URL. The page is also rendered by the build, which has none. */
export const fragment = () => globalThis.location?.hash ?? '';

/** The link that this page was opened with. */
export function linkInUrl(): MailedLink | undefined {
  const [, purpose, token] = /^#(invitation|reset)=([\w-]+)$/.exec(fragment()) ?? [];
  return purpose && token ? { purpose: purpose as MailedLink['purpose'], token } : undefined;
}

const titles = { invitation: 'Join the console', reset: 'Choose a new password' };

/** Sets a new operator's first password, or replaces a forgotten one. */
export function ChoosePassword(props: { link: MailedLink; onDone: (news?: SignInNews) => void }) {
  const { purpose, token } = props.link;
  const [invited, setInvited] = useState<OpenInvitation>();
  const [problem, setProblem] = useState('');
  const [expired, setExpired] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useFirstField(expired);

  function note(result: ConsoleResult<unknown>) {
    setExpired(result.is === 'error' && result.code === 'linkExpired');
    setProblem(failureText(result));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the link that the page was opened with
  useEffect(() => {
    if (purpose !== 'invitation') return;
    post(consoleApi.readInvitation, { token }, openInvitation).then((result) => {
      if (result.is === 'done') setInvited(result.reply);
      note(result);
    });
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = '', repeated = '' } = formValues(event.currentTarget);
    if (expired) return props.onDone();
    if (busy) return;
    if (password.length < minPassword) {
      return setProblem(`A password has at least ${minPassword} characters.`);
    }
    if (password !== repeated) return setProblem('The two passwords differ.');
    setBusy(true);
    const path = purpose === 'invitation' ? consoleApi.acceptInvitation : consoleApi.resetPassword;
    const result = await post(path, { token, password }, z.unknown());
    setBusy(false);
    note(result);
    if (result.is === 'done') props.onDone('passwordSet');
  }
  return (
    <CardForm ref={form} title={titles[purpose]} onSubmit={submit}>
      {problem && <Notice>{problem}</Notice>}
      {expired ? (
        <p>
          {purpose === 'invitation'
            ? 'Ask whoever invited you for another one. If you have joined already, sign in.'
            : 'Ask for another link on the sign-in page.'}
        </p>
      ) : (
        <>
          {invited && (
            <p>
              You join as {invited.role}, with {invited.email}.
            </p>
          )}
          <div className={group.group}>
            {invited && <input type="hidden" autoComplete="username" value={invited.email} readOnly />}
            <TextField
              wide
              name="password"
              label="Password"
              type="password"
              autoComplete="new-password"
              hint={`At least ${minPassword} characters. A passphrase is easiest to remember.`}
            />
            <TextField
              wide
              name="repeated"
              label="Password again"
              type="password"
              autoComplete="new-password"
            />
          </div>
        </>
      )}
      <StageActions
        label={expired ? 'Go to sign-in' : purpose === 'invitation' ? 'Join' : 'Set the password'}
        busy={busy}
      />
    </CardForm>
  );
}

/** Requests a password reset link. The response does not depend on whether an operator has the address. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useFirstField(sent);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { email = '' } = formValues(event.currentTarget);
    if (!email.includes('@')) return setProblem('Type your email address.');
    setBusy(true);
    const result = await post(consoleApi.forgotten, { email }, z.unknown());
    setBusy(false);
    setSent(result.is === 'done');
    setProblem(failureText(result));
  }
  return (
    <CardForm ref={form} title="Forgot your password?" onSubmit={submit}>
      {problem && <Notice>{problem}</Notice>}
      {sent ? (
        <Notice tone="ok">
          <span role="status">
            If that is the address of an operator, a link is on its way. It works once, within an hour.
          </span>
        </Notice>
      ) : (
        <p>We mail you a link to choose a new one. A code, if you use one, is still asked for.</p>
      )}
      <div className={group.group}>
        <TextField wide name="email" label="Email" type="email" autoComplete="username" />
      </div>
      <StageActions label={busy ? 'Sending …' : sent ? 'Send another link' : 'Send me a link'} busy={busy}>
        <Button look="link" onClick={onBack}>
          Back to sign-in
        </Button>
      </StageActions>
    </CardForm>
  );
}

/** Focuses the first field, and again when the form changes. */
function useFirstField(changed: boolean) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form changes
  useEffect(
    () => form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(),
    [changed],
  );
  return form;
}
