import { fill } from '../../content/fill.ts';
import { capitalize } from '../../content/format.ts';
import { utcMidnight } from '../../contract/calendar.ts';
import { sum } from '../../forecast/numeric.ts';
import { type Outlook, partialTotal } from '../../forecast/outlook.ts';
import type { Total } from '../../forecast/totals.ts';
import { metricKey } from '../pages/forecast/model/metric-key.ts';
import { type Month, splitByMonth, totalOfMonth } from '../pages/forecast/model/months.ts';
import { findLeftOutWeeks } from '../pages/forecast/model/result.ts';
import { metricName } from '../pages/forecast/text/forecast-messages.ts';
import { type Context, spanOfWeeks } from './context.ts';
import type { TableRow, TableSlide } from './deck.ts';

/** With more weeks than this, only months are shown. */
const maxWeeks = 6;

/** The plan, or the expectation without one: month by month, with the same totals as the plan's table on the page. */
export function planSlide(at: Context): TableSlide {
  const { outlook, messages, deck, numbers, end, restart, find, amount, baseline } = at;
  const { plan } = deck;
  const { mean } = outlook;
  const total = at.coming(outlook);
  const weeks = mean.length - at.passed;
  const spend = find('spend');
  const isMonthly = mean.length > maxWeeks;
  const months = splitByMonth(at.result, mean.length);
  const unplanned = spend && spend !== outlook ? plan.titleWithSpend : plan.title;
  const titles = restart ? deck.forecast.restart : unplanned;
  return {
    kind: 'table',
    title: fill(baseline && spend ? numbers.counted(plan.planned, weeks) : titles, {
      ...(restart && { start: numbers.day(restart) }),
      amount: amount(total.mean),
      spend: numbers.value('spend', spend ? at.coming(spend).mean : 0),
      day: end,
      n: weeks,
    }),
    head: [
      isMonthly ? plan.month : plan.week,
      isMonthly ? plan.weeks : plan.dates,
      ...besides(at).map((metric) => metricName(metric, messages)),
      metricName(outlook, messages),
      plan.range,
      ...(find('cpa') ? [plan.cpa] : []),
    ],
    main: besides(at).length + 2,
    rows: isMonthly ? monthRows(at, months) : weekRows(at, months),
    note: planNote(at, months, isMonthly),
  };
}

/** Two more metrics, shown without ranges. */
function besides({ outlook, find }: Context): Outlook[] {
  return ['spend', 'clicks', 'conversions', 'value']
    .flatMap((wanted) => find(wanted) ?? [])
    .filter((metric) => metricKey(metric) !== metricKey(outlook))
    .slice(0, 2);
}

function monthRows(at: Context, months: readonly Month[]): TableRow[] {
  const { deck, days, numbers, find, result, dates, passed, coming } = at;
  const isAnyMeasured = passed > 0 || months.some(({ past }) => past.to > past.from);
  const cpa = find('cpa');
  return [
    ...months.map((month): TableRow => {
      const name = capitalize(dates.monthAndYear(new Date(utcMidnight(`${month.month}-01`))));
      const weeks = [...sliced(result.weeks, month.past), ...sliced(days, month.ahead)];
      const span = spanOfWeeks(weeks, numbers);
      const isOver = month.ahead.to <= passed;
      const shown = isOver ? fill(deck.plan.passed, { days: span }) : span;
      return { cells: [name, shown, ...cells(at, (m) => totalOfMonth(m, month))] };
    }),
    {
      kind: 'sum',
      cells: [
        // Months whose first weeks have been measured total more than the weeks ahead.
        isAnyMeasured ? deck.plan.ahead : deck.plan.total,
        isAnyMeasured ? spanOfWeeks(days.slice(passed), numbers) : '',
        ...cells(at, coming, cpa && coming(cpa).mean),
      ],
    },
  ];
}

/** Measured weeks share a row. */
function weekRows(at: Context, months: readonly Month[]): TableRow[] {
  const { deck, days, numbers, result, passed } = at;
  return months.flatMap((month): TableRow[] => {
    const { past, ahead } = month;
    const measured = sliced(result.weeks, past);
    const weeks = [...measured, ...sliced(days, ahead)];
    const sumPast = (metric: Outlook) => sum(sliced(at.measured(metric), past));
    const name = capitalize(numbers.longMonth(`${month.month}-01`));
    return [
      ...(measured.length > 0
        ? [
            {
              kind: 'measured' as const,
              cells: [spanOfWeeks(measured, numbers), deck.plan.measured, ...cells(at, sumPast)],
            },
          ]
        : []),
      ...sliced(days, ahead).map((day, i) => ({
        cells: [
          numbers.week(day),
          ahead.from + i < passed ? fill(deck.plan.passed, { days: numbers.days(day) }) : numbers.days(day),
          ...cells(at, (metric) => partialTotal(metric, ahead.from + i, ahead.from + i + 1)),
        ],
      })),
      {
        kind: 'sum',
        cells: [name, spanOfWeeks(weeks, numbers), ...cells(at, (metric) => totalOfMonth(metric, month))],
      },
    ];
  });
}

/** Measured values have no range. */
function cells(at: Context, getTotal: (metric: Outlook) => Total | number, cost?: number): string[] {
  const { outlook, numbers, restart, find } = at;
  const value = (metric: Outlook | undefined) => {
    const total = metric ? getTotal(metric) : 0;
    return typeof total === 'number' ? total : total.mean;
  };
  const whole = getTotal(outlook);
  const conversions = value(find('conversions'));
  const perConversion = cost ?? value(find('spend')) / conversions;
  return [
    ...besides(at).map((metric) => numbers.value(metric.name, numbers.expected(metric, value(metric)))),
    numbers.value(outlook.name, numbers.expected(outlook, value(outlook))),
    typeof whole === 'number' || restart
      ? '–'
      : numbers.range(
          outlook.name,
          numbers.expected(outlook, whole.low),
          numbers.expected(outlook, whole.high),
        ),
    ...(find('cpa') ? [conversions > 0 ? numbers.value('cpa', perConversion) : '–'] : []),
  ];
}

function planNote(
  { deck, result, outlook, numbers, baseline, passed, restart }: Context,
  months: readonly Month[],
  isMonthly: boolean,
) {
  const { plan } = deck;
  const leftOut = findLeftOutWeeks(result, outlook).map(({ week }) => numbers.week(result.weeks[week] ?? ''));
  const measured = months.flatMap(({ past }) => sliced(result.weeks, past));
  return [
    ...(baseline ? [plan.ifHolds] : restart ? [] : [plan.noPlan]),
    ...(restart ? [] : [plan.ranges]),
    months.some(({ calendar }) => calendar) ? plan.calendar : plan.counted,
    ...(passed > 0 ? [plan.passedNote] : []),
    ...(leftOut.length > 0 ? [fill(plan.leftOut, { weeks: leftOut.join(', ') })] : []),
    ...(isMonthly && measured.length > 0
      ? [fill(plan.already, { weeks: spanOfWeeks(measured, numbers) })]
      : []),
  ].join(' ');
}

function sliced<T>(list: readonly T[], { from, to }: { from: number; to: number }): T[] {
  return list.slice(from, to);
}
