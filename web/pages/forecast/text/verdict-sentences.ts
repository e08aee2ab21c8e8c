import { fill } from '../../../../content/fill.ts';
import { average } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { MovedToday, MovedTodayScore } from '../model/moved-today.ts';
import type { ForecastResult } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';
import { coverageText, type ForecastMessages, type MovingMessages, missText } from './forecast-messages.ts';
import { linked, type Sentence, shownAt } from './sentence.ts';

/** How a forecast made at an earlier Today turned out. */
export function verdictSentences(
  verdict: MovedTodayScore,
  moved: MovedToday,
  result: ForecastResult,
  messages: ForecastMessages,
  numbers: AccountFormat,
  more: MovingMessages['outside'] | undefined,
): Sentence[] {
  const { outlook, actual, start } = moved;
  const { weeks } = result;
  const outside = verdict.outside.flatMap((i, place) => [
    `${place > 0 ? ', ' : ''}${numbers.week(weeks[start + i] ?? '')} (`,
    linked(numbers.value(outlook.name, actual[i] ?? 0), shownAt.week(i)),
    ')',
  ]);
  const miss = missText(verdict, messages.moved, numbers);
  const [before = '', after = ''] = messages.moved.outside.split('{weeks}');
  return [
    [linked(coverageText(verdict, messages), shownAt.chart), miss ? `. ${miss}.` : '.'],
    [fill(messages.moved.known, { day: numbers.day(weeks[start] ?? '') })],
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
  messages: MovingMessages['outside'],
): string[] {
  const [week] = outside;
  if (week === undefined || outside.length > 1 || all < 2) return [];
  const without = (list: readonly number[]) => list.slice(0, all).filter((_, i) => i !== week);
  const averages = { expected: average(without(outlook.mean)), actual: average(without(actual)) };
  return [
    spendSentence(start + week, outlook, result, messages, numbers),
    missText(averages, messages.without, numbers),
  ].filter((sentence) => sentence !== '');
}

/** Note on a week in the chart: `W21: 428, outside the range. Spend rose 31% that week.` */
export function outsideNote(
  week: number,
  outlook: Outlook,
  result: ForecastResult,
  messages: MovingMessages['outside'],
  numbers: AccountFormat,
): string {
  const n = numbers.value(outlook.name, outlook.values[week] ?? 0);
  const note = fill(messages.note, { week: numbers.week(result.weeks[week] ?? ''), n });
  return `${note} ${spendSentence(week, outlook, result, messages, numbers)}`.trim();
}

/** A smaller change in spend explains nothing. */
const minChange = 0.1;

function spendSentence(
  week: number,
  { name }: Outlook,
  { metrics }: ForecastResult,
  messages: MovingMessages['outside'],
  numbers: AccountFormat,
): string {
  const spend = metrics.find((metric) => metric.name === 'spend')?.values;
  const change = (spend?.[week] ?? 0) / (spend?.[week - 1] || Number.NaN) - 1;
  if (name === 'spend' || !(Math.abs(change) >= minChange)) return '';
  return fill(change > 0 ? messages.rose : messages.fell, { share: numbers.wholeShare(Math.abs(change)) });
}
