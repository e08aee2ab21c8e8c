import { fill } from '../../../../content/fill.ts';
import { capitalize } from '../../../../content/format.ts';
import { addDays, firstDay } from '../../../../contract/calendar.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { countPassedWeeks, findComingTotal } from '../model/coming-weeks.ts';
import { metricKey } from '../model/metric-key.ts';
import { findMonthTotal } from '../model/months.ts';
import { type ForecastResult, findLeftOutWeeks } from '../model/result.ts';
import { isSmallCount } from '../states/find-states.ts';
import type { AccountFormat } from './account-format.ts';
import { type ForecastMessages, forecastEnd, formatAmount, type StateMessages } from './forecast-messages.ts';

/** A sentence whose `{amount}` is emphasized. */
export interface Headline {
  sentence: string;
  values: Record<string, string>;
}

export function headlineText({ sentence, values }: Headline): string {
  return fill(sentence, values);
}

/** The result in one sentence. */
export function findHeadline(
  result: ForecastResult,
  outlook: Outlook,
  messages: ForecastMessages,
  states: StateMessages | undefined,
  numbers: AccountFormat,
): Headline {
  const { finding } = messages;
  const next = addDays(result.weeks.at(-1) ?? '', 7);
  const amount = (n: number) => formatAmount(outlook, numbers.expected(outlook, n), messages, numbers);
  const total = amount(outlook.total.mean);
  const day = numbers.day(forecastEnd(result, outlook));
  if (result.source.kind === 'sample')
    return { sentence: finding.sample.amount + finding.sample.rest, values: { amount: total } };
  if (result.ended?.isPast)
    return { sentence: finding.past, values: { start: numbers.day(next), amount: total, day } };
  if (!states) return { sentence: finding.own.amount + finding.own.rest, values: { amount: total, day } };
  const { finding: t } = states;
  if (outlook.pause?.kind === 'paused') {
    const { restart } = result;
    const weekly = restart?.weekly[metricKey(outlook)];
    return restart && weekly !== undefined
      ? { sentence: t.restart, values: { day: numbers.day(restart.day), amount: amount(weekly) } }
      : {
          sentence: result.pausedSince === undefined ? t.stopped : t.paused,
          values: { amount: amount(0) },
        };
  }
  const weeks = leftOutNames(result, outlook, numbers);
  const month = findMonthTotal(result, outlook);
  if (!month) {
    const passed = countPassedWeeks(result);
    const n = outlook.mean.length - passed;
    const sentence = numbers.counted(weeks ? t.weeksWithout : t.weeks, n);
    const coming = amount(findComingTotal(result, outlook).mean);
    const from = numbers.day(addDays(next, 7 * passed));
    return { sentence, values: { amount: coming, n: numbers.whole(n), day: from, weeks } };
  }
  const value = (n: number) => numbers.value(outlook.name, numbers.expected(outlook, n));
  const half = (month.high - month.low) / 2;
  const isRange = isSmallCount(outlook) || outlook.days !== undefined;
  const d = value(half);
  const sentence = result.ended
    ? t.ended
    : weeks
      ? t.without
      : isRange
        ? t.range
        : d === value(0)
          ? t.exact
          : t.month;
  return {
    sentence,
    values: {
      month: capitalize(numbers.longMonth(firstDay(month.month))),
      amount: amount(month.mean),
      d,
      low: value(month.low),
      high: value(month.high),
      weeks,
    },
  };
}

/** `W37, W46`: the weeks that the forecast of this metric does not use. */
export function leftOutNames(result: ForecastResult, outlook: Outlook, numbers: AccountFormat): string {
  return findLeftOutWeeks(result, outlook)
    .map(({ week }) => numbers.week(result.weeks[week] ?? ''))
    .join(', ');
}
