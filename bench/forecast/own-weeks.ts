import { computeMeasures, computeTotals, type HoldoutForecast } from './measures.ts';
import type { Series } from './series.ts';
import { forespan, type Method } from './simple-methods.ts';

const year = 52;
/** The numbers of weeks that are hidden at the end of each history. The first of them are forecast. */
const hiddenCounts = [13, 26, 39];
/** The engine was tuned on the series before this one. */
const firstUnseen = 180;

/**
 * Scores the engine on hidden weeks of the histories themselves: of all series, of those that nothing was tuned on, and
 * of histories of less than a year.
 */
export function scoreOwnWeeks(histories: readonly Series[], weeks: number, methods: Record<string, Method>) {
  const windows = hiddenCounts.map((hidden) => ({
    hidden,
    checks: histories.map((series) => check(series, hidden, weeks, forespan)),
  }));
  const all = windows.flatMap(({ checks }) => checks);
  return {
    totals: computeTotals(all),
    unseen: computeTotals(windows.flatMap(({ checks }) => checks.slice(firstUnseen))),
    unseenSeries: histories.length - firstUnseen,
    shorter: computeTotals(all.filter(({ history }) => history.length < year)),
    stretches: windows.map(({ hidden, checks }) => ({ hidden, ...computeTotals(checks) })),
    methods: compare(histories.slice(firstUnseen), weeks, methods),
  };
}

function check({ id, values }: Series, hidden: number, weeks: number, method: Method): HoldoutForecast {
  const history = values.slice(0, -hidden);
  const actual = values.slice(history.length, history.length + weeks);
  return { id, history, actual, forecast: method(history, weeks) };
}

function compare(series: readonly Series[], weeks: number, methods: Record<string, Method>) {
  const measured = Object.entries(methods).map(([name, method]) => {
    const began = process.cpuUsage();
    const checks = series.map((each) => check(each, weeks, weeks, method));
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1000 / series.length;
    return { name, ms, ...computeMeasures(checks), totals: computeTotals(checks) };
  });
  const naive = measured.find(({ name }) => name === 'lastValue');
  return measured.map((each) => ({
    ...each,
    owa: (each.smape / (naive?.smape ?? 1) + each.mase / (naive?.mase ?? 1)) / 2,
  }));
}
