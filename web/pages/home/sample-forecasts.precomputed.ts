import type { NumberRange } from '../../../contract/facts.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { laterConversions, sampleAccount } from '../../../forecast/sample.ts';
import type { Expected } from '../../ui/charts/fan.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';

/** The first column that Today may be moved back to: further left, the headline would cover the forecast. */
export const maxWeeksBack = 4;

const columns = weeksBehind + weeksAhead;
const known = sampleAccount()[0]?.values ?? [];

/**
 * What the engine says about the sample from each column that Today may be moved to, as far as the sheet reaches. Without
 * dates, so that it is the same on every day.
 */
export const sampleForecasts: Expected[][] = Array.from({ length: columns + 1 - maxWeeksBack }, (_, i) => {
  const at = maxWeeksBack + i;
  const weeks = Math.min(weeksAhead, columns - at);
  const history = [...known, ...laterConversions].slice(0, known.length - weeksBehind + at);
  const made = forecast(history, weeksAhead);
  if ('refused' in made) throw new Error(`The sample cannot be forecast: ${made.refused}`);
  const range = (coverage: 50 | 90, week: number): NumberRange => ({
    lo: Math.round(made.ranges[coverage].low[week] ?? 0),
    hi: Math.round(made.ranges[coverage].high[week] ?? 0),
  });
  return made.mean.slice(0, weeks).map((mean, week) => ({
    mid: Math.round(mean),
    range50: range(50, week),
    range90: range(90, week),
  }));
});
