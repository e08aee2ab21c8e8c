import { memo, useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { type Check, weeksAhead } from '../../../forecast/outlook.ts';
import { leastWeeksToForecast } from '../../../forecast/reports/report.ts';
import { Checks } from './checks.tsx';
import { LazyPlan } from './lazy-plan.tsx';
import type { Wished } from './pace.ts';
import type { Result } from './result.ts';
import type { ShownMetric } from './shown-metric.ts';
import type { useForecaster } from './use-forecaster.ts';
import type { useMovingParts, useReadingParts, useSegmentParts } from './use-late-parts.ts';

interface Props extends ShownMetric {
  forecaster: ReturnType<typeof useForecaster>;
  checks: readonly Check[] | undefined;
  /** Nothing until they are loaded. */
  about: ReturnType<typeof useReadingParts>;
  parts: ReturnType<typeof useSegmentParts>;
  moving: ReturnType<typeof useMovingParts>;
  locale: Locale;
  onPlan: (plan: Result | undefined) => void;
}

/** Whatever of the forecaster changes, it is only drawn again with other numbers. */
const Plan = memo(LazyPlan);

/** What is below the chart: how it was read, how good the forecast was, what it is made of, and what follows from it. */
export function Details({ forecaster, about, parts, moving, locale, onPlan, ...shown }: Props) {
  const { result, outlook, words, numbers } = shown;
  const { report, choices, reads, view } = forecaster;
  const isSample = result.source.kind === 'sample';
  const isForecast = outlook.mean.length > 0;
  const [planBy, setPlanBy] = useState<number>();
  const [wished, setWished] = useState<Wished>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another dimension or account is planned
  useEffect(() => {
    if (planBy !== undefined) forecaster.askForPlanParts(planBy);
  }, [planBy, choices, view]);
  return (
    <>
      {report && about && !isSample && (
        <about.Reading
          key={`reading ${reads}`}
          report={report}
          words={about.words}
          numbers={numbers}
          notes={about.notes}
          isOpen={report.notes.some(({ code }) => code === 'date-order-open')}
          onAgain={forecaster.readAgain}
        />
      )}
      {isForecast && (
        <>
          <Checks {...shown} />
          {moving && result.weeks.length > leastWeeksToForecast && (
            <moving.HowToMove words={moving.words.how} flag={words.chart.today} />
          )}
          {parts && choices && (
            <parts.SegmentTable
              key={`segments ${reads}`}
              {...{ choices, result, outlook, numbers }}
              filters={forecaster.applied}
              segments={forecaster.segments}
              words={parts.segmentWords}
              onAsk={forecaster.askForSegment}
            />
          )}
          <Plan
            key={`plan ${view}`}
            result={result}
            previous={forecaster.filtered ? undefined : forecaster.previous}
            locale={locale}
            numbers={numbers}
            choices={choices}
            filters={forecaster.applied}
            by={planBy}
            parts={planBy === undefined ? undefined : forecaster.planParts[planBy]}
            onBy={setPlanBy}
            onPlan={onPlan}
            onWish={setWished}
            locked={isSample || outlook.mean.length === weeksAhead ? undefined : words.lock.text}
          />
          {!isSample && about && <about.Notices {...shown} wished={wished} notices={about.words.notices} />}
        </>
      )}
    </>
  );
}
