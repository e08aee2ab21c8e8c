import { forecast } from '../../../forecast/forecast.ts';
import { average } from '../../../forecast/numeric.ts';

const neighbors = 6;
/** Shrinks effects: an event seen n times counts n / (n + shrinkage). */
const shrinkage = 0.3;

/**
 * Forecasts with a list of known events: removes each event's effect from the history, and adds it to the coming weeks
 * with that event. An event that never happened before has no effect.
 */
export function forecastWithEvents(
  history: readonly number[],
  horizon: number,
  events: readonly (string | undefined)[],
  weeks?: readonly string[],
): number[] {
  const logs = history.map((value) => Math.log(Math.max(value, 1e-9)));
  const effects = new Map<string, number>();
  for (const name of new Set(events.slice(0, history.length))) {
    if (name === undefined) continue;
    const seen = logs.flatMap((log, week) => {
      if (events[week] !== name) return [];
      const around = logs.filter(
        (_, other) => Math.abs(other - week) <= neighbors / 2 && events[other] === undefined,
      );
      return around.length > 0 ? log - average(around) : [];
    });
    if (seen.length > 0) effects.set(name, (average(seen) * seen.length) / (seen.length + shrinkage));
  }
  const findEffect = (week: number) => effects.get(events[week] ?? '') ?? 0;
  const result = forecast(
    logs.map((log, week) => Math.exp(log - findEffect(week))),
    horizon,
    { weeks },
  );
  if ('refused' in result) throw new Error(`No forecast: ${result.refused}`);
  return result.mean.map((value, h) => value * Math.exp(findEffect(history.length + h)));
}
