import { type DayNumber, formatIsoDate } from './dates.ts';
import type { ReportNote } from './report.ts';

/** Longer gaps split the history. */
const maxBridgedWeeks = 3;

/** The indexes of its first and last week. */
interface Gap {
  from: number;
  to: number;
}

/** The weeks after the last gap that is too long to bridge. */
interface UnbrokenWeeks {
  from: number;
  to: number;
  bridged: Gap[];
  /** That gap, with the number of weeks before it. */
  split: (Gap & { dropped: number }) | null;
}

/** `rows` is the number of rows in each week. */
export function findUnbrokenWeeks(rows: readonly number[]): UnbrokenWeeks {
  const to = rows.findLastIndex((n) => n > 0);
  let from = rows.findIndex((n) => n > 0);
  let bridged: Gap[] = [];
  let split: UnbrokenWeeks['split'] = null;
  for (let week = from; week <= to; week++) {
    if (rows[week] !== 0) continue;
    const gap = { from: week, to: week };
    while (rows[gap.to + 1] === 0) gap.to++;
    week = gap.to;
    if (gap.to - gap.from < maxBridgedWeeks) bridged.push(gap);
    else {
      split = { ...gap, dropped: rows.slice(0, gap.from).filter((n) => n > 0).length };
      from = gap.to + 1;
      bridged = [];
    }
  }
  return { from, to, bridged, split };
}

export function gapNotes(
  { bridged, split }: UnbrokenWeeks,
  weekStart: (index: number) => DayNumber,
): ReportNote[] {
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

/** Interpolates linearly between the neighbors. */
export function bridge(values: number[], from: number, to: number): void {
  const [before, after] = [values[from - 1] ?? 0, values[to + 1] ?? 0];
  for (let week = from; week <= to; week++)
    values[week] = before + ((after - before) * (week - from + 1)) / (to - from + 2);
}
