import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { weeksAhead } from '../../../forecast/outlook.ts';
import { leastWeeksToForecast } from '../../../forecast/reports/report.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import { Chart } from './chart.tsx';
import { Checks as PlainChecks } from './checks.tsx';
import s from './forecaster.module.css';
import { Input } from './input.tsx';
import { LazyPlan as PlainPlan } from './lazy-plan.tsx';
import { MetricTabs } from './metric-tabs.tsx';
import { type Numbers, numbersIn } from './numbers.ts';
import { Outputs as PlainOutputs } from './outputs.tsx';
import { keyOf, type Result, sampleResult } from './result.ts';
import { ahead, checks as sampleChecks } from './sample.precomputed.ts';
import { SourceStrip } from './source-strip.tsx';
import { Summary } from './summary.tsx';
import { useForecaster, visitorsDay } from './use-forecaster.ts';
import { useReadingParts, useSegmentParts } from './use-late-parts.ts';
import { type Moved, useMovedToday, type Verdict, verdictOf } from './use-moved-today.ts';
import {
  amountOf,
  carriedLines,
  lastDayOf,
  metricName,
  summaryOf,
  verdictSentences,
  type Words,
} from './words.ts';

interface Props {
  locale: Locale;
  words: Words;
  waitlist: string;
  /** The day that the page was built. */
  builtOn: Day;
}

/** Not drawn again while Today is moved. */
const Checks = memo(PlainChecks);
const Outputs = memo(PlainOutputs);
const LazyPlan = memo(PlainPlan);

/** The forecaster: at rest with the sample account, then with the visitor's own numbers. */
function Forecaster({ locale, words, waitlist, builtOn }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const account = useMemo(() => sampleResult(ahead, isLive ? visitorsDay() : builtOn), [builtOn, isLive]);
  const forecaster = useForecaster({ conversions: sampleChecks });
  const { report, reading, failed, checks, choices, applied } = forecaster;
  const whole = forecaster.result ?? account;
  const result = forecaster.filtered ?? whole;
  const isSample = forecaster.result === undefined;
  const about = useReadingParts(locale, report, failed);
  const parts = useSegmentParts(locale);
  /** What the filters keep, in words. */
  const kept =
    parts && choices && applied.length > 0 ? parts.keptNames(choices, applied, parts.segmentWords) : '';
  const keptSentence = kept && parts ? [fill(parts.segmentWords.only, { filters: kept })] : [];
  const numbers = useMemo(() => numbersIn(locale, result.currency), [locale, result.currency]);

  const [chosen, setChosen] = useState('');
  const [plan, setPlan] = useState<Result>();
  const [planBy, setPlanBy] = useState<number>();
  const outlook = result.metrics.find((metric) => keyOf(metric) === chosen) ?? result.metrics[0];
  const key = outlook ? keyOf(outlook) : '';
  const isForecast = (outlook?.mean.length ?? 0) > 0;
  const today = useMovedToday(result, outlook, forecaster);
  const moved = outlook && today.movedOutlook(outlook);
  const verdict = moved && verdictOf(moved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another metric or account is shown
  useEffect(() => {
    if (isForecast && outlook) forecaster.check(outlook, result.weeks);
  }, [key, forecaster.view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another dimension or account is planned
  useEffect(() => {
    if (planBy !== undefined) forecaster.askForPlanParts(planBy);
  }, [planBy, choices, forecaster.view]);

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
    if (failed) root.current?.querySelector<HTMLElement>('#failed')?.focus();
  }, [failed, about === undefined]);

  return (
    <div ref={root} data-live={(isLive && about !== undefined) || undefined}>
      <Input
        words={words}
        sampleWeeks={account.weeks.length}
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
      {failed && about && (
        <about.Failed
          failure={failed}
          words={about.words}
          problem={about.problem}
          name={failed.name || words.source.pasted}
        />
      )}
      {!failed && outlook && (
        // While a file is being read, the numbers that it will replace cannot be saved.
        <div inert={reading !== undefined}>
          <SourceStrip result={result} words={words} numbers={numbers} hasReport={report !== undefined} />
          <div className={s.finding}>
            <h2 ref={heading} tabIndex={-1}>
              {moved && verdict ? (
                <MovedTitle {...{ moved, verdict, result, words, numbers }} />
              ) : isForecast ? (
                <>
                  <em>
                    {fill(headline().amount, {
                      amount: amountOf(outlook, outlook.total.mean, words, numbers),
                    })}
                  </em>
                  {fill(headline().rest, { day: numbers.day(lastDayOf(result, outlook)) })}
                </>
              ) : (
                fill(numbers.counted(words.finding.short, result.weeks.length), {
                  weeks: result.weeks.length,
                })
              )}
            </h2>
            <Summary
              key={`${key} ${forecaster.view}`}
              sentences={sentences()}
              words={words}
              canCopy={isForecast}
              onBack={
                moved && {
                  label: fill(words.moved.back, { day: numbers.day(realDay()) }),
                  go: today.goBack,
                }
              }
            />
          </div>
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
                choices={choices}
                filters={forecaster.filters}
                metric={keyOf(parts.metricOfShares(result, outlook))}
                status={parts.statusOf(
                  forecaster,
                  { choices, whole, result, outlook },
                  parts.segmentWords,
                  numbers,
                )}
                words={parts.segmentWords}
                numbers={numbers}
                onChange={forecaster.filter}
              />
            )}
          </div>
          <div role="tabpanel" aria-label={metricName(outlook, words)}>
            <Chart
              key={key}
              result={result}
              outlook={outlook}
              words={words}
              numbers={numbers}
              isLive={isLive}
              today={{ ...today, moved }}
              kept={kept}
            >
              {!isSample && isForecast && outlook.mean.length < weeksAhead && (
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
              {...{ result, plan, kept, outlook, words, numbers, isLive, checks, locale, waitlist }}
              carried={
                isSample
                  ? ''
                  : [...carriedLines(result, outlook, checks[key], words, numbers), ...keptSentence].join(
                      '\n',
                    )
              }
            />
          )}
          {report && about && !isSample && (
            <about.Reading
              key={`reading ${forecaster.reads}`}
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
              <Checks {...{ result, outlook, words, numbers, isLive }} checks={checks[key]} />
              {parts && choices && (
                <parts.SegmentTable
                  key={`segments ${forecaster.reads}`}
                  {...{ choices, result, outlook, numbers }}
                  filters={applied}
                  segments={forecaster.segments}
                  words={parts.segmentWords}
                  onAsk={forecaster.askForSegment}
                />
              )}
              <LazyPlan
                key={`plan ${forecaster.view}`}
                result={result}
                previous={forecaster.filtered ? undefined : forecaster.previous}
                locale={locale}
                numbers={numbers}
                choices={choices}
                filters={applied}
                by={planBy}
                parts={planBy === undefined ? undefined : forecaster.planParts[planBy]}
                onBy={setPlanBy}
                onPlan={setPlan}
                locked={isSample || outlook.mean.length === weeksAhead ? undefined : words.lock.text}
              />
              {!isSample && about && (
                <about.Notices
                  {...{ result, outlook, words, numbers, isLive }}
                  notices={about.words.notices}
                  checks={checks[key]}
                />
              )}
            </>
          )}
        </div>
      )}
    </div>
  );

  /** Today, or the first day after the data if it ends earlier. */
  function realDay(): Day {
    const next = addDays(result.weeks.at(-1) ?? '', 7);
    const day = visitorsDay();
    return next <= day && day <= addDays(next, 6) ? day : next;
  }
  function headline() {
    return isSample ? words.finding.sample : words.finding.own;
  }
  function sentences(): string[] {
    if (!outlook) return [];
    if (moved && verdict) return verdictSentences(verdict, moved, result, words, numbers);
    if (isForecast) return [...summaryOf(result, outlook, checks[key], words, numbers), ...keptSentence];
    const weeks = result.weeks.length;
    const enough = addDays(result.weeks.at(-1) ?? '', (leastWeeksToForecast - weeks + 1) * 7);
    return [
      fill(words.short.text, { least: leastWeeksToForecast, day: numbers.day(enough) }),
      fill(numbers.counted(words.short.below, weeks), { weeks }),
    ];
  }
}

/** “On 2 April we would have said 4,288. It was 4,493.” */
function MovedTitle({
  moved,
  verdict,
  result,
  words,
  numbers,
}: {
  moved: Moved;
  verdict: Verdict;
  result: Result;
  words: Words;
  numbers: Numbers;
}) {
  const { name } = moved.outlook;
  const parts: Record<string, ReactNode> = {
    day: numbers.day(result.weeks[moved.start] ?? ''),
    forecast: <em>{numbers.value(name, verdict.expected)}</em>,
    came: <em className={s.came}>{numbers.value(name, verdict.came)}</em>,
  };
  return words.moved.title
    .split(/\{(\w+)\}/)
    .map((text, i) => <Fragment key={text}>{i % 2 === 1 ? parts[text] : text}</Fragment>);
}

export const island = defineIsland('forecaster', Forecaster);
