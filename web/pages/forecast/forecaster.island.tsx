import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { type Day, localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defaultHorizon } from '../../../forecast/outlook.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import { Chart } from './chart/chart.tsx';
import { FrozenWhileDragging, useMovedToday } from './chart/use-moved-today.ts';
import { Details } from './details.tsx';
import { ForecastExports as PlainOutputs } from './export/forecast-exports.tsx';
import { Finding } from './finding.tsx';
import s from './forecaster.module.css';
import { useGuide } from './guide/use-guide.tsx';
import { MetricTabs, metricPanelId } from './metric-tabs.tsx';
import { type ForecastResult, metricKey, sampleResult } from './model/result.ts';
import { Input } from './report/input.tsx';
import { ahead, checks as sampleChecks, choices as sampleChoices } from './sample.precomputed.ts';
import { SourceStrip } from './source-strip.tsx';
import { accountFormat } from './text/account-format.ts';
import { type ForecastMessages, metricName, sourceName } from './text/forecast-messages.ts';
import { useMovingParts, useReadingParts, useSegmentParts } from './use-lazy-parts.ts';
import { useForecaster } from './worker/use-forecaster.ts';

interface Props {
  locale: Locale;
  words: ForecastMessages;
  waitlist: string;
  /** The day that the page was built. */
  builtOn: Day;
}

/** Not drawn again while Today is moved. */
const Outputs = memo(PlainOutputs);

/** The forecaster: at rest with the sample account, then with the visitor's own numbers. */
function Forecaster({ locale, words, waitlist, builtOn }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const account = useMemo(() => sampleResult(ahead, isLive ? localDay() : builtOn), [builtOn, isLive]);
  const forecaster = useForecaster(sampleChecks, sampleChoices);
  const { report, reading, failed, sheets, checks, choices, applied, segments, planParts } = forecaster;
  const whole = forecaster.result ?? account;
  const result = forecaster.filtered ?? whole;
  const isSample = forecaster.result === undefined;
  const about = useReadingParts(locale, report);
  const { dialog, openGuide } = useGuide(locale);
  const helpProps = about && { ...about, notes: about.noteMessages, tool: words, locale };
  const parts = useSegmentParts(locale);
  const moving = useMovingParts(locale);
  /** What the filters keep, in words. */
  const kept =
    parts && choices && applied.length > 0 ? parts.keptNames(choices, applied, parts.segmentWords) : '';
  const keptSentence = kept && parts ? fill(parts.segmentWords.only, { filters: kept }) : '';
  const numbers = useMemo(() => accountFormat(locale, result.currency), [locale, result.currency]);

  const [chosen, setChosen] = useState('');
  const [plan, setPlan] = useState<ForecastResult>();
  const outlook = result.metrics.find((metric) => metricKey(metric) === chosen) ?? result.metrics[0];
  const key = outlook ? metricKey(outlook) : '';
  const isForecast = (outlook?.mean.length ?? 0) > 0;
  const today = useMovedToday(result, outlook, forecaster);
  const moved = outlook && today.movedOutlook(outlook);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another metric or account is shown
  useEffect(() => {
    if (isForecast && outlook) forecaster.check(outlook, result.weeks);
  }, [key, forecaster.view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of the numbers or what is said about them changes
  const details = useMemo(
    () =>
      outlook && (
        <Details
          {...{ result, outlook, words, numbers, isLive, forecaster, about, parts, moving, locale }}
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
    ],
  );
  // The chart is drawn first: they are below it.
  const laterDetails = useDeferredValue(details);

  // The result is below the form: the focus moves there.
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const focusedResult = useRef(forecaster.result);
  useEffect(() => {
    if (focusedResult.current !== forecaster.result) heading.current?.focus();
    focusedResult.current = forecaster.result;
  }, [forecaster.result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the words to explain it have come
  useEffect(() => {
    if (failed || sheets) root.current?.querySelector<HTMLElement>('#failed, #sheets')?.focus();
  }, [failed, sheets, about === undefined]);

  return (
    <div ref={root} data-live={(isLive && about !== undefined) || undefined}>
      <Input
        words={words}
        sampleWeeks={account.weeks.length}
        locale={locale}
        onGuide={() => openGuide('table')}
        onRead={(content, source) => forecaster.read(content, source)}
        onSample={() => {
          forecaster.showSample();
          heading.current?.focus();
        }}
      />
      <p className={s.progress} role="status">
        {reading &&
          fill(words.reading, {
            name: reading.name || words.source.pasted,
            share: numbers.wholeShare(reading.share),
          })}
      </p>
      {failed && !about && (
        <p id="failed" className={s.unexplained} role="alert" tabIndex={-1}>
          {fill(words.unreadable, { name: failed.name || words.source.pasted })}
        </p>
      )}
      {failed && helpProps && (
        <helpProps.Failed
          {...helpProps}
          failure={failed}
          name={failed.name || words.source.pasted}
          tried={forecaster.tried}
          previous={forecaster.result && sourceName(forecaster.result, words)}
          onTry={forecaster.tryOptions}
          onRun={forecaster.readChosen}
          onBack={forecaster.dismiss}
          onGuide={openGuide}
        />
      )}
      {sheets && helpProps && (
        <helpProps.Sheets
          {...helpProps}
          key={sheets.name}
          {...sheets}
          onRead={(sheet) => forecaster.readChosen({ sheet })}
        />
      )}
      {dialog}
      {!failed && !sheets && outlook && (
        // While a file is being read, the numbers that it will replace cannot be saved.
        <div className={s.result} inert={reading !== undefined}>
          <FrozenWhileDragging isDragging={today.isDragging}>
            <SourceStrip result={result} words={words} numbers={numbers} hasReport={report !== undefined} />
            {about && report && !isSample && (
              <about.Duplicates
                {...{ report, numbers }}
                help={about.help}
                tool={words}
                line={about.words.failed.line}
                onChoose={(repeats) => forecaster.readAgain({ repeats })}
              />
            )}
            <Finding
              {...{ result, outlook, words, numbers, isLive, moved, moving, heading }}
              checks={checks[key]}
              kept={keptSentence}
              onBack={today.goBack}
              onShowToday={() => today.show(today.at, false)}
            />
            <MetricTabs
              {...{ result, words, numbers }}
              chosen={key}
              onChoose={setChosen}
              movedOutlook={today.movedOutlook}
            />
            <div className={isSample || choices ? s.filters : undefined}>
              {parts && choices && (
                <parts.Filters
                  key={`filters ${forecaster.reads}`}
                  {...{ choices, applied, whole, result, outlook, numbers }}
                  filters={forecaster.filters}
                  isRefused={forecaster.isRefused}
                  words={parts.segmentWords}
                  onChange={forecaster.filter}
                />
              )}
            </div>
          </FrozenWhileDragging>
          <div id={metricPanelId} role="tabpanel" aria-label={metricName(outlook, words)}>
            <Chart
              key={key}
              {...{ result, outlook, words, numbers, isLive, kept, moving }}
              today={{ ...today, moved }}
            >
              {!isSample && isForecast && outlook.mean.length < defaultHorizon && (
                <div className={s.lock}>
                  <h3>{words.lock.title}</h3>
                  <p>{words.lock.text}</p>
                  <a className={button.button} href={waitlist}>
                    {words.lock.action}
                  </a>
                </div>
              )}
            </Chart>
          </div>
          {isForecast && (
            <Outputs
              key={`outputs ${forecaster.view}`}
              {...{ result, outlook, words, numbers, isLive, checks, plan, kept, keptSentence }}
              {...{ locale, waitlist }}
            />
          )}
          {laterDetails}
        </div>
      )}
    </div>
  );
}

export const island = defineIsland('forecaster', Forecaster);
