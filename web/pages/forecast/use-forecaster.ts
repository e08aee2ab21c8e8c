import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { localDay } from '../../../contract/calendar.ts';
import type { Filter } from '../../../forecast/cut.ts';
import type { Check, Outlook } from '../../../forecast/outlook.ts';
import type { ReadOptions, Unreadable } from '../../../forecast/reports/report.ts';
import type { Earlier, Message, News, ReadReport, Work } from './forecast.worker.ts';
import type { PlanPart } from './plan-parts.ts';
import { keyOf, type Result, type Source } from './result.ts';
import type { Choices, Segment } from './segments.ts';
import { accountInLink } from './share-link.ts';
import { startWorker } from './start-worker.ts';
import { visitorsWeekStart } from './visitors-calendar.ts';

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
  report: ReadReport | undefined;
  /** How many reports have been read. */
  reads: number;
  reading: { name: string; share: number } | undefined;
  /** The forecast of an earlier Today, if it was moved. */
  earlier: Earlier | undefined;
  failed: Failure | undefined;
  /** By what it can be filtered, if it can. */
  choices: Choices | undefined;
  /** The filters that are wanted, and those of `filtered`. */
  filters: Filter[];
  applied: Filter[];
  /** The result of what the filters keep, if there are any. */
  filtered: Result | undefined;
  /** Whether the last filters that were wanted would have kept too little. */
  isRefused: boolean;
  /** Counts what has been shown. Answers to an earlier one come too late. */
  view: number;
  /** The segments that were looked at; null if they have too little to forecast. */
  segments: Record<string, Segment | null>;
  /** By dimension: the parts of the account that have a plan of their own. */
  planParts: Record<number, PlanPart[]>;
}

export type Failure = { name: string } & ({ why: Unreadable } | { isTooLarge: true } | { broke: true });

type Action =
  | News
  | { kind: 'filter'; filters: Filter[] }
  | { kind: 'begin'; name: string }
  | { kind: 'fail'; failure: Failure }
  | { kind: 'sample' };

/** What the visitor has put in, and what became of it. */
export function useForecaster(sampleChecks: State['checks'], sampleChoices: State['choices']) {
  const initial: State = {
    result: undefined,
    previous: undefined,
    checks: sampleChecks,
    report: undefined,
    reads: 0,
    reading: undefined,
    earlier: undefined,
    failed: undefined,
    choices: sampleChoices,
    filters: [],
    applied: [],
    filtered: undefined,
    isRefused: false,
    view: 0,
    segments: {},
    planParts: {},
  };
  const [state, dispatch] = useReducer(reduce, initial);
  const worker = useRef<Worker>(undefined);
  /** Kept to be read again with corrections. */
  const input = useRef<{ content: Blob; source: Source; options: ReadOptions }>(undefined);
  /** What belongs to an earlier run comes too late. */
  const run = useRef(0);

  function reduce(old: State, step: Action): State {
    if (step.kind === 'sample') return { ...initial, reads: old.reads, view: old.view + 1 };
    if (step.kind === 'begin') return { ...old, failed: undefined, reading: { name: step.name, share: 0 } };
    if (step.kind === 'fail') return { ...old, reading: undefined, failed: step.failure };
    if (step.kind === 'progress')
      return { ...old, reading: old.reading && { ...old.reading, share: step.share } };
    if (step.kind === 'unreadable')
      return { ...old, reading: undefined, failed: { name: old.reading?.name ?? '', why: step.why } };
    if (step.kind === 'filter') {
      const { filters } = step;
      return filters.length > 0 ? { ...old, filters, isRefused: false } : shownAs(old, filters, undefined);
    }
    if (step.kind === 'filtered') {
      if (JSON.stringify(step.filters) !== JSON.stringify(old.filters)) return old;
      if (!step.result) return { ...old, filters: old.applied, isRefused: true };
      return shownAs(old, step.filters, step.result);
    }
    if ('view' in step && step.view !== old.view) return old;
    if (step.kind === 'segment') return { ...old, segments: { ...old.segments, [step.id]: step.segment } };
    if (step.kind === 'plan-parts')
      return { ...old, planParts: { ...old.planParts, [step.dimension]: step.parts } };
    if (step.kind === 'checked') return { ...old, checks: { ...old.checks, [step.metric]: step.checks } };
    if (step.kind === 'looked-back') return { ...old, earlier: step };
    const { result, report, choices } = step;
    return {
      ...initial,
      reads: old.reads + (report ? 1 : 0),
      result,
      previous: old.result,
      checks: {},
      report,
      choices,
      view: old.view + 1,
    };
  }

  function shownAs(old: State, filters: Filter[], filtered: Result | undefined): State {
    return {
      ...old,
      filters,
      applied: filters,
      filtered,
      isRefused: false,
      checks: filtered || old.result ? {} : sampleChecks,
      earlier: undefined,
      segments: {},
      planParts: {},
      view: old.view + 1,
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
      const usual = { weekStart: visitorsWeekStart(), today: localDay() };
      post({ kind: 'read', content, source, options: { ...usual, ...options } });
    }
  }

  // A link carries its numbers with it.
  const openLink = useEffectEvent(async () => {
    const account = await accountInLink(location.hash);
    if (!account) return;
    run.current++;
    post({ kind: 'forecast', account, source: { kind: 'link' }, today: localDay() });
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
      post({ kind: 'sample' });
    },
    /** Forecasts metrics as they were when only the first `start` weeks were known. */
    lookBack(start: number, outlooks: readonly Outlook[], weeks: string[], ahead: number): void {
      const metrics = outlooks
        .filter(({ name }) => name !== 'cpa')
        .map(({ name, label, values, days }) => ({
          name,
          label,
          values: values.slice(0, start),
          days: days?.slice(0, 7 * start),
        }));
      const account = { weeks: state.result ? weeks.slice(0, start) : [], metrics };
      post({ kind: 'look-back', view: state.view, start, keys: outlooks.map(keyOf), account, ahead });
    },
    /** Keeps only what the filters say; everything if there are none. */
    filter(filters: Filter[]): void {
      dispatch({ kind: 'filter', filters });
      if (filters.length > 0) post({ kind: 'filter', filters, today: localDay() });
    },
    askForSegment(id: string, filters: Filter[], metric: string): void {
      post({ kind: 'segment', view: state.view, id, filters, metric, today: localDay() });
    },
    /** Asks for the parts of a dimension unless they are there. */
    askForPlanParts(dimension: number): void {
      const { view, applied, planParts, choices } = state;
      if (planParts[dimension] || !choices?.dimensions[dimension]) return;
      post({ kind: 'plan-parts', view, dimension, filters: applied, today: localDay() });
    },
    /** Asks for a metric's checks unless they are there. */
    check(outlook: Outlook, weeks: string[]): void {
      if (state.checks[keyOf(outlook)]) return;
      post({ kind: 'check', view: state.view, outlook, weeks: state.result ? weeks : [] });
    },
  };
}

function nameOf(source: Source | undefined): string {
  return source?.kind === 'file' ? source.name : '';
}
