import { memo, useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import type { BacktestResult } from '../../../forecast/backtest.ts';
import { defaultHorizon } from '../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../forecast/reports/report.ts';
import { Backtests } from './backtest/backtests.tsx';
import type { MovingParts } from './chart/moving.tsx';
import type { SpendTargets } from './model/pacing.ts';
import type { ForecastResult } from './model/result.ts';
import { LazyPlan } from './plan/lazy-plan.tsx';
import type { ShownMetric } from './text/shown-metric.ts';
import type { useReadingParts, useSegmentParts } from './use-lazy-parts.ts';
import type { useForecaster } from './worker/use-forecaster.ts';

interface Props extends ShownMetric {
  forecaster: ReturnType<typeof useForecaster>;
  checks: readonly BacktestResult[] | undefined;
  /** Undefined until loaded. */
  about: ReturnType<typeof useReadingParts>;
  parts: ReturnType<typeof useSegmentParts>;
  moving: MovingParts | undefined;
  locale: Locale;
  /** Unusual states that have no box. */
  lines: { title: string; text: string }[];
  onPlan: (plan: ForecastResult | undefined) => void;
}

/** Memoized: re-renders only when its own props change. */
const Plan = memo(LazyPlan);

/** Everything below the chart: how the file was read, how good the forecast was, its segments, and the plan. */
export function Details({ forecaster, about, parts, moving, locale, lines, onPlan, ...shown }: Props) {
  const { result, outlook, messages, numbers } = shown;
  const { report, choices, reads, view } = forecaster;
  const isSample = result.source.kind === 'sample';
  const isForecast = outlook.mean.length > 0;
  const isLocked = !isSample && !result.ended?.isPast && outlook.mean.length < defaultHorizon;
  const [planBy, setPlanBy] = useState<number>();
  const [spendTargets, setSpendTargets] = useState<SpendTargets>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another dimension or account is planned
  useEffect(() => {
    if (planBy !== undefined) forecaster.askForPlanParts(planBy);
  }, [planBy, choices, view]);
  return (
    <>
      {moving && isForecast && result.weeks.length > minWeeksToForecast && (
        <moving.HowToMove messages={moving.messages.how} />
      )}
      {report && about && !isSample && (
        <about.Reading
          key={`reading ${reads}`}
          report={report}
          messages={about.messages}
          help={about.help}
          numbers={numbers}
          notes={[
            ...lines.map(({ title, text }) => ({ tone: 'check' as const, title, detail: text })),
            ...about.notes,
          ]}
          isOpen={report.notes.some(({ code }) => code === 'date-order-open')}
          onAgain={forecaster.readAgain}
        />
      )}
      {isForecast && (
        <>
          {!isSample && about && (
            <about.Notices
              {...shown}
              spendTargets={spendTargets}
              notices={about.messages.notices}
              onChoices={forecaster.choose}
            />
          )}
          <Backtests {...shown} />
          {parts && choices && (
            <parts.SegmentTable
              key={`segments ${reads}`}
              {...{ choices, result, outlook, numbers }}
              filters={forecaster.applied}
              segments={forecaster.segments}
              messages={parts.segmentMessages}
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
            onSpendTargets={setSpendTargets}
            locked={isLocked ? messages.lock.text : undefined}
          />
        </>
      )}
    </>
  );
}
