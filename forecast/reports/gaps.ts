import { type DayNumber, formatIsoDate } from './dates.ts';
import type { ReportNote } from './report.ts';

/** Longer gaps split the history. */
const longestBridge = 3;

/** Its first and its last week, counted from the first of all. */
interface Gap {
  from: number;
  to: number;
}

interface Kept {
  from: number;
  to: number;
  bridged: Gap[];
  /** The last gap that is too long to bridge, with the number of weeks before it. */
  split: (Gap & { dropped: number }) | null;
}

/** The weeks after the last long gap. */
export function withoutLongGaps(rows: readonly number[]): Kept {
  const to = rows.findLastIndex((n) => n > 0);
  let from = rows.findIndex((n) => n > 0);
  let bridged: Gap[] = [];
  let split: Kept['split'] = null;
  for (let at = from; at <= to; at++) {
    if (rows[at] !== 0) continue;
    const gap = { from: at, to: at };
    while (rows[gap.to + 1] === 0) gap.to++;
    at = gap.to;
    if (gap.to - gap.from < longestBridge) bridged.push(gap);
    else {
      split = { ...gap, dropped: rows.slice(0, gap.from).filter((n) => n > 0).length };
      from = gap.to + 1;
      bridged = [];
    }
  }
  return { from, to, bridged, split };
}

export function gapNotes({ bridged, split }: Kept, weekStart: (index: number) => DayNumber): ReportNote[] {
  const notes: ReportNote[] = [];
  if (split) {
    const [first, last] = [formatIsoDate(weekStart(split.from)), formatIsoDate(weekStart(split.to) + 6)];
    notes.push({
      code: 'history-split',
      missing: split.to - split.from + 1,
      first,
      last,
      dropped: split.dropped,
    });
  }
  const weeks = bridged.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => formatIsoDate(weekStart(from + i))),
  );
  if (weeks.length > 0) notes.push({ code: 'gaps-bridged', count: weeks.length, weeks: weeks.slice(0, 10) });
  return notes;
}

/** A straight line between the neighbours. */
export function bridge(values: number[], from: number, to: number): void {
  const [before, after] = [values[from - 1] ?? 0, values[to + 1] ?? 0];
  for (let at = from; at <= to; at++)
    values[at] = before + ((after - before) * (at - from + 1)) / (to - from + 2);
}
