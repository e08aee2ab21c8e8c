import { outlooks } from '../../forecast/outlook.ts';
import { sampleAccount } from '../../forecast/sample.ts';

/** How many weeks Today can be moved back. */
export const weeksBack = 13;

const account = sampleAccount().map((metric) => ({ ...metric, label: '' }));
const known = account[0]?.values.length ?? 0;

/**
 * The forecaster's results for the sample's conversions as of each of the last weeks, the latest last: here it has no
 * worker to compute them.
 */
export const earlierForecasts = Array.from({ length: weeksBack }, (_, i) => {
  const start = known - weeksBack + i;
  const metrics = account.map((metric) => ({ ...metric, values: metric.values.slice(0, start) }));
  const [made] = outlooks({ weeks: [], metrics });
  if (!made) throw new Error(`The sample cannot be forecast from week ${start}`);
  const { mean, low50, high50, low90, high90 } = made;
  const lines = { mean, low50, high50, low90, high90 };
  return Object.fromEntries(
    Object.entries(lines).map(([name, values]) => [name, values.map(Math.round)]),
  ) as typeof lines;
});
