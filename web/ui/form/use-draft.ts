import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { honeypot } from '../../../contract/form-trap.ts';
import { fillBlanks, isBlank, valuesOf } from './controls.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

const pauseMs = 300;

/** Keeps what is typed across reloads, failures and languages. `restores` is off where the page brings values of its own. */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string, restores: boolean) {
  const openedAt = useRef(0);
  const pause = useRef(0);

  function save() {
    clearTimeout(pause.current);
    if (form.current === null || isBlank(form.current)) return dropDraft(path);
    const { [honeypot]: _trap, ...values } = valuesOf(form.current);
    writeDraft(path, { openedAt: openedAt.current, values });
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(path);
    openedAt.current = Math.min(performance.timeOrigin, draft?.openedAt ?? Number.POSITIVE_INFINITY);
    if (draft && restores && form.current) fillBlanks(form.current, draft.values);
  });
  const leave = useEffectEvent(save);
  useEffect(() => {
    restore();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  return {
    /** How long the form has lain open. */
    openMs: () => Math.round(Date.now() - openedAt.current),
    saveSoon() {
      clearTimeout(pause.current);
      pause.current = window.setTimeout(save, pauseMs);
    },
    save,
  };
}
