import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type Check, leastWeeks, weeksAhead } from '../../../forecast/outlook.ts';
import button from '../../ui/button.module.css';
import { defineIsland } from '../../ui/island-definition.ts';
import { Chart } from './chart.tsx';
import { Checks, Notices } from './checks.tsx';
import s from './forecaster.module.css';
import { Input } from './input.tsx';
import { numbersIn } from './numbers.ts';
import { Outputs } from './outputs.tsx';
import { Failed, Reading } from './reading.tsx';
import { type Result, type SampleAhead, sampleResult } from './result.ts';
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
  const said = useReadingWords(locale, report, failed);
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
  const seen = useRef(forecaster.result);
  useEffect(() => {
    if (seen.current !== forecaster.result) heading.current?.focus();
    seen.current = forecaster.result;
  }, [forecaster.result]);
  useEffect(() => {
    if (failed) root.current?.querySelector<HTMLElement>('#failed')?.focus();
  }, [failed]);

  return (
    <div ref={root} data-live={(isLive && said !== undefined) || undefined}>
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
      {failed && said && (
        <Failed
          failure={failed}
          words={said.words}
          problem={said.problem}
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
          <Tabs result={result} words={words} numbers={numbers} chosen={key} onChoose={setChosen} />
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
          {report && said && !isSample && (
            <Reading
              key={forecaster.reads}
              report={report}
              words={said.words}
              numbers={numbers}
              notes={said.notes}
              isOpen={report.notes.some(({ code }) => code === 'date-order-open')}
              onAgain={forecaster.readAgain}
            />
          )}
          {isForecast && (
            <>
              <Checks {...{ result, outlook, words, numbers, isLive }} checks={checks[key]} />
              {!isSample && said && (
                <Notices
                  {...{ result, outlook, words, numbers, isLive }}
                  notices={said.words.notices}
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
    const enough = addDays(result.weeks.at(-1) ?? '', (leastWeeks - weeks + 1) * 7);
    return [fill(words.short.text, { least: leastWeeks, weeks, day: numbers.day(enough) })];
  }
}

type Parts = { result: Result; words: Words; numbers: ReturnType<typeof numbersIn> };

function SourceStrip({ result, words, numbers, hasReport }: Parts & { hasReport: boolean }) {
  const { source, weeks } = result;
  const { source: t, sample } = words;
  const count = numbers.whole(weeks.length);
  if (source.kind === 'sample') {
    return (
      <div className={s.source}>
        <b>{sample.name}</b>
        <span>{fill(t.weeks, { weeks: count })}</span>
        <span>{fill(sample.note, { ahead: result.metrics[0]?.mean.length ?? 0 })}</span>
      </div>
    );
  }
  const span = {
    rows: 'rows' in source ? numbers.whole(source.rows) : '',
    weeks: count,
    first: numbers.weekAndYear(weeks[0] ?? ''),
    last: numbers.weekAndYear(weeks.at(-1) ?? ''),
  };
  function openReading(): void {
    const details = document.querySelector<HTMLDetailsElement>('#read');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }
  return (
    <div className={s.source}>
      <b>{source.kind === 'file' ? source.name : source.kind === 'link' ? t.linked : t.pasted}</b>
      <span>{source.kind === 'link' ? fill(t.weeks, { weeks: count }) : fill(t.span, span)}</span>
      <span>{t.here}</span>
      <div>
        {hasReport && (
          <button type="button" onClick={openReading}>
            {t.change}
          </button>
        )}
        <button type="button" onClick={toForm}>
          {t.another}
        </button>
      </div>
    </div>
  );
}

function toForm(): void {
  document.querySelector<HTMLElement>('#file')?.focus();
}

/** The summary speaks for itself in a mail, so it can be copied. */
function Summary({ sentences, words, canCopy }: { sentences: string[]; words: Words; canCopy: boolean }) {
  const [first, ...rest] = sentences;
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={s.summary}>
      <p>
        <b>{first}</b> {rest.join(' ')}
      </p>
      {canCopy && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(sentences.join(' ')).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {isCopied ? words.summary.copied : words.summary.copy}
        </button>
      )}
    </div>
  );
}

/** The metrics, as tabs with one tab stop. */
function Tabs(props: Parts & { chosen: string; onChoose: (key: string) => void }) {
  const { result, words, numbers, chosen, onChoose } = props;
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { metrics } = result;
    const at = metrics.findIndex((metric) => keyOf(metric) === chosen);
    const next = (at + step + metrics.length) % metrics.length;
    const metric = metrics[next];
    if (metric) onChoose(keyOf(metric));
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  }
  return (
    <div className={s.tabs} role="tablist" aria-label={words.metricTabs} onKeyDown={press}>
      {result.metrics.map((metric) => {
        const { name, total, mean } = metric;
        const isChosen = keyOf(metric) === chosen;
        return (
          <button
            key={keyOf(metric)}
            type="button"
            role="tab"
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(keyOf(metric))}
          >
            {metricName(metric, words)}
            {mean.length > 0 && (
              <>
                <b>{numbers.value(name, total.mean)}</b>
                <i>{numbers.range(name, total.low, total.high)}</i>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

export const island = defineIsland('forecaster', Forecaster);
