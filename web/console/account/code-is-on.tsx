import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { recoveryCodeCount, recoveryCodes } from '../../../contract/console/session.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { saveFile } from '../save-file.ts';
import s from './account-pane.module.css';
import { useAccountForm } from './use-account-form.ts';

/** From so few on it is time to make new ones. */
const few = 3;

/** A code is asked for: its recovery codes, and how to be without it again. `codes` are those just made. */
export function CodeIsOn(props: {
  codes: readonly string[] | undefined;
  onCodes: (codes: readonly string[]) => void;
}) {
  return (
    <div className={s.parts}>
      {props.codes && <FreshCodes codes={props.codes} />}
      <ManageCode onCodes={props.onCodes} />
    </div>
  );
}

/** Shown once: nobody can read them again. */
function FreshCodes({ codes }: { codes: readonly string[] }) {
  const { operator } = useConsole();
  const text = codes.join('\n');
  const section = useRef<HTMLElement>(null);
  // The form that was sent is gone, or further down: whoever uses a keyboard goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other codes are read anew
  useEffect(() => section.current?.focus(), [codes]);
  function save() {
    saveFile(new Blob([`Recovery codes of ${operator.email}\n\n${text}\n`]), 'recovery-codes.txt');
  }
  return (
    <section ref={section} tabIndex={-1} className={s.form} aria-labelledby="fresh-title">
      <h2 id="fresh-title">Your recovery codes</h2>
      <Notice tone="warn">
        <span>Keep them where your phone is not. They are shown this once; each signs you in one time.</span>
      </Notice>
      <ul className={s.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={save}>Save as a file</Button>
    </section>
  );
}

/** One password, two things to do with it. */
function ManageCode({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { recoveryCodesLeft: left } = useConsole();
  const [chosen, setChosen] = useState<'renew' | 'remove'>('renew');
  const bodyOf = ({ password = '' }: Record<string, string>) => ({ password });
  const forms = {
    renew: useAccountForm(
      consoleApi.renewRecoveryCodes,
      'New recovery codes are shown, the old ones are void',
      bodyOf,
      { reply: recoveryCodes, take: (reply) => onCodes(reply.recoveryCodes) },
    ),
    remove: useAccountForm(consoleApi.removeCode, 'No code is asked for any more', bodyOf),
  };
  const { problem, busy } = forms[chosen];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const choice = event.nativeEvent.submitter?.dataset.choice === 'remove' ? 'remove' : 'renew';
    setChosen(choice);
    forms[choice].submit(event);
  }
  return (
    <form className={s.form} method="post" onSubmit={submit} aria-labelledby="code-title">
      <h2 id="code-title">Code at sign-in: on</h2>
      <p>
        Each recovery code signs you in once without the authenticator app. {left} of {recoveryCodeCount} are
        unused.
      </p>
      {left <= few && <Notice tone="warn">Few recovery codes are left: make new ones.</Notice>}
      <div className={s.fields}>
        <TextField name="password" label="Your password" type="password" autoComplete="current-password" />
      </div>
      {problem && <Notice>{problem}</Notice>}
      <div className={s.ways}>
        <Button type="submit" look="ghost" disabled={busy}>
          Make new recovery codes
        </Button>
        <Button type="submit" look="danger" disabled={busy} data-choice="remove">
          Remove the code
        </Button>
      </div>
      <small className={s.aside}>Without the code the password alone opens the console.</small>
    </form>
  );
}
