import type { HolidayCalendar } from './holiday-calendar.ts';
import { fitSeasonality } from './seasonality.ts';
import { dampedTrend, theta } from './smoothing.ts';

/** As many earlier years are averaged, and the level is that of the last weeks before today and before that day in each year. */
const analogues = [
  { name: 'last-year', years: 1, levelWeeks: 13 },
  { name: 'two-years', years: 2, levelWeeks: 8 },
  { name: 'three-years', years: 3, levelWeeks: 4 },
  { name: 'five-years', years: 5, levelWeeks: 8 },
  { name: 'eight-years', years: 8, levelWeeks: 13 },
] as const;

/** A year counts this much of the one after it. */
const forgetting = 0.8;
const leastLevelWeeks = 2;

export type MemberName =
  | 'last-value'
  | 'trend'
  | 'season-and-trend'
  | 'season-and-theta'
  | (typeof analogues)[number]['name'];

export const memberNames: readonly MemberName[] = [
  'last-value',
  'trend',
  'season-and-trend',
  'season-and-theta',
  ...analogues.map(({ name }) => name),
];

/** In the order of `memberNames`. A member that needs a longer history says nothing. */
export function memberForecasts(
  series: readonly number[],
  horizon: number,
  calendar: HolidayCalendar,
): (number[] | undefined)[] {
  const pattern = fitSeasonality(series);
  const level = pattern ? pattern.removeFrom(series) : series;
  const withSeason = (values: number[]) => (pattern ? pattern.addTo(values) : values);
  return [
    new Array(horizon).fill(series.at(-1) ?? 0),
    dampedTrend(series, horizon),
    pattern && withSeason(dampedTrend(level, horizon)),
    withSeason(theta(level, horizon)),
    ...analogues.map((analogue) => seasonalAnalogue(series, horizon, calendar, analogue)),
  ];
}

/** The level of today, and from there the way that the same weeks took in earlier years. */
function seasonalAnalogue(
  series: readonly number[],
  horizon: number,
  calendar: HolidayCalendar,
  { years, levelWeeks }: { years: number; levelWeeks: number },
): number[] | undefined {
  const today = series.length;
  const way = new Array<number>(horizon).fill(0);
  // With barely more than a year behind it, last year still tells more than nothing does.
  const span = years === 1 ? Math.min(levelWeeks, calendar.yearsBefore(today, 1)) : levelWeeks;
  if (span < leastLevelWeeks || calendar.yearsBefore(today, years) < span) return undefined;
  let total = 0;
  for (let back = 1; back <= years; back++) {
    const then = calendar.yearsBefore(today, back);
    const weight = forgetting ** (back - 1);
    const levelThen = levelBefore(series, then, span);
    for (let h = 0; h < horizon; h++) {
      const week = Math.min(today - 1, calendar.yearsBefore(today + h, back));
      way[h] = (way[h] ?? 0) + weight * ((series[week] ?? 0) - levelThen);
    }
    total += weight;
  }
  const level = levelBefore(series, today, span);
  return way.map((step) => level + step / total);
}

function levelBefore(series: readonly number[], week: number, weeks: number): number {
  let sum = 0;
  for (let i = week - weeks; i < week; i++) sum += series[i] ?? 0;
  return sum / weeks;
}
