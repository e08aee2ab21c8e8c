import { fill, type PluralForms } from '../../../../content/fill.ts';
import type { forecast } from '../../../../content/messages/en/forecast.ts';
import type { forecastMoving } from '../../../../content/messages/en/forecast-moving.ts';
import type { forecastPlan } from '../../../../content/messages/en/forecast-plan.ts';
import type { forecastReading } from '../../../../content/messages/en/forecast-reading.ts';
import type { forecastStates } from '../../../../content/messages/en/forecast-states.ts';
import { addDays } from '../../../../contract/calendar.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { type MovedTodayScore, relativeMiss } from '../model/moved-today.ts';
import type { ForecastResult } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';

export type ForecastMessages = (typeof forecast)['tool'];
export type ReadingMessages = typeof forecastReading;
export type MovingMessages = typeof forecastMoving;
export type StateMessages = typeof forecastStates;
export type PlanMessages = typeof forecastPlan;

export function metricName(
  { name, label }: Pick<Outlook, 'name' | 'label'>,
  messages: ForecastMessages,
): string {
  return (messages.metrics as Record<string, string>)[name] ?? label;
}

/** `1,532 conversions`, for use in a sentence. */
export function formatAmount(
  { name, label }: Pick<Outlook, 'name' | 'label'>,
  value: number,
  messages: ForecastMessages,
  numbers: AccountFormat,
): string {
  const texts = (messages.amounts as Record<string, string | PluralForms>)[name] ?? messages.amounts.other;
  // As shown, with at most two decimals.
  const sentence = typeof texts === 'string' ? texts : numbers.counted(texts, Math.round(value * 100) / 100);
  return fill(sentence, { n: numbers.value(name, value), label });
}

export function sourceName({ source }: ForecastResult, { chart, source: t }: ForecastMessages): string {
  if (source.kind === 'sample') return chart.illustrative;
  return source.kind === 'file' ? source.name : source.kind === 'link' ? t.linked : t.pasted;
}

/** The last day that the forecast covers. */
export function forecastEnd({ weeks }: ForecastResult, { mean }: Outlook): string {
  return addDays(weeks.at(-1) ?? '', mean.length * 7 + 6);
}

/** `12 of 13 weeks inside`. */
export function coverageText({ inside, all }: MovedTodayScore, { moved }: ForecastMessages): string {
  return fill(all === 1 ? moved.insideOne : moved.inside, { inside, all });
}

/** How far the forecast of some weeks was off. Empty if the actual total is not positive: a share of it means nothing. */
export function missText(
  { expected, actual }: Pick<MovedTodayScore, 'expected' | 'actual'>,
  messages: Record<'tooLow' | 'tooHigh' | 'exact', string>,
  numbers: AccountFormat,
): string {
  if (actual <= 0 && Math.round(expected) !== Math.round(actual)) return '';
  const miss = relativeMiss({ expected, actual });
  const sentence = miss === 0 ? messages.exact : miss < 0 ? messages.tooLow : messages.tooHigh;
  return fill(sentence, { share: numbers.share(Math.abs(miss)) });
}
