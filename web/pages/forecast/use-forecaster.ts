import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type Day, dayAt } from '../../../contract/calendar.ts';
import type { Check, Outlook } from '../../../forecast/outlook.ts';
import type { ReadOptions, Report, Unreadable } from '../../../forecast/reports/report.ts';
import type { Earlier, Message, News, Work } from './forecast.worker.ts';
import workerUrl from './forecast.worker.ts?worker&url';
import { keyOf, type Result, type Source } from './result.ts';
import { accountInLink } from './share-link.ts';

/** Signs of money and letters that the first page did not need: they are in font files of their own. */
const rareSigns = '€£¥₹łőşč';
const mostBytes = 50 * 1024 * 1024;

export interface State {
  /** Nothing while the sample is shown. */
  result: Result | undefined;
  /** The visitor's own account that was shown before. */
  previous: Result | undefined;
  /** The checks of the metrics that were looked at. */
  checks: Record<string, Check[]>;
  /** What was read, if it came from a file or was pasted. */
  report: Report | undefined;
  /** How many reports have been read. */
  reads: number;
  reading: { name: string; share: number } | undefined;
  /** The forecast of an earlier Today, if it was moved. */
  earlier: Earlier | undefined;
  failed: Failure | undefined;
}

export type Failure = { name: string } & ({ why: Unreadable } | { isTooLarge: true } | { broke: true });

type Action =
  | News
  | { kind: 'begin'; name: string }
  | { kind: 'fail'; failure: Failure }
  | { kind: 'sample' };

/** What the visitor has put in, and what became of it. */
export function useForecaster(sampleChecks: State['checks']) {
  const initial: State = {
    result: undefined,
    previous: undefined,
    checks: sampleChecks,
    report: undefined,
    reads: 0,
    reading: undefined,
    earlier: undefined,
    failed: undefined,
  };
  const [state, dispatch] = useReducer(reduce, initial);
  const worker = useRef<Worker>(undefined);
  /** Kept to be read again with corrections. */
  const input = useRef<{ content: Blob; source: Source; options: ReadOptions }>(undefined);
  /** What belongs to an earlier run comes too late. */
  const run = useRef(0);

  function reduce(old: State, step: Action): State {
    if (step.kind === 'sample') return { ...initial, reads: old.reads };
    if (step.kind === 'begin') return { ...old, failed: undefined, reading: { name: step.name, share: 0 } };
    if (step.kind === 'fail') return { ...old, reading: undefined, failed: step.failure };
    if (step.kind === 'progress')
      return { ...old, reading: old.reading && { ...old.reading, share: step.share } };
    if (step.kind === 'unreadable')
      return { ...old, reading: undefined, failed: { name: old.reading?.name ?? '', why: step.why } };
    if (step.kind === 'checked') return { ...old, checks: { ...old.checks, [step.metric]: step.checks } };
    if (step.kind === 'looked-back') return { ...old, earlier: step };
    const { result, report } = step;
    return {
      ...initial,
      reads: old.reads + (report ? 1 : 0),
      result,
      previous: old.result,
      checks: {},
      report,
    };
  }

  function getWorker(): Worker {
    if (worker.current) return worker.current;
    const started = startWorker();
    worker.current = started;
    started.onmessage = ({ data: { run: ofRun, ...news } }: MessageEvent<Message>) => {
      if (ofRun === run.current) dispatch(news);
    };
    started.onerror = () => {
      worker.current = undefined;
      dispatch({ kind: 'fail', failure: { name: nameOf(input.current?.source), broke: true } });
    };
    return started;
  }
  function post(work: Work): void {
    getWorker().postMessage({ run: run.current, ...work });
  }
  // Before there is any input: reading and showing it then takes no network.
  const prepare = useEffectEvent(() => {
    getWorker();
    for (const family of ['Bricolage', 'Instrument', 'JetBrains Mono'])
      void document.fonts.load(`1em "${family}"`, rareSigns);
  });
  useEffect(() => prepare(), []);

  function read(content: Blob, source: Source, options: ReadOptions = {}): void {
    const name = nameOf(source);
    // A worker that is still busy with another file would answer for it.
    if (state.reading) {
      worker.current?.terminate();
      worker.current = undefined;
    }
    input.current = { content, source, options };
    run.current++;
    if (content.size > mostBytes) dispatch({ kind: 'fail', failure: { name, isTooLarge: true } });
    else {
      dispatch({ kind: 'begin', name });
      post({ kind: 'read', content, source, options: { ...options, today: visitorsDay() } });
    }
  }

  // A link carries its numbers with it.
  const openLink = useEffectEvent(async () => {
    const account = await accountInLink(location.hash);
    if (!account) return;
    run.current++;
    post({ kind: 'forecast', account, source: { kind: 'link' }, today: visitorsDay() });
  });
  useEffect(() => {
    const open = () => void openLink();
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  return {
    ...state,
    read,
    /** Corrections add to earlier ones. */
    readAgain(options: ReadOptions): void {
      if (!input.current) return;
      const { content, source, options: earlier } = input.current;
      const columns = { ...earlier.columns, ...options.columns };
      read(content, source, { ...earlier, ...options, columns });
    },
    showSample(): void {
      run.current++;
      dispatch({ kind: 'sample' });
    },
    /** Forecasts metrics as they were when only the first `start` weeks were known. */
    lookBack(start: number, outlooks: readonly Outlook[], weeks: string[], ahead: number): void {
      const metrics = outlooks
        .filter(({ name }) => name !== 'cpa')
        .map(({ name, label, values }) => ({ name, label, values: values.slice(0, start) }));
      const account = { weeks: state.result ? weeks.slice(0, start) : [], metrics };
      post({ kind: 'look-back', start, keys: outlooks.map(keyOf), account, ahead });
    },
    /** Asks for a metric's checks unless they are there. */
    check(outlook: Outlook, weeks: string[]): void {
      const metric = keyOf(outlook);
      if (state.checks[metric]) return;
      post({ kind: 'check', metric, values: outlook.values, weeks: state.result ? weeks : [] });
    },
  };
}

function nameOf(source: Source | undefined): string {
  return source?.kind === 'file' ? source.name : '';
}

/** Not every browser has trusted types; where they are, our security policy demands them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function startWorker(): Worker {
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: () => workerUrl });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}

/** Today where the visitor is. */
export function visitorsDay(): Day {
  const now = new Date();
  return dayAt(now.getTime() - now.getTimezoneOffset() * 60_000);
}
