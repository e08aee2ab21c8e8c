import { Fragment, type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day, localDay } from '../../../contract/calendar.ts';
import { type BacktestResult, holdoutStarts } from '../../../forecast/backtest.ts';
import type { MovingParts } from './chart/moving.tsx';
import s from './forecaster.module.css';
import { type MovedToday, scoreMovedToday } from './model/moved-today.ts';
import type { ForecastMessages, StateMessages } from './text/forecast-messages.ts';
import { findHeadline } from './text/headline.ts';
import { plainText, type Sentence } from './text/sentence.ts';
import { checkedSentence, shortSentences, summarySentences, usualMiss } from './text/sentences.ts';
import type { ShownMetric } from './text/shown-metric.ts';
import { verdictSentences } from './text/verdict-sentences.ts';

interface Props extends ShownMetric {
  /** Undefined if not moved. */
  moved: MovedToday | undefined;
  moving: MovingParts | undefined;
  checks: readonly BacktestResult[] | undefined;
  states: StateMessages | undefined;
  /** Whole weeks between the end of the data and Today. */
  lag: number;
  /** True if a box says that the data has ended. */
  isEndSaid: boolean;
  /** The filters as a sentence. */
  kept: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
  /** Makes the chart show the weeks around Today. */
  onShowToday: () => void;
}

/** The result as a headline and sentences. */
export function Finding(props: Props) {
  const { result, outlook, moved, messages, numbers, states } = props;
  const isForecast = outlook.mean.length > 0;
  const isSampleAtRest = result.source.kind === 'sample' && !moved;
  return (
    <div className={s.finding}>
      <h2 ref={props.heading} tabIndex={-1}>
        {moved ? <MovedTitle {...props} moved={moved} /> : isForecast ? forecast() : short()}
      </h2>
      {isSampleAtRest ? aboutSample() : summary()}
    </div>
  );

  function aboutSample() {
    const { total, name } = outlook;
    const value = (n: number) => numbers.value(name, numbers.expected(outlook, n));
    return (
      <p className={s.summary}>
        {fill(messages.sample.about, { weeks: result.weeks.length })}{' '}
        <b>{fill(messages.sample.range, { low: value(total.low), high: value(total.high) })}</b>
      </p>
    );
  }
  function summary() {
    return (
      <Summary
        sentences={sentences()}
        // The box above says it; a mail has no box.
        hidden={props.isEndSaid && !moved && isForecast ? 1 : 0}
        pending={isForecast && !moved ? pendingSentence(props) : undefined}
        messages={messages}
        canCopy={isForecast}
        onShowToday={props.onShowToday}
        onBack={
          moved && { label: fill(messages.moved.back, { day: numbers.day(realDay()) }), go: props.onBack }
        }
      />
    );
  }
  function forecast() {
    const { sentence, values } = findHeadline(result, outlook, messages, states, numbers);
    const [before = '', after = ''] = sentence.split('{amount}');
    return (
      <>
        {fill(before, values)}
        <em>{values.amount}</em>
        {fill(after, values)}
      </>
    );
  }
  function short(): string {
    const weeks = result.weeks.length;
    return fill(numbers.counted(messages.finding.short, weeks), { weeks });
  }
  function sentences(): Sentence[] {
    if (moved)
      return verdictSentences(
        scoreMovedToday(moved),
        moved,
        result,
        messages,
        numbers,
        props.moving?.messages.outside,
      );
    if (!isForecast) return shortSentences(result, messages, numbers);
    const summary = summarySentences(result, outlook, props.checks, messages, numbers, states);
    return props.kept ? [...summary, [props.kept]] : summary;
  }
  /** The current day if it is after the data’s last week, otherwise the first day after the data. */
  function realDay(): Day {
    if (props.lag > 0) return localDay();
    const next = addDays(result.weeks.at(-1) ?? '', 7);
    const day = localDay();
    return next <= day && day <= addDays(next, 6) ? day : next;
  }
}

/** Reserves space for the backtest's sentence: the chart below must not move. */
function pendingSentence({ checks, outlook, messages, numbers }: Props): Sentence | undefined {
  const times = checks ? 0 : holdoutStarts(outlook).length;
  return times > 0 ? checkedSentence(times, usualMiss, messages, numbers) : undefined;
}

/** “On 2 April we would have said 4,288. It was 4,493.” */
export function MovedTitle({ moved, result, messages, numbers }: ShownMetric & { moved: MovedToday }) {
  const { name } = moved.outlook;
  const { expected, actual } = scoreMovedToday(moved);
  const parts: Record<string, ReactNode> = {
    day: numbers.day(result.weeks[moved.start] ?? ''),
    forecast: <em>{numbers.value(name, numbers.expected(moved.outlook, expected))}</em>,
    came: <em className={s.came}>{numbers.value(name, actual)}</em>,
  };
  return messages.moved.title
    .split(/\{(\w+)\}/)
    .map((text, i) => <Fragment key={text}>{i % 2 === 1 ? parts[text] : text}</Fragment>);
}

/** The summary makes sense in a mail, so it can be copied. */
function Summary({
  sentences,
  hidden,
  pending,
  messages,
  canCopy,
  onBack,
  onShowToday,
}: {
  sentences: Sentence[];
  /** How many are only in the copy. */
  hidden: number;
  /** Hidden; reserves space for one to come. */
  pending: Sentence | undefined;
  messages: ForecastMessages;
  canCopy: boolean;
  /** Returns to the real Today. */
  onBack: { label: string; go: () => void } | undefined;
  onShowToday: () => void;
}) {
  const [first = [], ...rest] = sentences.slice(hidden);
  const [copied, setCopied] = useState('');
  const text = plainText(sentences);
  return (
    <div className={s.summary}>
      <p>
        <b>
          <Linked sentence={first} onShowToday={onShowToday} />
        </b>
        {rest.map((sentence) => (
          <Fragment key={plainText([sentence])}>
            {' '}
            <Linked sentence={sentence} onShowToday={onShowToday} />
          </Fragment>
        ))}
        {pending && <span className={s.pending}> {plainText([pending])}</span>}
      </p>
      <div>
        {onBack && (
          <button type="button" onClick={onBack.go}>
            {onBack.label}
          </button>
        )}
        {canCopy && (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(text),
                () => {},
              )
            }
          >
            {copied === text ? messages.summary.copied : messages.summary.copy}
          </button>
        )}
      </div>
    </div>
  );
}

/** Links numbers to where they are shown. */
function Linked({ sentence, onShowToday }: { sentence: Sentence; onShowToday: () => void }) {
  return sentence.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same number may occur twice
      <a key={i} href={`#${part.shownAt}`} onClick={() => reveal(part.shownAt, onShowToday)}>
        {part.text}
      </a>
    ),
  );
}

/** The table may show other weeks, and not every browser opens it for a link to one of its rows. */
function reveal(id: string, onShowToday: () => void): void {
  if (!document.getElementById(id)) flushSync(onShowToday);
  const details = document.getElementById(id)?.closest('details');
  if (details) details.open = true;
}
