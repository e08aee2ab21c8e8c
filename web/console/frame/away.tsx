import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import s from './frame.module.css';

/** Said while calls get no answer. What is shown may be old; what is typed is kept. */
export function Away({ retry }: { retry: () => void }) {
  return (
    <div className={s.away}>
      <Notice>
        <span>The server does not answer. What you typed is kept; we try again every five seconds.</span>
        <Button look="ghost" onClick={retry}>
          Try now
        </Button>
      </Notice>
    </div>
  );
}
