import { fill } from '../../../../content/fill.ts';
import type { forecastSegments } from '../../../../content/messages/en/forecast-segments.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { metricKey } from '../model/metric-key.ts';
import type { ForecastResult } from '../model/result.ts';
import type { SegmentOption, SegmentOptions } from '../model/segments.ts';
import type { AccountFormat } from './account-format.ts';

export type SegmentMessages = typeof forecastSegments;

export function dimensionName(
  { name, label }: SegmentOptions['dimensions'][number],
  messages: SegmentMessages,
): string {
  return fill(messages.dimensions[name].name, { label });
}

/** True if a filtered account can be divided by a dimension. */
export function canDivide(
  { dimensions, canCombine }: SegmentOptions,
  filters: readonly Filter[],
  index: number,
): boolean {
  const isKnown = (dimensions[index]?.values.length ?? 0) > 1;
  return isKnown && (canCombine || filters.every(({ dimension }) => dimension === index));
}

/** The sample's values are message keys. */
export function valueName(value: SegmentOption | undefined, messages: SegmentMessages): string {
  if (!value || value.label === null) return messages.other;
  return (messages.sample as Record<string, string>)[value.label] ?? (value.label || messages.blank);
}

/** `Germany, Austria; Mobile`. */
export function keptNames(
  choices: SegmentOptions,
  filters: readonly Filter[],
  messages: SegmentMessages,
): string {
  return filters
    .map(({ dimension, values }) =>
      values.map((place) => valueName(choices.dimensions[dimension]?.values[place], messages)).join(', '),
    )
    .join('; ');
}

/** Costs per conversion have no shares: those of conversions are shown. */
export function metricOfShares({ metrics }: ForecastResult, outlook: Outlook): Outlook {
  return (outlook.name === 'cpa' && metrics.find(({ name }) => name === 'conversions')) || outlook;
}

/** `2 of 4 countries, 71% of all conversions.` */
export function filterStatusText(
  { applied, isRefused }: { applied: readonly Filter[]; isRefused: boolean },
  {
    choices,
    whole,
    result,
    outlook,
  }: { choices: SegmentOptions; whole: ForecastResult; result: ForecastResult; outlook: Outlook },
  messages: SegmentMessages,
  numbers: AccountFormat,
): string {
  if (isRefused) return fill(messages.refused, { min: minWeeksToForecast });
  if (applied.length === 0) return '';
  const metric = metricOfShares(result, outlook);
  const all = whole.metrics.find((each) => metricKey(each) === metricKey(metric));
  const share = sum(metric.values) / sum(all?.values ?? []);
  const texts = messages.shares as Record<string, string>;
  const parts = applied.flatMap(({ dimension, values }) => {
    const of = choices.dimensions[dimension];
    if (!of) return [];
    const { some } = messages.dimensions[of.name];
    return fill(some, { n: values.length, all: of.values.length, label: of.label });
  });
  const ofAll = fill(texts[metric.name] ?? messages.shares.other, {
    share: numbers.wholeShare(share),
    label: metric.label,
  });
  return `${[...parts, ofAll].join(', ')}.`;
}
