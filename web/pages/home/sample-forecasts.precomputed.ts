import type { NumberRange } from '../../../contract/facts.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { laterConversions, sampleAccount } from '../../../forecast/sample.ts';
import type { Expected } from '../../ui/charts/fan.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';

/** Weeks drawn beyond the sheet's left edge: they come into view while it glides. */
export const weeksBeyond = 4;

const known = sampleAccount()[0]?.values ?? [];
const firstKnown = known.length - 2 * weeksBehind - weeksBeyond;

/** The measured values, up to the last week to which Today can be moved. The real date is after the first 30. */
export const measuredWeeks: number[] = [...known.slice(firstKnown), ...laterConversions];
export const weeksMeasuredToday = known.length - firstKnown;

/**
 * The engine's forecasts of the sample from each week to which Today can be moved: as far back as everything forecast
 * has been measured since, and as far ahead. Without dates, so that it is the same every day.
 */
export const sampleForecasts: Expected[][] = Array.from({ length: weeksBehind + weeksAhead + 1 }, (_, at) => {
  const history = [...known, ...laterConversions].slice(0, known.length - weeksBehind + at);
  const made = forecast(history, weeksAhead);
  if ('refused' in made) throw new Error(`The sample cannot be forecast: ${made.refused}`);
  const range = (coverage: 50 | 90, week: number): NumberRange => ({
    lo: Math.round(made.ranges[coverage].low[week] ?? 0),
    hi: Math.round(made.ranges[coverage].high[week] ?? 0),
  });
  return made.mean.map((mean, week) => ({
    mid: Math.round(mean),
    range50: range(50, week),
    range90: range(90, week),
  }));
});
