import type { Locale } from '../contract/locales.ts';
import record from './forecast-accuracy.json' with { type: 'json' };
import { formatter } from './format.ts';

/** What `npm run bench forecast` measured, as text of a language. */
export function accuracyFigures(locale: Locale) {
  const f = formatter(locale);
  const { totals, histogram } = record;
  const [ours] = record.methods;
  const formatCount = (columns: readonly number[]) =>
    f.number(columns.reduce((sum, count) => sum + count, 0));
  return {
    series: f.number(record.series),
    unseenSeries: f.number(record.unseenSeries),
    checks: f.number(totals.all.checks),
    shorterChecks: f.number(totals.shorter.checks),
    hidden: f.list(record.stretches.map(({ hidden }) => f.number(hidden))),
    mean: f.percentTenths(totals.claimed.mean),
    shorterMean: f.percentTenths(totals.shorter.mean),
    unseenMean: f.percentTenths(totals.unseen.mean),
    within1: formatCount(histogram.slice(0, 1)),
    within5: formatCount(histogram.slice(0, 5)),
    over10: formatCount(histogram.slice(10)),
    over25: formatCount(histogram.slice(25)),
    worst: f.percentTenths(1 - totals.all.worst),
    weeklyError: f.decimals(ours?.smape ?? 0, 1),
  };
}
