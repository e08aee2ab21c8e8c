import { useEffect, useMemo, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { type Day, localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { metricKey } from './model/metric-key.ts';
import { sampleResult } from './model/result.ts';
import { ahead, checks, choices as sampleChoices } from './sample.precomputed.ts';
import { accountFormat } from './text/account-format.ts';
import { untilPartsLoaded, useSegmentParts } from './use-lazy-parts.ts';
import { useForecaster } from './worker/use-forecaster.ts';

/** What the page shows: the sample or the visitor's account, with filters applied, and one of its metrics. */
export function useShownAccount(locale: Locale, builtOn: Day) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const sample = useMemo(() => sampleResult(ahead, isLive ? localDay() : builtOn), [builtOn, isLive]);
  const forecaster = useForecaster(checks, sampleChoices, () => untilPartsLoaded(locale));
  const { choices, applied } = forecaster;
  const whole = forecaster.result ?? sample;
  const result = forecaster.filtered ?? whole;
  const parts = useSegmentParts(locale);
  const kept =
    parts && choices && applied.length > 0 ? parts.keptNames(choices, applied, parts.segmentMessages) : '';
  const numbers = useMemo(() => accountFormat(locale, result.currency), [locale, result.currency]);
  const [chosen, chooseMetric] = useState('');
  const outlook = result.metrics.find((metric) => metricKey(metric) === chosen) ?? result.metrics[0];
  return {
    ...{ isLive, forecaster, whole, result, parts, numbers, outlook, chooseMetric },
    isSample: forecaster.result === undefined,
    key: outlook ? metricKey(outlook) : '',
    /** The filters as text, and as a sentence. */
    kept,
    keptSentence: kept && parts ? fill(parts.segmentMessages.only, { filters: kept }) : '',
  };
}
