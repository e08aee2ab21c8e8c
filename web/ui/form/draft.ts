import * as z from 'zod/mini';

const draft = z.object({
  openedAt: z.number(),
  values: z.record(z.string(), z.string()),
});

/** What was typed and not yet sent, and when the form was first opened, in milliseconds since 1970. */
export type Draft = z.output<typeof draft>;

/** Drafts live in this browser only, under the path that all languages of a page share. */
export function readDraft(path: string): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(keyOf(path)));
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing for us loses the draft, not the form. */
export function writeDraft(path: string, kept: Draft): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(kept));
  } catch {}
}

export function dropDraft(path: string): void {
  try {
    localStorage.removeItem(keyOf(path));
  } catch {}
}

/** Anything may stand in the storage: older versions wrote there, and so can the visitor. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

function keyOf(path: string): string {
  return `draft:${path}`;
}
