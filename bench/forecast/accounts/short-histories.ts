import { average, sum } from '../../../forecast/numeric.ts';
import { accountDays, toWeeks } from '../../../forecast/testing/account-days.ts';
import { print } from '../../report.ts';
import { readHistories } from '../series.ts';
import { firstUnseen, forecastOurs, heldShare, horizon, isHeld } from './ours.ts';
import type { Rule } from './simple-rules.ts';

/** The errors of a method over its checks, by what is measured. */
type Errors = Record<'weeks 1–4' | 'weeks 1–13' | 'total of 4' | 'total of 13', number>;
/** The last weeks of public series share a season, so a single origin would measure that season. */
const publicOrigins = { count: 8, weeksApart: 6 };
const measures = ['weeks 1–4', 'weeks 1–13', 'total of 4', 'total of 13'] as const;

function computeErrors(mean: readonly number[], actual: readonly number[]): Errors {
  const level = average(actual) || 1;
  const weekErrors = actual.map((value, h) => Math.abs(value - (mean[h] ?? 0)) / level);
  const total = (weeks: number) =>
    Math.abs(sum(mean.slice(0, weeks)) - sum(actual.slice(0, weeks))) / (weeks * level);
  return {
    'weeks 1–4': average(weekErrors.slice(0, 4)),
    'weeks 1–13': average(weekErrors),
    'total of 4': total(4),
    'total of 13': total(13),
  };
}

export function measureShortHistories(rules: Record<string, Rule>): void {
  print(
    '\nLess than a year: error beside the best of last value, mean of four and of eight weeks on each set',
  );
  const lengths = [26, 32, 38, 44, 51];
  const invented = Array.from({ length: 30 }, (_, i) => accountDays(7_001 + i, 51 + horizon));
  const bySize = [0, 1, 2, 3].map((size) => ({
    name: `invented ${size + 1}`,
    checks: lengths.flatMap((length) =>
      invented.map((sizes) => {
        const days = sizes[size] ?? [];
        const weeks = toWeeks(days);
        return {
          history: weeks.slice(0, length),
          days: days.slice(0, 7 * length) as number[] | undefined,
          actual: weeks.slice(length, length + horizon),
        };
      }),
    ),
  }));
  const publicSeries = readHistories().map(({ values }) => values);
  const halves = [publicSeries.slice(0, firstUnseen), publicSeries.slice(firstUnseen)].map((half, i) => ({
    name: i === 0 ? 'public, tuned on' : 'public, unseen',
    checks: half.flatMap((values) =>
      Array.from({ length: publicOrigins.count }, (_, i) => {
        const origin = values.length - horizon - i * publicOrigins.weeksApart;
        return lengths
          .filter((length) => length <= origin)
          .map((length) => ({
            history: values.slice(origin - length, origin),
            days: undefined as number[] | undefined,
            actual: values.slice(origin, origin + horizon),
          }));
      }).flat(),
    ),
  }));
  const sets = [...bySize, ...halves];
  const methods: Record<string, (check: (typeof sets)[number]['checks'][number]) => number[]> = {
    'ours, from weeks': ({ history }) => forecastOurs(history).mean,
    'ours, from days': ({ history, days }) => forecastOurs(history, days ? { days } : {}).mean,
    ...Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [
        name,
        ({ history }: { history: readonly number[] }) => rule(history, horizon),
      ]),
    ),
  };
  const errors = Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      sets.map(({ checks }) => {
        const all = checks.map((check) => computeErrors(method(check), check.actual));
        return Object.fromEntries(
          measures.map((measure) => [measure, average(all.map((each) => each[measure]))]),
        ) as Errors;
      }),
    ]),
  );
  const simple = ['last value', 'mean of four weeks', 'mean of eight weeks'];
  for (const [name, bySet] of Object.entries(errors)) {
    const cells = measures.map((measure) => {
      const shares = bySet.map((each, set) => {
        const best = Math.min(
          ...simple.map((rule) => errors[rule]?.[set]?.[measure] ?? Number.POSITIVE_INFINITY),
        );
        return each[measure] / best;
      });
      const mean = Math.exp(average(shares.map(Math.log)));
      return `${measure} ${mean.toFixed(3)} (${Math.max(...shares).toFixed(2)})`;
    });
    print(`${name.padEnd(20)} ${cells.join('  ')}`);
  }
  for (const { name, checks } of sets) {
    const held = checks.flatMap(({ history, days, actual }) => {
      const ours = forecastOurs(history, days ? { days } : {});
      return actual.map((value, h) => isHeld(value, { low: ours.low90[h] ?? 0, high: ours.high90[h] ?? 0 }));
    });
    print(`${name}: 90 % range of a week held ${heldShare(held)}`);
  }
}
