import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defaultHorizon } from '../../../forecast/outlook.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { AccountBoxes } from './account-boxes.tsx';
import { Chart } from './chart/chart.tsx';
import { FrozenWhileMoving, useMovedToday } from './chart/use-moved-today.ts';
import { Details } from './details.tsx';
import { ForecastExports } from './export/forecast-exports.tsx';
import { Finding } from './finding.tsx';
import s from './forecaster.module.css';
import { useGuide } from './guide/use-guide.tsx';
import { Lock } from './lock.tsx';
import { MetricTabs, metricPanelId } from './metric-tabs.tsx';
import { findPlanMetrics } from './model/budget-plan.ts';
import type { ForecastResult } from './model/result.ts';
import { ReadingStatus } from './reading-status.tsx';
import { Input, Readable } from './report/input.tsx';
import { useShareCard } from './share-card/use-share-card.tsx';
import { SourceStrip } from './source-strip.tsx';
import { findToldNotes } from './states/told-notes.ts';
import { useAccountStates } from './states/use-account-states.ts';
import { type ForecastMessages, metricName } from './text/forecast-messages.ts';
import { useMovingParts, useReadingParts, useStateParts } from './use-lazy-parts.ts';
import { useResultFocus } from './use-result-focus.ts';
import { useShownAccount } from './use-shown-account.ts';

interface Props {
  locale: Locale;
  messages: ForecastMessages;
  waitlist: string;
  /** The day that the page was built. */
  builtOn: Day;
}

/** Not rendered while Today is moved. */
const SteadyExports = memo(ForecastExports);

/** The forecaster: first with the sample account, then with the visitor's own. */
function Forecaster({ locale, messages, waitlist, builtOn }: Props) {
  const shown = useShownAccount(locale, builtOn);
  const { isLive, forecaster, whole, result, isSample, parts, kept, keptSentence, numbers } = shown;
  const { outlook, key, chooseMetric } = shown;
  const { report, reading, failed, sheets, checks, choices, applied, segments, planParts } = forecaster;
  const about = useReadingParts(locale, report);
  const { dialog, openGuide } = useGuide(locale);
  const moving = useMovingParts(locale);
  const [plan, setPlan] = useState<ForecastResult>();
  const isForecast = (outlook?.mean.length ?? 0) > 0;
  const states = useStateParts(locale);
  const [isEndToday, setEndToday] = useState(false);
  const [isInputOpen, setInputOpen] = useState(false);
  const { ended } = result;
  const lag = ended && !ended.isPast && !isEndToday ? ended.missingWeeks : 0;
  const today = useMovedToday(result, outlook, forecaster, lag);
  const moved = outlook && today.movedOutlook(outlook);
  const movedTo = today.at < today.real ? today.at : undefined;
  const { dialog: cardDialog, openCard } = useShareCard(
    { result, outlook, messages, numbers, isLive, kept, movedTo, locale },
    forecaster,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another metric or account is shown
  useEffect(() => {
    if (isForecast && outlook) forecaster.check(outlook, result.weeks);
  }, [key, forecaster.view]);

  const { boxes, lines } = useAccountStates(
    { result, outlook, messages, numbers },
    states,
    report && !isSample ? findToldNotes(report).length + (report.repeats ? 1 : 0) : 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the numbers or the texts about them change
  const details = useMemo(
    () =>
      outlook && (
        <Details
          {...{ result, outlook, messages, numbers, isLive, forecaster, about, parts, moving, locale, lines }}
          checks={checks[key]}
          onPlan={setPlan}
        />
      ),
    [
      result,
      outlook,
      numbers,
      isLive,
      about,
      parts,
      moving,
      checks[key],
      choices,
      segments,
      planParts,
      report,
      states,
    ],
  );
  /** Above the chart, but below it for the sample: they load later, and the chart must not move. */
  const filters = parts && choices && outlook && (
    <parts.Filters
      key={`filters ${forecaster.reads}`}
      {...{ choices, applied, whole, result, outlook, numbers }}
      filters={forecaster.filters}
      isRefused={forecaster.isRefused}
      messages={parts.segmentMessages}
      onChange={forecaster.filter}
    />
  );
  const hasPlan = findPlanMetrics(result) !== undefined;
  const sections = [
    'outlook' as const,
    'checks' as const,
    ...(parts && choices ? ['segments' as const] : []),
    ...(hasPlan ? (['plan', 'budget'] as const) : []),
    'outputs' as const,
  ];
  // They are below the chart, which comes first.
  const laterDetails = useDeferredValue(details);
  const { root, heading } = useResultFocus(forecaster, about !== undefined);
  const focusFile = () => root.current?.querySelector<HTMLElement>('#file')?.focus();
  // After a paint: the page moves, which takes longer than a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is open
  useEffect(() => {
    if (isInputOpen) focusFile();
  }, [isInputOpen]);

  return (
    <div
      ref={root}
      className={s.forecaster}
      data-live={(isLive && about !== undefined) || undefined}
      data-own={!isSample || undefined}
    >
      <Input
        messages={messages}
        locale={locale}
        isSample={isSample}
        isHidden={!isSample && !isInputOpen && !failed}
        onGuide={() => openGuide('table')}
        onRead={(content, source) => {
          forecaster.read(content, source);
          setInputOpen(false);
        }}
        onSample={() => {
          forecaster.showSample();
          heading.current?.focus();
        }}
      />
      <ReadingStatus {...{ forecaster, about, messages, numbers, locale }} onGuide={openGuide} />
      {dialog}
      {cardDialog}
      {!failed && !sheets && outlook && (
        // While a file is being read, the result it replaces cannot be exported.
        <div className={s.result} inert={reading !== undefined}>
          <FrozenWhileMoving isFrozen={today.isFrozen}>
            {!isSample && (
              <SourceStrip
                {...{ result, messages, numbers }}
                hasReport={report !== undefined}
                onAnother={() => (isInputOpen ? focusFile() : startTransition(() => setInputOpen(true)))}
              />
            )}
            <AccountBoxes
              {...{ result, outlook, messages, numbers, isLive, isEndToday, about, states, forecaster }}
              report={isSample ? undefined : report}
              found={boxes}
              checks={checks[key]}
              onMetric={chooseMetric}
              onEndToday={setEndToday}
            />
            <Finding
              {...{ result, outlook, messages, numbers, isLive, moved, moving, heading, lag }}
              states={states?.messages}
              checks={checks[key]}
              isEndSaid={states !== undefined && boxes.some(({ kind }) => kind.startsWith('ended'))}
              kept={keptSentence}
              onBack={today.goBack}
              onShowToday={() => today.show(today.at, false)}
            />
            <div className={s.bar}>
              <MetricTabs
                {...{ result, messages, numbers }}
                chosen={key}
                onChoose={chooseMetric}
                movedOutlook={today.movedOutlook}
              />
              {states && isForecast && <states.SectionIndex names={sections} states={states.messages} />}
            </div>
            {!isSample && choices && <div className={s.filters}>{filters}</div>}
          </FrozenWhileMoving>
          {states && (
            <states.LeftOutPills
              {...{ result, outlook, numbers }}
              states={states.messages}
              onChoices={forecaster.choose}
            />
          )}
          <div id={metricPanelId} role="tabpanel" aria-label={metricName(outlook, messages)}>
            <Chart
              key={key}
              {...{ result, outlook, messages, numbers, isLive, kept, moving, states }}
              onChoices={forecaster.choose}
              today={{ ...today, moved }}
            >
              {!isSample && isForecast && !ended?.isPast && outlook.mean.length < defaultHorizon && (
                <Lock lock={messages.lock} waitlist={waitlist} />
              )}
            </Chart>
          </div>
          {isSample && filters}
          {(isSample || isInputOpen) && <Readable messages={messages} />}
          {states && ended?.isPast && isForecast && (
            <states.WhatCame
              key={`came ${forecaster.accounts} ${key}`}
              {...{ result, outlook, messages, numbers, isLive }}
              states={states.messages}
            />
          )}
          {laterDetails}
          {isForecast && (
            <FrozenWhileMoving isFrozen={today.isFrozen}>
              <SteadyExports
                key={`outputs ${forecaster.accounts} ${forecaster.view}`}
                {...{ result, outlook, messages, numbers, isLive, checks, plan, kept, keptSentence }}
                states={states?.messages}
                {...{ locale, waitlist, movedTo, openCard }}
              />
            </FrozenWhileMoving>
          )}
        </div>
      )}
    </div>
  );
}

export const island = defineIsland('forecaster', Forecaster);
