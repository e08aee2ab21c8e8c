import { maxDailyWeeks } from '../daily-members.ts';
import type { Entries } from './combinations.ts';
import { type DayNumber, dayOfMonth, formatIsoDate, lastOfMonth, sundayWeekday } from './dates.ts';
import { bridge, gapNotes, withoutLongGaps } from './gaps.ts';
import { type Granularity, minWeeksToForecast, type ReportNote, type ReportProblem } from './report.ts';

/** Enough for the current month, the one before, and the usual level of each weekday. */
const recentDays = 70;

/** A slot with known days. */
export interface DatedSlot {
  slot: number;
  unit: Granularity;
  start: DayNumber;
  end: DayNumber | undefined;
  /** The number of its rows. */
  rows: number;
}

export interface Span {
  from: DayNumber;
  to: DayNumber;
}

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
  /** The weekly sums of the slots: of their rows, then of each metric. */
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

interface Calendar {
  /** The days that the report states it covers. */
  range: Span | null;
  today: DayNumber | undefined;
  weekStart: number;
}

/** Turns days, weeks or months into whole weeks without gaps. */
export function buildWeeks(
  dated: readonly DatedSlot[],
  calendar: Calendar,
): Weeks | { problem: ReportProblem } {
  const granularity = detectGranularity(dated);
  if (granularity === 'coarse') return { problem: { code: 'too-coarse', column: '' } };
  const spans = dated.map((slot) => bucketSpan(slot, granularity ?? slot.unit));
  const [first, last] = [least(spans.map(({ from }) => from)), -least(spans.map(({ to }) => -to))];
  if (!granularity)
    return { problem: { code: 'one-period', first: formatIsoDate(first), last: formatIsoDate(last) } };

  const weekStart =
    granularity === 'week' ? commonest(dated.map(({ start }) => sundayWeekday(start))) : calendar.weekStart;
  const offset = (weekStart + 3) % 7;
  const weekNumber = (day: DayNumber) => Math.floor((day - offset) / 7);
  const weekStartDay = (week: number) => week * 7 + offset;
  const covered = coveredDays({ from: first, to: last }, calendar, granularity);

  const notes: ReportNote[] = [];
  if (weekStart !== calendar.weekStart) notes.push({ code: 'own-weeks', weekday: weekStart });
  const isMonthly = granularity === 'month';
  if (isMonthly) notes.push({ code: 'months-spread', count: new Set(dated.map(({ start }) => start)).size });
  function unfinished(week: number, at: 'start' | 'end'): void {
    const [from, to] = [weekStartDay(week), weekStartDay(week) + 6];
    const present = new Set(dated.flatMap(({ start }) => (start >= from && start <= to ? [start] : [])));
    const daysCovered = Math.max(0, Math.min(to, covered.to) - Math.max(from, covered.from) + 1);
    const days = granularity === 'day' ? present.size : daysCovered;
    // Months hardly ever end with a week, so that needs no note.
    if (!isMonthly)
      notes.push({ code: 'unfinished-week', at, first: formatIsoDate(from), last: formatIsoDate(to), days });
  }
  let firstWeek = weekNumber(first);
  let lastWeek = weekNumber(isMonthly ? last : -least(dated.map(({ start }) => -start)));
  if (weekStartDay(firstWeek) < covered.from) unfinished(firstWeek++, 'start');
  while (lastWeek >= firstWeek && weekStartDay(lastWeek) + 6 > covered.to) unfinished(lastWeek--, 'end');

  const parts = spans.map((span) =>
    isMonthly ? spread(span, covered, weekNumber) : [{ week: weekNumber(span.from), share: 1 }],
  );
  const rows: number[] = new Array(Math.max(0, lastWeek - firstWeek + 1)).fill(0);
  parts.forEach((part, i) => {
    for (const { week, share } of part) {
      const at = week - firstWeek;
      if (at in rows) rows[at] = (rows[at] ?? 0) + share * (dated[i]?.rows ?? 0);
    }
  });
  const kept = withoutLongGaps(rows);
  const count = kept.to - kept.from + 1;
  if (kept.from < 0)
    return { problem: { code: 'no-whole-week', first: formatIsoDate(first), last: formatIsoDate(last) } };
  const start = firstWeek + kept.from;
  notes.push(...gapNotes(kept, (index) => weekStartDay(firstWeek + index)));
  if (count < minWeeksToForecast) {
    const enoughOn = formatIsoDate(weekStartDay(start + minWeeksToForecast));
    notes.push({ code: 'few-weeks', count, least: minWeeksToForecast, enoughOn });
  }
  const hasDays = granularity === 'day' && count <= maxDailyWeeks;
  if (hasDays && count >= minWeeksToForecast) notes.push({ code: 'days-used', count });

  const counted = parts.flatMap((part, i) =>
    part.flatMap(({ week, share }) =>
      week >= start && week < start + count ? [{ slot: dated[i]?.slot ?? 0, week: week - start, share }] : [],
    ),
  );

  function emptySeries(width: number, length = count): number[][] {
    return Array.from({ length: width }, (): number[] => new Array(length).fill(0));
  }
  function bridged(series: number[][]): number[][] {
    for (const gap of kept.bridged) {
      for (const values of series) bridge(values, gap.from - kept.from, gap.to - kept.from);
    }
    return series;
  }

  /** Bridges each weekday separately, so that the days of a bridged week sum to its value. */
  function bridgedDays(days: readonly number[]): number[] {
    const byWeekday = bridged(
      Array.from({ length: 7 }, (_, weekday) => days.filter((_, day) => day % 7 === weekday)),
    );
    return days.map((_, day) => byWeekday[day % 7]?.[Math.floor(day / 7)] ?? 0);
  }
  function daily(from: DayNumber, length: number, sums: Float64Array, width: number): number[][] {
    const series = emptySeries(width, length);
    for (const { slot, start: day } of dated)
      if (day >= from && day < from + length) addShare(series, day - from, sums, slot * width, 1);
    return series;
  }

  return {
    granularity,
    weekStart,
    first,
    last: Math.min(last, Math.max(covered.to, first)),
    starts: Array.from({ length: count }, (_, i) => weekStartDay(start + i)),
    isMeasured: rows.slice(kept.from, kept.to + 1).map((n) => n > 0),
    collect(sums, width) {
      const series = emptySeries(width);
      for (const { slot, week, share } of counted) {
        // No rows: with many campaigns, each has few days.
        if (sums[slot * width]) addShare(series, week, sums, slot * width, share);
      }
      return bridged(series);
    },
    collectDays(sums, width) {
      return hasDays ? daily(weekStartDay(start), 7 * count, sums, width).map(bridgedDays) : undefined;
    },
    collectRecentDays(sums, width) {
      if (granularity !== 'day') return undefined;
      const end = Math.min(last, covered.to);
      const first = Math.max(weekStartDay(start), end - recentDays + 1);
      return { first, series: daily(first, Math.max(0, end - first + 1), sums, width) };
    },
    collectAll({ count: entries, slots, places, sums }, width, groupIndexes, groups) {
      const all = Array.from({ length: groups }, () => emptySeries(width));
      const partCounts: (typeof counted)[] = [];
      for (const part of counted) partCounts[part.slot] = [...(partCounts[part.slot] ?? []), part];
      for (let entry = 0; entry < entries; entry++) {
        const parts = partCounts[slots[entry] as number];
        const series = all[groupIndexes[places[entry] as number] as number] as number[][];
        for (const { week, share } of parts ?? []) addShare(series, week, sums, entry * width, share);
      }
      return all.map(bridged);
    },
    notes,
  };
}

/** Adds a slot's share that falls into a week. */
function addShare(series: number[][], week: number, sums: Float64Array, base: number, share: number): void {
  for (let m = 0; m < series.length; m++) {
    const values = series[m] as number[];
    values[week] = (values[week] as number) + (sums[base + m] as number) * share;
  }
}

/** Detects totals: rows that span far more days than the others. Meta's has the first and last day of the report. */
export function totalRowDetector(dated: readonly DatedSlot[]): (slot: DatedSlot) => boolean {
  const days = ({ start, end }: DatedSlot) => (end === undefined ? 1 : end - start + 1);
  const usual = commonest(dated.map(days));
  return (slot) => days(slot) > usual * 1.5 && days(slot) > usual + 3;
}

/** Undefined if there is only one period. */
function detectGranularity(dated: readonly DatedSlot[]): Granularity | 'coarse' | undefined {
  const days = [...new Set(dated.map(({ start }) => start))].sort((a, b) => a - b);
  if (days.length < 2) return undefined;
  const gaps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
  const usualGap = commonest(gaps);
  const length = commonest(dated.map(({ start, end }) => (end === undefined ? 0 : end - start + 1)));
  if (length > 31 || least(gaps) > 62) return 'coarse';
  if (length >= 28 || dated.every(({ unit }) => unit === 'month')) return 'month';
  if (dated.every(({ unit }) => unit === 'week')) return 'week';
  const isMonthly =
    days.every((day) => dayOfMonth(day) === 1) || days.every((day) => lastOfMonth(day) === day);
  if (isMonthly && least(gaps) >= 28) return 'month';
  const weekday = commonest(days.map(sundayWeekday));
  const onWeekday = days.filter((day) => sundayWeekday(day) === weekday).length;
  // The first and last week of a report may be incomplete.
  return (usualGap === 7 && onWeekday >= days.length - 2) || (onWeekday === days.length && least(gaps) >= 7)
    ? 'week'
    : 'day';
}

function bucketSpan({ start, end }: DatedSlot, granularity: Granularity): Span {
  if (granularity === 'month') return { from: start - dayOfMonth(start) + 1, to: lastOfMonth(start) };
  if (granularity === 'week') return { from: start, to: Math.min(start + 6, end ?? start + 6) };
  return { from: start, to: end ?? start };
}

/**
 * Days without traffic have no rows, so a daily report may cover more than it lists. A weekly one also lists weeks that
 * it covers only partly.
 */
function coveredDays(found: Span, { range, today }: Calendar, granularity: Granularity): Span {
  let { from, to } = found;
  if (range && range.from <= from + 31 && range.to >= to - 31 && range.from <= range.to) {
    from = granularity === 'day' ? Math.min(from, range.from) : Math.max(from, range.from);
    to = granularity === 'day' ? Math.max(to, range.to) : Math.min(to, range.to);
  }
  return { from, to: today === undefined ? to : Math.min(to, today - 1) };
}

/** The share of a month in each week, with all days weighted equally. */
function spread(
  span: Span,
  covered: Span,
  weekNumber: (day: DayNumber) => number,
): { week: number; share: number }[] {
  const from = Math.max(span.from, covered.from);
  const to = Math.min(span.to, covered.to);
  const parts = new Map<number, number>();
  for (let day = from; day <= to; day++)
    parts.set(weekNumber(day), (parts.get(weekNumber(day)) ?? 0) + 1 / (to - from + 1));
  return [...parts].map(([week, share]) => ({ week, share }));
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}
