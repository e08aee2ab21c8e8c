import { type Counted, fill } from '../../../content/fill.ts';
import type { forecast } from '../../../content/messages/en/forecast.ts';
import type { forecastPlan } from '../../../content/messages/en/forecast-plan.ts';
import type { forecastReading } from '../../../content/messages/en/forecast-reading.ts';
import { addDays } from '../../../contract/calendar.ts';
import type { Check, Outlook } from '../../../forecast/outlook.ts';
import type { Numbers } from './numbers.ts';
import type { Result } from './result.ts';
import type { Moved, Verdict } from './use-moved-today.ts';

export type Words = (typeof forecast)['tool'];
export type ReadingWords = typeof forecastReading;
export type PlanWords = typeof forecastPlan;

export function metricName({ name, label }: Pick<Outlook, 'name' | 'label'>, words: Words): string {
  return (words.metrics as Record<string, string>)[name] ?? label;
}

/** `1,532 conversions`, for use in a sentence. */
export function amountOf({ name, label }: Outlook, value: number, words: Words, numbers: Numbers): string {
  const texts = (words.amounts as Record<string, string | Counted>)[name] ?? words.amounts.other;
  // As it is shown, with two decimals at most.
  const sentence = typeof texts === 'string' ? texts : numbers.counted(texts, Math.round(value * 100) / 100);
  return fill(sentence, { n: numbers.value(name, value), label });
}

/** Where the numbers come from. */
export function sourceName({ source }: Result, { chart, source: t }: Words): string {
  if (source.kind === 'sample') return chart.illustrative;
  return source.kind === 'file' ? source.name : source.kind === 'link' ? t.linked : t.pasted;
}

/** The last day that the forecast covers. */
export function lastDayOf({ weeks }: Result, { mean }: Outlook): string {
  return addDays(weeks.at(-1) ?? '', mean.length * 7 + 6);
}

/** What the numbers say, in sentences. */
export function summaryOf(
  result: Result,
  outlook: Outlook,
  checks: readonly Check[] | undefined,
  words: Words,
  numbers: Numbers,
): string[] {
  const { name, mean, total, lastYear } = outlook;
  const { summary } = words;
  const isSample = result.source.kind === 'sample';
  const value = (n: number) => numbers.value(name, n);
  const opening = name === 'cpa' ? summary.cpaTotal : isSample ? summary.sampleTotal : summary.ownTotal;
  const sentences = [
    fill(opening, {
      amount: amountOf(outlook, total.mean, words, numbers),
      n: value(total.mean),
      low: value(total.low),
      high: value(total.high),
      day: numbers.day(lastDayOf(result, outlook)),
    }),
  ];
  if (lastYear) {
    const change = total.mean / lastYear - 1;
    const share = numbers.share(Math.abs(change));
    const sentence = change > 0 ? summary.more : summary.less;
    sentences.push(Math.abs(change) < 0.0005 ? summary.same : fill(sentence, { share }));
  }
  if (mean.length > 2) {
    const [low, high] = [Math.min(...mean), Math.max(...mean)];
    const week = (n: number) => numbers.week(addDays(result.weeks.at(-1) ?? '', (mean.indexOf(n) + 1) * 7));
    sentences.push(
      fill(summary.extremes, {
        weakest: week(low),
        low: value(low),
        strongest: week(high),
        high: value(high),
      }),
    );
  }
  if (checks && checks.length > 0) {
    const share = numbers.share(average(checks.map(({ total: { ours } }) => Math.abs(ours))));
    sentences.push(fill(summary.checked, { share }));
  }
  return sentences;
}

/** Only rough amounts leave the page: a figure of this many digits. */
const roughDigits = 1;
const [weeksPerMonth, recentWeeks] = [52 / 12, 13];

/** The lines that an application may take along: never the rows. */
export function carriedLines(
  result: Result,
  outlook: Outlook,
  checks: readonly Check[] | undefined,
  words: Words,
  numbers: Numbers,
): string[] {
  const { history, spend } = words.outputs.carry;
  const { weeks, metrics } = result;
  const spent = metrics.find(({ name }) => name === 'spend')?.values.slice(-recentWeeks);
  const monthly = spent && Number((average(spent) * weeksPerMonth).toPrecision(roughDigits));
  const [total, ...rest] = summaryOf(result, outlook, checks, words, numbers);
  return [
    fill(history, {
      weeks: numbers.whole(weeks.length),
      first: numbers.weekAndYear(weeks[0] ?? ''),
      last: numbers.weekAndYear(weeks.at(-1) ?? ''),
    }),
    ...(monthly ? [fill(spend, { amount: numbers.value('spend', monthly) })] : []),
    ...(total ? [total] : []),
    ...(checks && checks.length > 0 ? rest.slice(-1) : []),
  ];
}

/** `12 of 13 weeks inside`. */
export function insideOf({ inside, all }: Verdict, { moved }: Words): string {
  return fill(all === 1 ? moved.insideOne : moved.inside, { inside, all });
}

/** How far the forecast of all weeks was off. */
export function missOf({ expected, came }: Verdict, { moved }: Words, numbers: Numbers): string {
  const miss = came === 0 ? 0 : expected / came - 1;
  const sentence = Math.abs(miss) < 0.0005 ? moved.exact : miss < 0 ? moved.tooLow : moved.tooHigh;
  return fill(sentence, { share: numbers.share(Math.abs(miss)) });
}

/** What came of a forecast that was made at an earlier Today. */
export function verdictSentences(
  verdict: Verdict,
  moved: Moved,
  { weeks }: Result,
  words: Words,
  numbers: Numbers,
): string[] {
  const { outlook, came, start } = moved;
  const weekOf = (i: number) => numbers.week(weeks[start + i] ?? '');
  const outside = verdict.outside.map((i) => `${weekOf(i)} (${numbers.value(outlook.name, came[i] ?? 0)})`);
  return [
    `${insideOf(verdict, words)}. ${missOf(verdict, words, numbers)}.`,
    fill(words.moved.known, { day: numbers.day(weeks[start] ?? '') }),
    ...(outside.length > 0 ? [fill(words.moved.outside, { weeks: outside.join(', ') })] : []),
  ];
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
