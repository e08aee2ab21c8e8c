import { average, sum } from '../../../forecast/numeric.ts';
import { print } from '../../report.ts';
import { type CountKind, countAccount } from './invented.ts';
import { forecastOurs, heldShare, horizon, isHeld, percent } from './ours.ts';
import type { Rule } from './simple-rules.ts';

export function measureCounts(rules: Record<string, Rule>): void {
  const accounts = 200;
  print(
    `\nCounts: ${accounts} invented accounts each, 110 weeks; 90 % ranges held, error of the 13-week total`,
  );
  const kinds: CountKind[] = ['steady', 'wandering', 'seasonal'];
  for (const kind of kinds)
    for (const rate of [0.3, 1, 3, 10, 30]) {
      const cases = Array.from({ length: accounts }, (_, i) => {
        const all = countAccount(9_000 + i, rate, kind, 110 + horizon);
        const history = all.slice(0, 110);
        return { history, actual: all.slice(110), ours: forecastOurs(history) };
      });
      const meanError = (forecastTotal: (history: readonly number[], i: number) => number) =>
        percent(
          average(cases.map(({ history, actual }, i) => Math.abs(forecastTotal(history, i) - sum(actual)))) /
            average(cases.map(({ actual }) => sum(actual))),
        );
      const held = [
        heldShare(
          cases.flatMap(({ ours, actual }) =>
            actual.map((value, h) => isHeld(value, { low: ours.low90[h] ?? 0, high: ours.high90[h] ?? 0 })),
          ),
        ),
        ...[3, 13].map((weeks) =>
          heldShare(cases.map(({ ours, actual }) => isHeld(sum(actual.slice(0, weeks)), ours.total(weeks)))),
        ),
      ].join(', ');
      const others = Object.entries(rules).map(
        ([name, rule]) => `${name} ${meanError((history) => sum(rule(history, horizon)))}`,
      );
      print(
        `${kind} ${rate} a week: week, 3 weeks, 13 weeks held ${held}; off by ${meanError((_, i) => cases[i]?.ours.total(13).mean ?? 0)}, ${others.join(', ')}`,
      );
    }
}
