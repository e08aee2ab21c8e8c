import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type Check, weeksAhead } from '../../../forecast/outlook.ts';
import { leastWeeksToForecast } from '../../../forecast/reports/report.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import { Chart } from './chart.tsx';
import { Checks } from './checks.tsx';
import s from './forecaster.module.css';
import { Input } from './input.tsx';
import { MetricTabs } from './metric-tabs.tsx';
import { Notices } from './notices.tsx';
import { numbersIn } from './numbers.ts';
import { Outputs } from './outputs.tsx';
import { Failed, Reading } from './reading.tsx';
import { type SampleAhead, sampleResult } from './result.ts';
import { SourceStrip } from './source-strip.tsx';
import { Summary } from './summary.tsx';
import { useForecaster, visitorsDay } from './use-forecaster.ts';
import { useReadingWords } from './use-reading-words.ts';
import { amountOf, keyOf, lastDayOf, metricName, summaryOf, type Words } from './words.ts';

interface Props {
  locale: Locale;
  words: Words;
  waitlist: string;
  /** The day that the page was built. */
  builtOn: Day;
  sample: SampleAhead;
  checks: Check[];
}

/** The forecaster: at rest with the sample account, then with the visitor's own numbers. */
function Forecaster({ locale, words, waitlist, builtOn, sample, checks: sampleChecks }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const account = useMemo(
    () => sampleResult(sample, isLive ? visitorsDay() : builtOn),
    [sample, builtOn, isLive],
  );
  const forecaster = useForecaster({ conversions: sampleChecks });
  const { report, reading, failed, checks } = forecaster;
  const result = forecaster.result ?? account;
  const isSample = forecaster.result === undefined;
  const description = useReadingWords(locale, report, failed);
  const numbers = numbersIn(locale, result.currency);

  const [chosen, setChosen] = useState('');
  const outlook = result.metrics.find((metric) => keyOf(metric) === chosen) ?? result.metrics[0];
  const key = outlook ? keyOf(outlook) : '';
  const isForecast = (outlook?.mean.length ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another metric or account is shown
  useEffect(() => {
    if (isForecast && outlook) forecaster.check(outlook, result.weeks);
  }, [key, forecaster.result]);

  // The result is below the form: the focus moves there.
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const focusedResult = useRef(forecaster.result);
  useEffect(() => {
    if (focusedResult.current !== forecaster.result) heading.current?.focus();
    focusedResult.current = forecaster.result;
  }, [forecaster.result]);
  useEffect(() => {
    if (failed) root.current?.querySelector<HTMLElement>('#failed')?.focus();
  }, [failed]);

  return (
    <div ref={root} data-live={(isLive && description !== undefined) || undefined}>
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
      {failed && description && (
        <Failed
          failure={failed}
          words={description.words}
          problem={description.problem}
          name={failed.name || words.source.pasted}
        />
      )}
      {!failed && outlook && (
        // While a file is read, nobody should save the numbers that it is about to replace.
        <div inert={reading !== undefined}>
          <SourceStrip result={result} words={words} numbers={numbers} hasReport={report !== undefined} />
          <div className={s.finding}>
            <h2 ref={heading} tabIndex={-1}>
              {isForecast ? (
                <>
                  <em>
                    {fill(headline().amount, {
                      amount: amountOf(outlook, outlook.total.mean, words, numbers),
                    })}
                  </em>
                  {fill(headline().rest, { day: numbers.day(lastDayOf(result, outlook)) })}
                </>
              ) : (
                fill(words.finding.short, { weeks: result.weeks.length })
              )}
            </h2>
            <Summary
              key={`${key} ${forecaster.reads}`}
              sentences={sentences()}
              words={words}
              canCopy={isForecast}
            />
          </div>
          <MetricTabs result={result} words={words} numbers={numbers} chosen={key} onChoose={setChosen} />
          <div role="tabpanel" aria-label={metricName(outlook, words)}>
            <Chart
              key={key}
              result={result}
              outlook={outlook}
              words={words}
              numbers={numbers}
              isLive={isLive}
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
              key={forecaster.reads}
              result={result}
              words={words}
              locale={locale}
              waitlist={waitlist}
            />
          )}
          {report && description && !isSample && (
            <Reading
              key={forecaster.reads}
              report={report}
              words={description.words}
              numbers={numbers}
              notes={description.notes}
              isOpen={report.notes.some(({ code }) => code === 'date-order-open')}
              onAgain={forecaster.readAgain}
            />
          )}
          {isForecast && (
            <>
              <Checks {...{ result, outlook, words, numbers, isLive }} checks={checks[key]} />
              {!isSample && description && (
                <Notices
                  {...{ result, outlook, words, numbers, isLive }}
                  notices={description.words.notices}
                  checks={checks[key]}
                />
              )}
            </>
          )}
        </div>
      )}
    </div>
  );

  function headline() {
    return isSample ? words.finding.sample : words.finding.own;
  }
  function sentences(): string[] {
    if (!outlook) return [];
    if (isForecast) return summaryOf(result, outlook, checks[key], words, numbers);
    const weeks = result.weeks.length;
    const enough = addDays(result.weeks.at(-1) ?? '', (leastWeeksToForecast - weeks + 1) * 7);
    return [fill(words.short.text, { least: leastWeeksToForecast, weeks, day: numbers.day(enough) })];
  }
}

export const island = defineIsland('forecaster', Forecaster);
