import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { consoleApi } from '../../../contract/console/paths.ts';
import { newCode, recoveryCodeCount, recoveryCodes } from '../../../contract/console/session.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { TextField } from '../../ui/form/field.tsx';
import { failureText, get } from '../api.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import s from './account-pane.module.css';
import { useAccountForm } from './use-account-form.ts';

type OnCodes = (codes: readonly string[]) => void;

/** Turns on the second factor. */
export function SetUpCode({ onCodes }: { onCodes: OnCodes }) {
  const [key, setKey] = useState<z.output<typeof newCode>>();
  const [failed, setFailed] = useState('');
  async function begin() {
    const result = await get(consoleApi.code, newCode);
    if (result.is === 'done') setKey(result.reply);
    setFailed(failureText(result));
  }
  if (key) return <ProveCode code={key} onCodes={onCodes} />;
  return (
    <section className={s.form} aria-labelledby="code-title">
      <h2 id="code-title">Sign in with a code too</h2>
      <p>An authenticator app then shows six digits that you type after the password.</p>
      {failed && <Notice>{failed}</Notice>}
      <Button look="ghost" onClick={begin}>
        Set up the code
      </Button>
    </section>
  );
}

function ProveCode(props: { code: z.output<typeof newCode>; onCodes: OnCodes }) {
  const { secret, uri, qr } = props.code;
  const { submit, problem, busy } = useAccountForm(
    consoleApi.code,
    'Two-factor codes are now required',
    ({ code = '', password = '' }) => ({ secret, code: code.replaceAll(/\s/g, ''), password }),
    { reply: recoveryCodes, take: (reply) => props.onCodes(reply.recoveryCodes) },
  );
  return (
    <form className={s.form} method="post" onSubmit={submit} aria-labelledby="code-title">
      <h2 id="code-title">Sign in with a code too</h2>
      <p>Scan this with your authenticator app:</p>
      <svg
        className={s.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of the key below"
      >
        <path d={qr.path} />
      </svg>
      <p>Or type this key into it:</p>
      <p className={s.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <p>
        Or <a href={uri}>open it in an app on this device</a>.
      </p>
      <div className={s.fields}>
        <TextField
          name="code"
          label="The code it shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <TextField name="password" label="Your password" type="password" autoComplete="current-password" />
      </div>
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" disabled={busy}>
        Turn the code on
      </Button>
    </form>
  );
}

/** At this many recovery codes or fewer, the operator is asked to create new ones. */
const few = 3;

/** Recovery codes, and a way to disable the second factor. `codes` are those just created. */
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

/** Shown only once; just their hashes are stored. */
export function FreshCodes({ codes }: { codes: readonly string[] }) {
  const { operator } = useConsole();
  const text = codes.join('\n');
  const section = useRef<HTMLElement>(null);
  // The submitted form is gone or further down, so move the focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses for each new set of codes
  useEffect(() => section.current?.focus(), [codes]);
  function save() {
    downloadFile('recovery-codes.txt', new Blob([`Recovery codes of ${operator.email}\n\n${text}\n`]));
  }
  return (
    <section ref={section} tabIndex={-1} className={s.form} aria-labelledby="fresh-title">
      <h2 id="fresh-title">Your recovery codes</h2>
      <Notice tone="warn">
        <span>
          Store them somewhere other than your phone. They are shown only once, and each works once.
        </span>
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

/** One password field with two submit buttons. */
function ManageCode({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { recoveryCodesLeft: left } = useConsole();
  const [chosen, setChosen] = useState<'renew' | 'remove'>('renew');
  const toBody = ({ password = '' }: Record<string, string>) => ({ password });
  const forms = {
    renew: useAccountForm(
      consoleApi.renewRecoveryCodes,
      'New recovery codes are shown, the old ones are void',
      toBody,
      { reply: recoveryCodes, take: (reply) => onCodes(reply.recoveryCodes) },
    ),
    remove: useAccountForm(consoleApi.removeCode, 'No code is asked for any more', toBody),
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
