import type { HolidayCalendar } from './holiday-calendar.ts';
import { average } from './numeric.ts';
import { pathRegression, stepRegression } from './regression.ts';
import { fitSeasonality } from './seasonality.ts';
import { dampedTrend, theta } from './smoothing.ts';

/** Members that average the same weeks of `years` earlier years, each relative to the mean of the `levelWeeks` before them. */
const analogues = [
  { name: 'last-year', years: 1, levelWeeks: 13 },
  { name: 'two-years', years: 2, levelWeeks: 8 },
  { name: 'three-years', years: 3, levelWeeks: 4 },
  { name: 'five-years', years: 5, levelWeeks: 8 },
  { name: 'eight-years', years: 8, levelWeeks: 13 },
] as const;

/** Weight decay per year. */
const decay = 0.8;
const minLevelWeeks = 2;
const recentWeeks = 4;

export type MemberName =
  | 'recent'
  | 'trend'
  | 'season-and-trend'
  | 'season-and-theta'
  | 'steps'
  | 'paths'
  | (typeof analogues)[number]['name'];

export const memberNames: readonly MemberName[] = [
  'recent',
  'trend',
  'season-and-trend',
  'season-and-theta',
  'steps',
  'paths',
  ...analogues.map(({ name }) => name),
];

/** One forecast per member, in the order of `memberNames`; undefined if the history is too short for it. */
export function memberForecasts(
  series: readonly number[],
  horizon: number,
  calendar: HolidayCalendar,
): (number[] | undefined)[] {
  const pattern = fitSeasonality(series);
  const level = pattern ? pattern.deseasonalize(series) : series;
  const withSeason = (values: number[]) => (pattern ? pattern.reseasonalize(values) : values);
  return [
    new Array(horizon).fill(average(series.slice(-recentWeeks))),
    dampedTrend(series, horizon),
    pattern && withSeason(dampedTrend(level, horizon)),
    withSeason(theta(level, horizon)),
    unlessRunaway(stepRegression(series, horizon), series),
    unlessRunaway(pathRegression(series, horizon), series),
    ...analogues.map((analogue) => seasonalAnalogue(series, horizon, calendar, analogue)),
  ];
}

/** A single extreme week can spoil the coefficients of a regression: its forecast then leaves the range of the series. */
function unlessRunaway(forecast: number[] | undefined, series: readonly number[]): number[] | undefined {
  const [low, high] = [Math.min(...series), Math.max(...series)];
  const span = high - low;
  return forecast?.every((value) => value >= low - span && value <= high + span) ? forecast : undefined;
}

/** The current level plus the average change from the level before the same weeks in earlier years. */
function seasonalAnalogue(
  series: readonly number[],
  horizon: number,
  calendar: HolidayCalendar,
  { years, levelWeeks }: { years: number; levelWeeks: number },
): number[] | undefined {
  const today = series.length;
  const changes = new Array<number>(horizon).fill(0);
  // With barely more than a year of history, last year's level is the mean of fewer weeks.
  const span = years === 1 ? Math.min(levelWeeks, calendar.yearsBefore(today, 1)) : levelWeeks;
  if (span < minLevelWeeks || calendar.yearsBefore(today, years) < span) return undefined;
  let weights = 0;
  for (let yearsAgo = 1; yearsAgo <= years; yearsAgo++) {
    const weight = decay ** (yearsAgo - 1);
    const earlierLevel = levelBefore(series, calendar.yearsBefore(today, yearsAgo), span);
    for (let h = 0; h < horizon; h++) {
      const week = Math.min(today - 1, calendar.yearsBefore(today + h, yearsAgo));
      changes[h] = (changes[h] ?? 0) + weight * ((series[week] ?? 0) - earlierLevel);
    }
    weights += weight;
  }
  const level = levelBefore(series, today, span);
  return changes.map((change) => level + change / weights);
}

/** The mean of the `weeks` weeks before `week`. */
function levelBefore(series: readonly number[], week: number, weeks: number): number {
  let sum = 0;
  for (let i = week - weeks; i < week; i++) sum += series[i] ?? 0;
  return sum / weeks;
}
