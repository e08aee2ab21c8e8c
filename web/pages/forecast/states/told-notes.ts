import type { ReadReport } from '../worker/forecast.worker.ts';

/** A larger share of unreadable rows changes every number. */
const maxUnreadable = 0.05;

/** The notes on a file without which its result would mislead: they are boxes, not folded away. */
export function findToldNotes({ notes, rows }: Pick<ReadReport, 'notes' | 'rows'>): number[] {
  return notes.flatMap((note, index) =>
    note.code === 'history-split' || (note.code === 'unreadable-rows' && note.count > maxUnreadable * rows)
      ? [index]
      : [],
  );
}
