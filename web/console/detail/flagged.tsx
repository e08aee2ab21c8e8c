import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAct } from '../use-act.ts';
import { flagWords } from '../words.ts';
import s from './flagged.module.css';

/** Held back as a program's. Who knows better lets its mails go. */
export function Flagged({ detail: { kind, row }, flag }: { detail: Detail; flag: string }) {
  const { mayEdit } = useConsole();
  const unflag = useAct();
  return (
    <div className={s.flagged}>
      <Notice tone="warn">
        <span>Looks like spam: {flagWords[flag] ?? flag}. Its mails are held back.</span>
        {mayEdit && (
          <Button
            look="ghost"
            disabled={unflag.busy}
            onClick={() =>
              unflag.run(
                consoleApi.act(kind, row.id, 'unflag'),
                {},
                `${row.title}: not spam, its mails go out`,
              )
            }
          >
            Not spam: send the mails
          </Button>
        )}
      </Notice>
      {unflag.problem && <Notice>{unflag.problem}</Notice>}
    </div>
  );
}
