import { type DateFormats, dateFormats } from '../../content/dates.ts';
import { fill } from '../../content/fill.ts';
import { capitalize } from '../../content/format.ts';
import type { deck } from '../../content/messages/en/deck.ts';
import { addDays, type Day, utcMidnight } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import type { BacktestResult } from '../../forecast/backtest.ts';
import type { Outlook } from '../../forecast/outlook.ts';
import { countPassedWeeks, findComingTotal } from '../pages/forecast/model/coming-weeks.ts';
import { bridgedValues, type ForecastResult } from '../pages/forecast/model/result.ts';
import { type AccountFormat, accountFormat } from '../pages/forecast/text/account-format.ts';
import {
  type ForecastMessages,
  forecastEnd,
  formatAmount,
  metricName,
} from '../pages/forecast/text/forecast-messages.ts';
import type { DeckChart } from './deck.ts';

export interface DeckInput {
  result: ForecastResult;
  /** The metric that the deck is about. */
  outlook: Outlook;
  /** The metric without the visitor's plan, if there is one. `result` and `outlook` then include the plan. */
  baseline?: Outlook | undefined;
  /** Describes the filters; empty if none is on. */
  kept?: string;
  checks: readonly BacktestResult[] | undefined;
  messages: ForecastMessages;
  deck: typeof deck;
  locale: Locale;
  today: Day;
  agency: string;
  colour: string;
}

/** The data that several slides share. */
export function deckContext(input: DeckInput) {
  const { result, outlook, messages, locale, today } = input;
  const numbers = accountFormat(locale, result.currency);
  const { mean } = outlook;
  const last = result.weeks.at(-1) ?? '';
  const days = mean.map((_, week) => addDays(last, (week + 1) * 7));
  const first = days[0] ?? '';
  const isCurrent = first <= today && today <= addDays(first, 6);
  const value = (n: number) => numbers.value(outlook.name, numbers.expected(outlook, n));
  return {
    ...input,
    numbers,
    dates: dateFormats(locale),
    /** The first day of each expected week. */
    days,
    /**
     * The day on which a paused account resumes, if the visitor set one: nothing predicts how, so there is no range.
     */
    restart: result.restart?.day,
    end: numbers.day(forecastEnd(result, outlook)),
    find: (name: string) => result.metrics.find((metric) => metric.name === name),
    value,
    amount: (n: number) => formatAmount(outlook, numbers.expected(outlook, n), messages, numbers),
    /** True if a range reads as a single number, so it need not be shown. */
    isExact: (low: number, high: number) => value(low) === value(high),
    /** How many of the expected weeks are already over. */
    passed: countPassedWeeks(result),
    coming: (metric: Outlook) => findComingTotal(result, metric),
    /** Measured values, with the usual level in place of left-out weeks. */
    measured: (metric: Outlook) => bridgedValues(result, metric),
    buildChart(metric: Outlook, behind: number, ahead = true): DeckChart {
      const measured = bridgedValues(result, metric).slice(-behind);
      const expected = (values: readonly number[]) => (ahead ? [...values] : []);
      return {
        caption: fill(messages.perWeek, { metric: metricName(metric, messages) }),
        digits: metric.name === 'cpa' ? 2 : 0,
        weeks: [...result.weeks.slice(-measured.length), ...(ahead ? days : [])].map(numbers.week),
        today: isCurrent ? messages.chart.today : numbers.day(first),
        measured,
        mean: expected(metric.mean),
        low50: expected(metric.low50),
        high50: expected(metric.high50),
        low90: expected(metric.low90),
        high90: expected(metric.high90),
      };
    },
  };
}

export type Context = ReturnType<typeof deckContext>;

/**
 * `July 2026`, `July 2026 – September 2026`, never with the dash at the start of a line. The last week of a month may
 * end in the next one.
 */
export function spanOfMonths(days: readonly Day[], dates: DateFormats): string {
  // The first week is the current one, which belongs to the month with most of its days.
  const first = new Date(utcMidnight(addDays(days[0] ?? '', 3)));
  const last = new Date(utcMidnight(days.at(-1) ?? ''));
  const months = [first, last < first ? first : last].map(dates.monthAndYear);
  return capitalize([...new Set(months)].join('\u00a0– '));
}

/** `W14–26`. */
export function spanOfWeeks(days: readonly Day[], numbers: AccountFormat): string {
  return numbers.weeks(days[0] ?? '', days.at(-1) ?? '');
}
