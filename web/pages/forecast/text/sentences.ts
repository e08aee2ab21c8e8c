import { fill } from '../../../../content/fill.ts';
import { addDays, type Day } from '../../../../contract/calendar.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import { type Outlook, weeksPerYear } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import type { MovedToday, MovedTodayScore } from '../model/moved-today.ts';
import { type ForecastResult, measuredWeeksShown } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';
import {
  coverageText,
  type ForecastMessages,
  forecastEnd,
  formatAmount,
  type MovingWords,
  missText,
} from './forecast-messages.ts';

/** Text, with the numbers in it that are also shown elsewhere on the page. */
export type Sentence = (string | Linked)[];

interface Linked {
  text: string;
  /** The ID of where it is shown. */
  shownAt: string;
}

/** IDs that the summary links to. */
export const shownAt = {
  /** The tab of the chosen metric, which has its total. */
  total: 'total',
  chart: 'chart',
  meanError: 'mean-error',
  /** A week's row in the table, by its distance from Today. */
  week: (ahead: number) => `week-${ahead}`,
};

export function plainText(sentences: readonly Sentence[]): string {
  return sentences
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join(' ');
}

/** Like `fill`, with links for values that have one. */
function fillLinked(sentence: string, values: Record<string, string | Linked>): Sentence {
  return sentence.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? (values[part] ?? part) : part));
}

function linked(text: string, to: string): Linked {
  return { text, shownAt: to };
}

const maxLeftOutSentences = 2;

/** What the numbers say. */
export function summarySentences(
  result: ForecastResult,
  outlook: Outlook,
  checks: readonly BacktestResult[] | undefined,
  words: ForecastMessages,
  numbers: AccountFormat,
): Sentence[] {
  const { name, mean, total, lastYear } = outlook;
  const { summary } = words;
  const isSample = result.source.kind === 'sample';
  const value = (n: number, to: string) => linked(numbers.value(name, n), to);
  const amount = linked(formatAmount(outlook, total.mean, words, numbers), shownAt.total);
  const checked = checkedSentence(checks, words, numbers);
  if (outlook.pause?.kind === 'paused') {
    const { since } = outlook.pause;
    const day = numbers.day(result.weeks[since] ?? '');
    return [
      fillLinked(summary.paused, { day, weeks: numbers.whole(result.weeks.length - since), amount }),
      ...checked,
    ];
  }
  const { ended } = result;
  const ownTotal = ended ? (ended.isPast ? summary.pastTotal : summary.endedTotal) : summary.ownTotal;
  const opening =
    name === 'cpa' && !ended?.isPast ? summary.cpaTotal : isSample ? summary.sampleTotal : ownTotal;
  const sentences = [
    ...(ended
      ? [
          [
            fill(ended.isPast ? summary.pastNote : summary.ended, {
              end: numbers.day(ended.day),
              days: numbers.whole(ended.daysAgo),
            }),
          ],
        ]
      : []),
    fillLinked(opening, {
      amount,
      start: numbers.day(addDays(result.weeks.at(-1) ?? '', 7)),
      n: value(total.mean, shownAt.total),
      low: value(total.low, shownAt.total),
      high: value(total.high, shownAt.total),
      day: numbers.day(forecastEnd(result, outlook)),
    }),
    ...leftOutSentences(result, outlook, words, numbers),
  ];
  if (outlook.pause?.kind === 'yearly') sentences.push([summary.closed]);
  if (lastYear) {
    const change = total.mean / lastYear - 1;
    const share = linked(numbers.share(Math.abs(change)), shownAt.chart);
    const sentence = change > 0 ? summary.more : summary.less;
    sentences.push(Math.abs(change) < 0.0005 ? [summary.same] : fillLinked(sentence, { share }));
  }
  const [low, high] = [Math.min(...mean), Math.max(...mean)];
  // Not where both would read the same.
  if (mean.length > 2 && numbers.value(name, low) !== numbers.value(name, high)) {
    const rowOf = (n: number) => shownAt.week(mean.indexOf(n));
    const week = (n: number) => numbers.week(addDays(result.weeks.at(-1) ?? '', (mean.indexOf(n) + 1) * 7));
    sentences.push(
      fillLinked(summary.extremes, {
        weakest: week(low),
        low: value(low, rowOf(low)),
        strongest: week(high),
        high: value(high, rowOf(high)),
      }),
    );
  }
  if (!isSample && result.weeks.length < weeksPerYear) sentences.push([summary.noSeason]);
  return [...sentences, ...checked];
}

function checkedSentence(
  checks: readonly BacktestResult[] | undefined,
  { summary }: ForecastMessages,
  numbers: AccountFormat,
): Sentence[] {
  if (!checks || checks.length === 0) return [];
  const share = numbers.share(average(checks.map(({ total: { ours } }) => Math.abs(ours))));
  return [fillLinked(summary.checked, { share: linked(share, shownAt.meanError) })];
}

/** The latest outliers that the forecast does not follow. */
function leftOutSentences(
  { weeks }: ForecastResult,
  { name, values, cleaning }: Outlook,
  { summary }: ForecastMessages,
  numbers: AccountFormat,
): Sentence[] {
  return (cleaning?.outliers ?? [])
    .filter(({ week }) => week >= values.length - measuredWeeksShown)
    .slice(-maxLeftOutSentences)
    .map(({ week, used }) => [
      fill(summary.leftOut, {
        week: numbers.week(weeks[week] ?? ''),
        n: numbers.value(name, values[week] ?? 0),
        used: numbers.value(name, used),
      }),
    ]);
}

/** What came of a forecast that was made at an earlier Today. */
export function verdictSentences(
  verdict: MovedTodayScore,
  moved: MovedToday,
  result: ForecastResult,
  words: ForecastMessages,
  numbers: AccountFormat,
  more: MovingWords['outside'] | undefined,
): Sentence[] {
  const { outlook, actual, start } = moved;
  const { weeks } = result;
  const outside = verdict.outside.flatMap((i, place) => [
    `${place > 0 ? ', ' : ''}${numbers.week(weeks[start + i] ?? '')} (`,
    linked(numbers.value(outlook.name, actual[i] ?? 0), shownAt.week(i)),
    ')',
  ]);
  const [before = '', after = ''] = words.moved.outside.split('{weeks}');
  return [
    [linked(coverageText(verdict, words), shownAt.chart), `. ${missText(verdict, words.moved, numbers)}.`],
    [fill(words.moved.known, { day: numbers.day(weeks[start] ?? '') })],
    ...(outside.length > 0 ? [[before, ...outside, after]] : []),
    ...(more ? aboutTheOne(verdict, moved, result, numbers, more).map((sentence) => [sentence]) : []),
  ];
}

/** If a single week was outside: how spend changed in it, and how good the forecast was otherwise. */
function aboutTheOne(
  { outside, all }: MovedTodayScore,
  { outlook, actual, start }: MovedToday,
  result: ForecastResult,
  numbers: AccountFormat,
  words: MovingWords['outside'],
): string[] {
  const [week] = outside;
  if (week === undefined || outside.length > 1 || all < 2) return [];
  const without = (list: readonly number[]) => list.slice(0, all).filter((_, i) => i !== week);
  const averages = { expected: average(without(outlook.mean)), actual: average(without(actual)) };
  return [
    spendSentence(start + week, outlook, result, words, numbers),
    missText(averages, words.without, numbers),
  ].filter((sentence) => sentence !== '');
}

/** Beside a week in the chart: `W21: 428, outside the range. Spend rose 31% that week.` */
export function outsideNote(
  week: number,
  outlook: Outlook,
  result: ForecastResult,
  words: MovingWords['outside'],
  numbers: AccountFormat,
): string {
  const n = numbers.value(outlook.name, outlook.values[week] ?? 0);
  const note = fill(words.note, { week: numbers.week(result.weeks[week] ?? ''), n });
  return `${note} ${spendSentence(week, outlook, result, words, numbers)}`.trim();
}

/** A smaller change of spend explains nothing. */
const leastChange = 0.1;

function spendSentence(
  week: number,
  { name }: Outlook,
  { metrics }: ForecastResult,
  words: MovingWords['outside'],
  numbers: AccountFormat,
): string {
  const spend = metrics.find((metric) => metric.name === 'spend')?.values;
  const change = (spend?.[week] ?? 0) / (spend?.[week - 1] || Number.NaN) - 1;
  if (name === 'spend' || !(Math.abs(change) >= leastChange)) return '';
  return fill(change > 0 ? words.rose : words.fell, { share: numbers.wholeShare(Math.abs(change)) });
}

/** Why there is no forecast yet. */
export function shortSentences(
  { weeks }: ForecastResult,
  words: ForecastMessages,
  numbers: AccountFormat,
): Sentence[] {
  const enough: Day = addDays(weeks.at(-1) ?? '', (minWeeksToForecast - weeks.length + 1) * 7);
  const below = numbers.counted(words.short.below, weeks.length);
  return [
    [fill(words.short.text, { least: minWeeksToForecast, day: numbers.day(enough) })],
    [fill(below, { weeks: weeks.length })],
  ];
}
