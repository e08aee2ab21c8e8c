import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { draftDays, honeypot } from '../../../contract/forms.ts';
import { fillBlanks, formValues, isBlank } from './controls.ts';

const draft = z.object({
  openedAt: z.number(),
  savedAt: z.number(),
  values: z.record(z.string(), z.string()),
});

/** Unsent input, with the times when the form was first opened and when this was saved, in epoch milliseconds. */
export type Draft = z.output<typeof draft>;

const dayMs = 86_400_000;

/** Drafts are stored in this browser only, and shared by a page's languages. */
function readDraft(path: string): Draft | undefined {
  try {
    const kept = parseDraft(localStorage.getItem(storageKey(path)));
    if (kept && kept.savedAt > Date.now() - draftDays * dayMs) return kept;
    dropDraft(path);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be blocked: the form works without drafts. */
function writeDraft(path: string, kept: Draft): void {
  try {
    localStorage.setItem(storageKey(path), JSON.stringify(kept));
  } catch {}
}

function dropDraft(path: string): void {
  try {
    localStorage.removeItem(storageKey(path));
  } catch {}
}

/** Storage may contain anything: drafts of older versions, or edits by the visitor. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

function storageKey(path: string): string {
  return `draft:${path}`;
}

const pauseMs = 300;

/** Keeps input across reloads, failures and languages. `restores` is false if the page comes with values. */
export function useDraft(form: RefObject<HTMLFormElement | null>, path: string, restores: boolean) {
  const openedAt = useRef(0);
  const pause = useRef(0);

  function save() {
    clearTimeout(pause.current);
    if (form.current === null || isBlank(form.current)) return dropDraft(path);
    const { [honeypot]: _trap, ...values } = formValues(form.current);
    writeDraft(path, { openedAt: openedAt.current, savedAt: Date.now(), values });
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
    /** Milliseconds since the form was first opened. */
    openMs: () => Math.round(Date.now() - openedAt.current),
    saveSoon() {
      clearTimeout(pause.current);
      pause.current = window.setTimeout(save, pauseMs);
    },
    save,
  };
}
