import { useState } from 'react';
import { type Delivery, maxCounted } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { amountLabel, deliveryLabel } from '../labels.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import s from './outbox-pane.module.css';

/** Retries a delivery that was given up. */
export function Resend({ delivery }: { delivery: Delivery }) {
  const { mayEdit } = useConsole();
  const resend = useAction();
  if (!mayEdit || delivery.state !== 'dead') return null;
  return (
    <>
      <Button
        look="ghost"
        disabled={resend.busy}
        onClick={() =>
          resend.run(consoleApi.resend(delivery.id), {}, `${deliveryLabel(delivery)}: goes out again`)
        }
      >
        Send again
      </Button>
      {resend.problem && <Notice>{resend.problem}</Notice>}
    </>
  );
}

/** Retries all failed deliveries, after a confirmation. */
export function ResendAll({ isShownFailed }: { isShownFailed: boolean }) {
  const { mayEdit, counts } = useConsole();
  const [step, setStep] = useState<'begin' | 'confirm' | 'cancelled'>('begin');
  const resend = useAction();
  const dead = counts?.dead ?? 0;
  if (!mayEdit || (dead === 0 && !isShownFailed)) return null;
  if (step !== 'confirm') {
    return (
      <Button look="ghost" autoFocus={step === 'cancelled'} onClick={() => setStep('confirm')}>
        Send all again
      </Button>
    );
  }
  async function confirm() {
    if (await resend.run(consoleApi.resendAll, {}, 'All that failed goes out again')) setStep('begin');
  }
  return (
    <fieldset className={s.confirm}>
      <legend>
        Sends again: {dead > 0 && `${amountLabel(dead, maxCounted)} given up, and `}
        everything waiting after a failed try.
      </legend>
      <Button autoFocus disabled={resend.busy} onClick={confirm}>
        {resend.busy ? 'Sending …' : 'Send them all'}
      </Button>
      <Button look="ghost" disabled={resend.busy} onClick={() => setStep('cancelled')}>
        Cancel
      </Button>
      {resend.problem && <Notice>{resend.problem}</Notice>}
    </fieldset>
  );
}
