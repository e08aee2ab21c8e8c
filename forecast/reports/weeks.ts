import { maxDailyWeeks } from '../daily-members.ts';
import type { Entries } from './combinations.ts';
import { bucketSpan, type Calendar, coveredDays, type Span } from './covered-days.ts';
import { type DayNumber, formatIsoDate, sundayWeekday } from './dates.ts';
import { bridge, findUnbrokenWeeks, gapNotes } from './gaps.ts';
import { type DatedBucket, detectGranularity, minimum, mostCommon } from './granularity.ts';
import { type Granularity, minWeeksToForecast, type ReportNote, type ReportProblem } from './report.ts';

/** Enough for the current month, the one before, and the normal level of each weekday. */
const maxRecentDays = 70;

export interface Weeks {
  granularity: Granularity;
  /** 0 is Sunday. */
  weekStart: number;
  /** The days that the file covers. */
  first: DayNumber;
  last: DayNumber;
  starts: DayNumber[];
  /** False for bridged weeks. */
  isMeasured: boolean[];
  /** The weekly sums of the buckets: of their rows, then of each metric. */
  collect(sums: Float64Array, width: number): number[][];
  /** The daily sums, if the file has days and less than a year of them. */
  collectDays(sums: Float64Array, width: number): number[][] | undefined;
  /**
   * The daily sums of the last weeks, up to the last day, which may be in an unfinished week. Undefined if the file has
   * no days.
   */
  collectRecentDays(sums: Float64Array, width: number): { first: DayNumber; series: number[][] } | undefined;
  /** The weekly sums of groups of combinations; `groupIndexes` maps combinations to groups. */
  collectAll(entries: Entries, width: number, groupIndexes: readonly number[], groups: number): number[][][];
  notes: ReportNote[];
}

/** Converts between days and numbered weeks. */
interface WeekGrid {
  weekOf(day: DayNumber): number;
  startOf(week: number): DayNumber;
}

/** The share of a bucket that falls into a week. */
interface WeekShare {
  week: number;
  share: number;
}

/** Turns days, weeks or months into whole weeks without gaps. */
export function buildWeeks(
  dated: readonly DatedBucket[],
  calendar: Calendar,
): Weeks | { problem: ReportProblem } {
  const granularity = detectGranularity(dated);
  if (granularity === 'coarse') return { problem: { code: 'too-coarse', column: '' } };
  const spans = dated.map((bucket) => bucketSpan(bucket, granularity ?? bucket.unit));
  const [first, last] = [minimum(spans.map(({ from }) => from)), -minimum(spans.map(({ to }) => -to))];
  const dates = { first: formatIsoDate(first), last: formatIsoDate(last) };
  if (!granularity) return { problem: { code: 'one-period', ...dates } };

  const weekStart =
    granularity === 'week' ? mostCommon(dated.map(({ start }) => sundayWeekday(start))) : calendar.weekStart;
  const grid = createWeekGrid(weekStart);
  const covered = coveredDays({ from: first, to: last }, calendar, granularity);
  const notes: ReportNote[] = [];
  if (weekStart !== calendar.weekStart) notes.push({ code: 'own-weeks', weekday: weekStart });
  const isMonthly = granularity === 'month';
  if (isMonthly) notes.push({ code: 'months-spread', count: new Set(dated.map(({ start }) => start)).size });

  const lastDay = isMonthly ? last : -minimum(dated.map(({ start }) => -start));
  const finished = finishedWeeks({ from: first, to: lastDay }, covered, grid);
  // Months hardly ever end with a week, so that needs no note.
  if (!isMonthly)
    for (const { week, at } of finished.unfinished)
      notes.push(unfinishedNote(grid.startOf(week), at, dated, granularity === 'day' ? undefined : covered));

  const shares = spans.map((span) =>
    isMonthly ? spreadMonth(span, covered, grid) : [{ week: grid.weekOf(span.from), share: 1 }],
  );
  const rows = countRows(dated, shares, finished);
  const unbroken = findUnbrokenWeeks(rows);
  if (unbroken.from < 0) return { problem: { code: 'no-whole-week', ...dates } };
  const count = unbroken.to - unbroken.from + 1;
  const start = finished.from + unbroken.from;
  notes.push(...gapNotes(unbroken, (index) => grid.startOf(finished.from + index)));
  if (count < minWeeksToForecast) {
    const enoughOn = formatIsoDate(grid.startOf(start + minWeeksToForecast));
    notes.push({ code: 'few-weeks', count, min: minWeeksToForecast, enoughOn });
  }
  const hasDays = granularity === 'day' && count <= maxDailyWeeks;
  if (hasDays && count >= minWeeksToForecast) notes.push({ code: 'days-used', count });

  const counted = shares.flatMap((list, i) =>
    list.flatMap(({ week, share }) =>
      week >= start && week < start + count
        ? [{ bucket: dated[i]?.bucket ?? 0, week: week - start, share }]
        : [],
    ),
  );

  function emptySeries(width: number, length = count): number[][] {
    return Array.from({ length: width }, (): number[] => new Array(length).fill(0));
  }
  function bridgeGaps(series: number[][]): number[][] {
    for (const gap of unbroken.bridged) {
      for (const values of series) bridge(values, gap.from - unbroken.from, gap.to - unbroken.from);
    }
    return series;
  }

  /** Bridges each weekday separately, so that the days of a bridged week sum to its value. */
  function bridgeDays(days: readonly number[]): number[] {
    const byWeekday = bridgeGaps(
      Array.from({ length: 7 }, (_, weekday) => days.filter((_, day) => day % 7 === weekday)),
    );
    return days.map((_, day) => byWeekday[day % 7]?.[Math.floor(day / 7)] ?? 0);
  }
  function sumDays(days: Span, sums: Float64Array, width: number): number[][] {
    const series = emptySeries(width, Math.max(0, days.to - days.from + 1));
    for (const { bucket, start: day } of dated)
      if (day >= days.from && day <= days.to) addShare(series, day - days.from, sums, bucket * width, 1);
    return series;
  }

  return {
    granularity,
    weekStart,
    first,
    last: Math.min(last, Math.max(covered.to, first)),
    starts: Array.from({ length: count }, (_, i) => grid.startOf(start + i)),
    isMeasured: rows.slice(unbroken.from, unbroken.to + 1).map((n) => n > 0),
    collect(sums, width) {
      const series = emptySeries(width);
      for (const { bucket, week, share } of counted) {
        // Skips buckets without rows: with many campaigns, each has few days.
        if (sums[bucket * width]) addShare(series, week, sums, bucket * width, share);
      }
      return bridgeGaps(series);
    },
    collectDays(sums, width) {
      if (!hasDays) return undefined;
      const from = grid.startOf(start);
      return sumDays({ from, to: from + 7 * count - 1 }, sums, width).map(bridgeDays);
    },
    collectRecentDays(sums, width) {
      if (granularity !== 'day') return undefined;
      const to = Math.min(last, covered.to);
      const from = Math.max(grid.startOf(start), to - maxRecentDays + 1);
      return { first: from, series: sumDays({ from, to }, sums, width) };
    },
    collectAll({ count: entries, buckets, indexes, sums }, width, groupIndexes, groups) {
      const all = Array.from({ length: groups }, () => emptySeries(width));
      const byBucket: (typeof counted)[] = [];
      for (const each of counted) byBucket[each.bucket] = [...(byBucket[each.bucket] ?? []), each];
      for (let entry = 0; entry < entries; entry++) {
        const series = all[groupIndexes[indexes[entry] as number] as number] as number[][];
        for (const { week, share } of byBucket[buckets[entry] as number] ?? [])
          addShare(series, week, sums, entry * width, share);
      }
      return all.map(bridgeGaps);
    },
    notes,
  };
}

function createWeekGrid(weekStart: number): WeekGrid {
  // Day 0 was a Thursday.
  const offset = (weekStart + 3) % 7;
  return {
    weekOf: (day) => Math.floor((day - offset) / 7),
    startOf: (week) => week * 7 + offset,
  };
}

/** The weeks of a span that are covered entirely, and those at its ends that are not. */
function finishedWeeks(span: Span, covered: Span, grid: WeekGrid) {
  let [from, to] = [grid.weekOf(span.from), grid.weekOf(span.to)];
  const unfinished: { week: number; at: 'start' | 'end' }[] = [];
  if (grid.startOf(from) < covered.from) unfinished.push({ week: from++, at: 'start' });
  while (to >= from && grid.startOf(to) + 6 > covered.to) unfinished.push({ week: to--, at: 'end' });
  return { from, to, unfinished };
}

/** Without `covered`, the days with rows are counted. */
function unfinishedNote(
  from: DayNumber,
  at: 'start' | 'end',
  dated: readonly DatedBucket[],
  covered: Span | undefined,
): ReportNote {
  const to = from + 6;
  const present = new Set(dated.flatMap(({ start }) => (start >= from && start <= to ? [start] : [])));
  const days = covered
    ? Math.max(0, Math.min(to, covered.to) - Math.max(from, covered.from) + 1)
    : present.size;
  return { code: 'unfinished-week', at, first: formatIsoDate(from), last: formatIsoDate(to), days };
}

/** The number of rows in each week. */
function countRows(
  dated: readonly DatedBucket[],
  shares: readonly WeekShare[][],
  { from, to }: { from: number; to: number },
): number[] {
  const rows: number[] = new Array(Math.max(0, to - from + 1)).fill(0);
  shares.forEach((list, i) => {
    for (const { week, share } of list) {
      const index = week - from;
      if (index in rows) rows[index] = (rows[index] ?? 0) + share * (dated[i]?.rows ?? 0);
    }
  });
  return rows;
}

/** Adds a bucket's share that falls into a week. */
function addShare(series: number[][], week: number, sums: Float64Array, base: number, share: number): void {
  for (let m = 0; m < series.length; m++) {
    const values = series[m] as number[];
    values[week] = (values[week] as number) + (sums[base + m] as number) * share;
  }
}

/** The share of a month in each week, with all days weighted equally. */
function spreadMonth(span: Span, covered: Span, grid: WeekGrid): WeekShare[] {
  const from = Math.max(span.from, covered.from);
  const to = Math.min(span.to, covered.to);
  const shares = new Map<number, number>();
  for (let day = from; day <= to; day++)
    shares.set(grid.weekOf(day), (shares.get(grid.weekOf(day)) ?? 0) + 1 / (to - from + 1));
  return [...shares].map(([week, share]) => ({ week, share }));
}
