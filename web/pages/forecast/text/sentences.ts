import { fill } from '../../../../content/fill.ts';
import { capitalize } from '../../../../content/format.ts';
import { addDays, type Day, firstDay, weekStart } from '../../../../contract/calendar.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import { type Outlook, weeksPerYear } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { countPassedWeeks, findComingTotal, findYearlyChange } from '../model/coming-weeks.ts';
import { metricKey } from '../model/metric-key.ts';
import { findMonthTotal } from '../model/months.ts';
import { type ForecastResult, findLeftOutWeeks, isLateLeftOut } from '../model/result.ts';
import { isSmallCount, statedTotal, tenthsWithNone } from '../states/find-states.ts';
import type { AccountFormat } from './account-format.ts';
import { type ForecastMessages, forecastEnd, formatAmount, type StateMessages } from './forecast-messages.ts';
import { fillLinked, linked, type Sentence, shownAt } from './sentence.ts';

const maxLeftOutSentences = 2;
/** A typical error, to reserve space for the real one. */
export const usualMiss = 0.05;

export function summarySentences(
  result: ForecastResult,
  outlook: Outlook,
  checks: readonly BacktestResult[] | undefined,
  messages: ForecastMessages,
  numbers: AccountFormat,
  states?: StateMessages,
): Sentence[] {
  const { name, mean, total } = outlook;
  const { summary } = messages;
  const isSample = result.source.kind === 'sample';
  const value = (n: number, to: string) => linked(numbers.value(name, numbers.expected(outlook, n)), to);
  const expectedAmount = (n: number) =>
    formatAmount(outlook, numbers.expected(outlook, n), messages, numbers);
  const amount = linked(expectedAmount(total.mean), shownAt.total);
  const misses = (checks ?? []).map(({ total: { ours } }) => Math.abs(ours));
  const checked =
    misses.length > 0 ? [checkedSentence(misses.length, average(misses), messages, numbers)] : [];
  const { ended } = result;
  const note = ended?.isPast ? summary.pastNote : summary.ended;
  const endedNote = ended
    ? [[fill(note, { end: numbers.day(ended.day), days: numbers.whole(ended.daysAgo) })]]
    : [];
  if (outlook.pause?.kind === 'paused' && !ended?.isPast) {
    const { since } = outlook.pause;
    const { restart } = result;
    const pace = restart?.weekly[metricKey(outlook)];
    if (restart && states && pace !== undefined) {
      const weekly = linked(expectedAmount(pace), shownAt.chart);
      return [
        ...endedNote,
        fillLinked(states.summary.restart, { day: numbers.day(restart.day), amount: weekly }),
        [states.summary.noRange],
        ...checked,
      ];
    }
    const day = numbers.day(result.weeks[since] ?? '');
    return [
      ...endedNote,
      fillLinked(result.pausedSince === undefined && states ? states.summary.stopped : summary.paused, {
        day,
        weeks: numbers.whole(result.weeks.length - since),
        amount,
      }),
      ...checked,
    ];
  }
  const isExact = value(total.low, '').text === value(total.high, '').text;
  const pastTotal = isExact ? messages.finding.past : summary.pastTotal;
  const ownTotal = ended ? (ended.isPast ? pastTotal : summary.endedTotal) : summary.ownTotal;
  const opening = name === 'cpa' && !ended?.isPast ? summary.cpaTotal : ownTotal;
  const sentences = [
    ...endedNote,
    ...(isSample || ended?.isPast || !states
      ? [
          fillLinked(opening, {
            amount,
            start: numbers.day(addDays(result.weeks.at(-1) ?? '', 7)),
            n: value(total.mean, shownAt.total),
            low: value(total.low, shownAt.total),
            high: value(total.high, shownAt.total),
            day: numbers.day(forecastEnd(result, outlook)),
          }),
        ]
      : ownSentences(result, outlook, messages, numbers, states)),
    ...leftOutSentences(result, outlook, messages, numbers, states),
  ];
  if (outlook.pause?.kind === 'yearly') sentences.push([summary.closed]);
  const change = findYearlyChange(result, outlook);
  if (change !== undefined && !ended?.isPast && !isSmallCount(outlook)) {
    const share = linked(numbers.share(Math.abs(change)), shownAt.chart);
    const t = states && !isSample ? states.summary : summary;
    const sentence = change > 0 ? t.more : t.less;
    sentences.push(Math.abs(change) < 0.0005 ? [t.same] : fillLinked(sentence, { share }));
  }
  const passed = countPassedWeeks(result);
  const coming = ended?.isPast ? [] : mean.slice(passed);
  const [low, high] = [Math.min(...coming), Math.max(...coming)];
  // Unless both would read the same.
  if (coming.length > 2 && value(low, '').text !== value(high, '').text) {
    const weekIndex = (n: number) => mean.indexOf(n, passed);
    const shownWeek = (n: number) => shownAt.week(weekIndex(n));
    const week = (n: number) => numbers.week(addDays(result.weeks.at(-1) ?? '', (weekIndex(n) + 1) * 7));
    sentences.push(
      fillLinked(summary.extremes, {
        weakest: week(low),
        low: value(low, shownWeek(low)),
        strongest: week(high),
        high: value(high, shownWeek(high)),
      }),
    );
  }
  if (!isSample && result.weeks.length < weeksPerYear) sentences.push([summary.noSeason]);
  return [...sentences, ...checked];
}

/** How far off the forecast was in backtests of the account. */
export function checkedSentence(
  times: number,
  share: number,
  { summary }: ForecastMessages,
  numbers: AccountFormat,
): Sentence {
  return fillLinked(times === 1 ? summary.checkedOnce : summary.checked, {
    share: linked(numbers.share(share), shownAt.meanError),
  });
}

/** The visitor's own month, or the weeks shown if its days are not known. */
function ownSentences(
  result: ForecastResult,
  outlook: Outlook,
  messages: ForecastMessages,
  numbers: AccountFormat,
  { summary: t, finding }: StateMessages,
): Sentence[] {
  const { name, mean } = outlook;
  const month = findMonthTotal(result, outlook);
  const value = (n: number) => linked(numbers.value(name, numbers.expected(outlook, n)), shownAt.total);
  const amount = (n: number) =>
    linked(formatAmount(outlook, numbers.expected(outlook, n), messages, numbers), shownAt.total);
  if (!month) {
    const passed = countPassedWeeks(result);
    const n = mean.length - passed;
    const day = numbers.day(addDays(result.weeks.at(-1) ?? '', 7 * (passed + 1)));
    const total = findComingTotal(result, outlook);
    const range = { amount: amount(total.mean), low: value(total.low), high: value(total.high) };
    const sentence = range.low.text === range.high.text ? finding.weeks : t.weeks;
    return [fillLinked(numbers.counted(sentence, n), { n: numbers.whole(n), day, ...range })];
  }
  const longMonth = numbers.longMonth(firstDay(month.month));
  const [low, high] = [value(month.low), value(month.high)];
  const isExact = low.text === high.text;
  const opening = fillLinked(isExact ? finding.exact : name === 'cpa' ? t.monthCost : t.month, {
    month: name === 'cpa' && !isExact ? longMonth : capitalize(longMonth),
    amount: amount(month.mean),
    n: value(month.mean),
    ...{ low, high },
  });
  if (name === 'cpa') return [opening];
  const measured = month.measuredUntil
    ? fill(
        month.isBridged
          ? t.bridged
          : result.leftOut && !isLateLeftOut(result)
            ? t.counted
            : numbers.counted(t.inFile, numbers.expected(outlook, month.measured)),
        {
          n: numbers.value(name, month.measured),
          m: value(month.mean - month.measured).text,
        },
      )
    : fill(t.noneInFile, {
        month: longMonth,
        day: numbers.day(result.ended?.day ?? result.days?.last ?? ''),
      });
  // A month of 0 has no measured part.
  const sentences: Sentence[] = month.mean > 0 ? [opening, [measured]] : [opening];
  const none = isSmallCount(outlook) ? tenthsWithNone(outlook, 0) : 0;
  if (none > 0) sentences.push([fill(numbers.counted(t.noneAtAll, none), { n: none })]);
  const { days } = result;
  if (Math.round(month.late) > 0)
    sentences.push([fill(t.late, { n: numbers.whole(month.late), day: numbers.day(days?.last ?? '') })]);
  if (outlook.days && isBeforeBlackFriday(days?.last ?? '')) sentences.push([t.blackFriday]);
  return sentences;
}

/** From October 1 to Thanksgiving, the fourth Thursday of November. */
function isBeforeBlackFriday(day: Day): boolean {
  const thanksgiving = addDays(weekStart(`${day.slice(0, 4)}-11-07`, 4), 21);
  return day >= `${day.slice(0, 4)}-10-01` && day <= thanksgiving;
}

/** The weeks that the forecast does not use. */
export function leftOutSentences(
  result: ForecastResult,
  outlook: Outlook,
  { summary }: ForecastMessages,
  numbers: AccountFormat,
  states: StateMessages | undefined,
): Sentence[] {
  const { name, label, values } = outlook;
  const weeks = findLeftOutWeeks(result, outlook).slice(-maxLeftOutSentences);
  const sentences = weeks.map(
    ({ week, used }): Sentence => [
      fill(states?.chart.leftOutLabel ?? summary.leftOut, {
        week: numbers.week(result.weeks[week] ?? ''),
        n: numbers.value(name, values[week] ?? 0),
        used: numbers.value(name, used),
        m: numbers.value(name, numbers.expected({ name }, used)),
      }),
    ],
  );
  const other = result.alternative?.metrics.find((each) => each.name === name && each.label === label);
  if (!states || !other || weeks.length === 0) return sentences;
  const { mean } = statedTotal({ ...result, ...result.alternative }, other);
  const n = numbers.value(name, numbers.expected(other, mean));
  return [...sentences, [fill(states.summary.allWeeks, { n })]];
}

/** Why there is no forecast yet. */
export function shortSentences(
  { weeks }: ForecastResult,
  messages: ForecastMessages,
  numbers: AccountFormat,
): Sentence[] {
  const enough: Day = addDays(weeks.at(-1) ?? '', (minWeeksToForecast - weeks.length + 1) * 7);
  const below = numbers.counted(messages.short.below, weeks.length);
  return [
    [fill(messages.short.text, { min: minWeeksToForecast, day: numbers.day(enough) })],
    [fill(below, { weeks: weeks.length })],
  ];
}
