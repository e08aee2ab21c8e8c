import { useState } from 'react';
import type * as z from 'zod/mini';
import { consoleApi } from '../../../contract/console/paths.ts';
import { newCode, recoveryCodes } from '../../../contract/console/session.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { ask } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { noAnswer } from '../use-act.ts';
import s from './account-pane.module.css';
import { useAccountForm } from './use-account-form.ts';

type OnCodes = (codes: readonly string[]) => void;

/** Asks for a code beside the password from now on. */
export function SetUpCode({ onCodes }: { onCodes: OnCodes }) {
  const [key, setKey] = useState<z.output<typeof newCode>>();
  const [failed, setFailed] = useState('');
  async function begin() {
    const answer = await ask(consoleApi.code, newCode);
    if (answer.is === 'done') setKey(answer.reply);
    setFailed(answer.is === 'done' ? '' : answer.is === 'refused' ? answer.message : noAnswer);
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
    'From now on a code is asked for',
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
