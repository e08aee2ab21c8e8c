import type { NumberRange } from '../../../contract/facts.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { laterConversions, sampleAccount } from '../../../forecast/sample.ts';
import type { Expected } from '../../ui/charts/fan.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';

/** Weeks that are drawn beyond the sheet's left edge: they come into view while it glides. */
export const weeksBeyond = 4;

const known = sampleAccount()[0]?.values ?? [];
const firstKnown = known.length - 2 * weeksBehind - weeksBeyond;

/** What was measured, up to the last week that Today may be moved to. The real date comes after the first 30. */
export const measuredWeeks: number[] = [...known.slice(firstKnown), ...laterConversions];
export const weeksMeasuredToday = known.length - firstKnown;

/**
 * What the engine says about the sample from each week that Today may be moved to: as far back as all that was forecast has
 * been measured since, and as far ahead. Without dates, so that it is the same on every day.
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
