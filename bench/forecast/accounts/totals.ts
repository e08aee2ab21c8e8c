import { sum } from '../../../forecast/numeric.ts';
import { print } from '../../report.ts';
import { readHistories } from '../series.ts';
import { firstUnseen, forecastOurs, heldShare, horizon, isHeld } from './ours.ts';

export function measureTotals(): void {
  const series = readHistories();
  print('\nTotals of the public series, the last 13, 26 and 39 weeks hidden: the 90 % range held');
  const all = series.flatMap(({ values }, i) =>
    [13, 26, 39].map((hidden) => {
      const history = values.slice(0, -hidden);
      return {
        i,
        actual: values.slice(history.length, history.length + horizon),
        ours: forecastOurs(history),
      };
    }),
  );
  for (const weeks of [1, 3, 4, 13]) {
    const held = (cases: typeof all) =>
      heldShare(cases.map(({ ours, actual }) => isHeld(sum(actual.slice(0, weeks)), ours.total(weeks))));
    const wider = all.filter(({ ours }) => {
      const { low, high } = ours.total(weeks);
      const [lowest, highest] = [sum(ours.low90.slice(0, weeks)), sum(ours.high90.slice(0, weeks))];
      return low < lowest - 1e-9 * Math.abs(lowest) || high > highest + 1e-9 * Math.abs(highest);
    });
    print(
      `${weeks} weeks: ${held(all)} of ${all.length}, ${held(all.filter(({ i }) => i >= firstUnseen))} of the unseen ones; wider than the weeks' extremes: ${wider.length}`,
    );
  }
  const start = performance.now();
  for (const { values } of series) forecastOurs(values);
  print(`${((performance.now() - start) / series.length).toFixed(0)} ms a series of up to 625 weeks`);
}
