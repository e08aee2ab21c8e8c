import { useEffect, useState } from 'react';
import { Button, Notice } from '../parts/controls.tsx';
import s from './bulk.module.css';
import type { useBulk } from './use-bulk.ts';

const listed = 5;

/** The progress and result of a bulk change. */
export function BulkResult({ bulk: { state, reset } }: { bulk: ReturnType<typeof useBulk> }) {
  const over = state.is === 'done' ? state.over : undefined;
  const isOver = useIsPast(over?.at);
  if (state.is === 'idle') return null;
  if (state.is === 'failed') return <Notice>{state.message}</Notice>;
  if (state.is === 'busy') {
    return (
      <p className={s.result}>
        {state.done.toLocaleString('en')} of {state.of.toLocaleString('en')} done …
      </p>
    );
  }
  const { text, left, undo } = state;
  return (
    <div className={s.result}>
      <span>{isOver ? over?.text : text}</span>
      {undo && !isOver && (
        <Button look="link" onClick={undo}>
          Undo
        </Button>
      )}
      <Button look="link" onClick={reset}>
        Close
      </Button>
      {left.length > 0 && (
        <ul>
          {[...Map.groupBy(left, ({ refused }) => refused ?? '')].slice(0, listed).map(([why, those]) => (
            <li key={why}>
              {those.length.toLocaleString('en')} left out: {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** True from a moment on; false without one. */
function useIsPast(at: number | undefined): boolean {
  const [past, setPast] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setPast(at), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && past === at;
}
