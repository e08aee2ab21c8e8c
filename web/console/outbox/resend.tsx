import { useState } from 'react';
import { type Delivery, mostCounted } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAct } from '../use-act.ts';
import { amountWord, templateWord } from '../words.ts';
import s from './outbox-pane.module.css';

/** Tries again what was given up. */
export function Resend({ delivery }: { delivery: Delivery }) {
  const { mayEdit } = useConsole();
  const resend = useAct();
  if (!mayEdit || delivery.state !== 'dead') return null;
  return (
    <>
      <Button
        look="ghost"
        disabled={resend.busy}
        onClick={() =>
          resend.run(consoleApi.resend(delivery.id), {}, `${templateWord(delivery)}: goes out again`)
        }
      >
        Send again
      </Button>
      {resend.problem && <Notice>{resend.problem}</Notice>}
    </>
  );
}

/** Sends everything that failed, once the operator has confirmed it. */
export function ResendAll({ isShownFailed }: { isShownFailed: boolean }) {
  const { mayEdit, counts } = useConsole();
  const [isAsking, setAsking] = useState(false);
  const resend = useAct();
  const dead = counts?.dead ?? 0;
  if (!mayEdit || (dead === 0 && !isShownFailed)) return null;
  if (!isAsking) {
    return (
      <Button look="ghost" onClick={() => setAsking(true)}>
        Send all again
      </Button>
    );
  }
  async function confirm() {
    if (await resend.run(consoleApi.resendAll, {}, 'All that failed goes out again')) setAsking(false);
  }
  return (
    <fieldset className={s.confirm}>
      <legend>
        {dead > 0 && `${amountWord(dead, mostCounted)} given up will be sent again, and `}
        {dead > 0 ? 'what' : 'What'} waits after a failed try goes out now.
      </legend>
      <Button autoFocus disabled={resend.busy} onClick={confirm}>
        {resend.busy ? 'Sending …' : 'Send them all'}
      </Button>
      <Button look="ghost" disabled={resend.busy} onClick={() => setAsking(false)}>
        Cancel
      </Button>
      {resend.problem && <Notice>{resend.problem}</Notice>}
    </fieldset>
  );
}
