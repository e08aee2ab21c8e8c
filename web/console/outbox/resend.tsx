import type { Delivery } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAct } from '../use-act.ts';
import { templateWord } from '../words.ts';

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
