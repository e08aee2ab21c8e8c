import { fill } from '../../../../content/fill.ts';
import { capitalized } from '../../../../content/format.ts';
import { type Day, instantOf, monthOf } from '../../../../contract/calendar.ts';
import { type Outlook, totalOfWeeks } from '../../../../forecast/outlook.ts';
import { keyOf } from '../result.ts';
import { metricName } from '../words.ts';
import { type Context, spanOfWeeks } from './context.ts';
import type { TableSlide } from './deck.ts';

/** More weeks than these are added up to months. */
const mostRows = 6;

/** Weeks, or months where there are many, and their total. */
export function planSlide({
  outlook,
  words,
  deck,
  numbers,
  dates,
  days,
  end,
  find,
  amount,
}: Context): TableSlide {
  const { plan } = deck;
  const { name, mean, total } = outlook;
  const spend = find('spend');
  const cpa = find('cpa');
  const others = ['spend', 'clicks', 'conversions', 'value']
    .flatMap((wanted) => find(wanted) ?? [])
    .filter((metric) => keyOf(metric) !== keyOf(outlook))
    .slice(0, 2);
  const byMonth = mean.length > mostRows;
  const parts = byMonth ? monthsOf(days) : days.map((_, week) => ({ from: week, to: week + 1 }));

  function cells(from: number, to: number): string[] {
    const isAll = to - from === mean.length;
    const { low, high, mean: expected } = totalOfWeeks(outlook, from, to);
    const totalIn = (metric: Outlook | undefined) => (metric ? totalOfWeeks(metric, from, to).mean : 0);
    return [
      ...others.map((metric) => numbers.value(metric.name, totalIn(metric))),
      numbers.value(name, expected),
      numbers.range(name, low, high),
      ...(cpa
        ? [numbers.value('cpa', isAll ? cpa.total.mean : totalIn(spend) / totalIn(find('conversions')))]
        : []),
    ];
  }
  return {
    kind: 'table',
    title: fill(spend && spend !== outlook ? plan.titleWithSpend : plan.title, {
      amount: amount(total.mean),
      spend: numbers.value('spend', spend?.total.mean ?? 0),
      day: end,
    }),
    head: [
      byMonth ? plan.month : plan.week,
      byMonth ? plan.weeks : plan.dates,
      ...others.map((metric) => metricName(metric, words)),
      metricName(outlook, words),
      plan.range,
      ...(cpa ? [plan.cpa] : []),
    ],
    rows: [
      ...parts.map(({ from, to }) => [
        ...(byMonth
          ? [
              capitalized(dates.monthAndYear(new Date(instantOf(days[from] ?? '')))),
              spanOfWeeks(days.slice(from, to), numbers),
            ]
          : [numbers.week(days[from] ?? ''), numbers.days(days[from] ?? '')]),
        ...cells(from, to),
      ]),
      [plan.total, '', ...cells(0, mean.length)],
    ],
    note: plan.note,
  };
}

/** The weeks that start in each month, from the first to the one after the last. */
function monthsOf(days: readonly Day[]): { from: number; to: number }[] {
  const starts = days.flatMap((day, week) => {
    const before = days[week - 1];
    return before && monthOf(before) === monthOf(day) ? [] : week;
  });
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? days.length }));
}
