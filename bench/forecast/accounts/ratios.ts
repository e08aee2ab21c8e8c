import { average, sum } from '../../../forecast/numeric.ts';
import { outlooks } from '../../../forecast/outlook.ts';
import { print } from '../../report.ts';
import { spendingAccount } from './invented.ts';
import { forecastOurs, heldShare, horizon, isHeld, percent } from './ours.ts';
import type { Rule } from './simple-rules.ts';

export function measureRatios(rules: Record<string, Rule>): void {
  print('\nCost per conversion of 80 invented accounts of 40 to 150 weeks: mean error over 4 and 13 weeks');
  const cases = Array.from({ length: 80 }, (_, i) => {
    const length = 40 + ((i * 37) % 111);
    const { spend, conversions } = spendingAccount(3_000 + i, length + horizon);
    const metrics = [
      { name: 'spend', label: '', values: spend.slice(0, length) },
      { name: 'conversions', label: '', values: conversions.slice(0, length) },
    ];
    const all = outlooks({ weeks: [], metrics });
    const find = (name: string) => {
      const found = all.find((outlook) => outlook.name === name);
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    return {
      length,
      spend,
      conversions,
      cpa: find('cpa'),
      own: { spend: find('spend'), conversions: find('conversions') },
    };
  });
  const ratio = (numerator: readonly number[], denominator: readonly number[]) =>
    sum(numerator) / sum(denominator);
  const errors = (name: string, forecastTotal: (each: (typeof cases)[number], weeks: number) => number) => {
    const cells = [4, 13].map((weeks) =>
      percent(
        average(
          cases.map((each) => {
            const { length, spend, conversions } = each;
            const actual = ratio(
              spend.slice(length, length + weeks),
              conversions.slice(length, length + weeks),
            );
            return Math.abs(Math.log(forecastTotal(each, weeks) / actual));
          }),
        ),
      ),
    );
    print(`${name.padEnd(24)} ${cells.join('  ')}`);
  };
  errors('ours', ({ own }, weeks) =>
    ratio(own.spend.mean.slice(0, weeks), own.conversions.mean.slice(0, weeks)),
  );
  errors('parts alone', ({ length, spend, conversions }, weeks) => {
    const total = (values: readonly number[]) => forecastOurs(values.slice(0, length)).mean.slice(0, weeks);
    return ratio(total(spend), total(conversions));
  });
  for (const [name, rule] of Object.entries(rules))
    errors(name, ({ length, spend, conversions }, weeks) =>
      average(
        rule(
          spend.slice(0, length).map((cost, week) => cost / (conversions[week] ?? 1)),
          horizon,
        ).slice(0, weeks),
      ),
    );
  const held = cases.flatMap(({ length, spend, conversions, cpa }) =>
    cpa.mean.map((_, h) =>
      isHeld((spend[length + h] ?? 0) / (conversions[length + h] ?? 1), {
        low: cpa.low90[h] ?? 0,
        high: cpa.high90[h] ?? 0,
      }),
    ),
  );
  const gap = Math.max(
    ...cases.flatMap(({ cpa, own }) =>
      cpa.mean.map((value, h) => Math.abs(value - (own.spend.mean[h] ?? 0) / (own.conversions.mean[h] ?? 1))),
    ),
  );
  print(
    `90 % range of a week held ${heldShare(held)}; largest gap to cost by conversions ${gap.toExponential(1)}`,
  );
}
