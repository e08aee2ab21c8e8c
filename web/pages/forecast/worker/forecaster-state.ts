import type { BacktestResult } from '../../../../forecast/backtest.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import type { Unreadable } from '../../../../forecast/reports/unreadable.ts';
import type { PlanSegment } from '../model/plan-segments.ts';
import type { ForecastResult } from '../model/result.ts';
import type { Segment, SegmentOptions } from '../model/segments.ts';
import type { EarlierForecast, ReadReport, TriedReading, WorkerEvent } from './forecast.worker.ts';

export interface State {
  /** Undefined while the sample is shown. */
  result: ForecastResult | undefined;
  /** The visitor's previous account. */
  previous: ForecastResult | undefined;
  /** The backtests of metrics viewed so far. */
  checks: Record<string, BacktestResult[]>;
  /** The report, if from a file or pasted. */
  report: ReadReport | undefined;
  /** How many reports have been read. */
  reads: number;
  /** How many accounts have been opened, from reports or links. */
  accounts: number;
  reading: { name: string; share: number } | undefined;
  /** The number of weeks before Today, if a link moved it. */
  movedTo: number | undefined;
  /** The forecast of an earlier Today, if it was moved. */
  earlier: EarlierForecast | undefined;
  /** The forecast that the share card shows. */
  card: EarlierForecast | undefined;
  failed: Failure | undefined;
  /** The sheets of a workbook, while one has to be chosen. */
  sheets: ({ name: string } & Extract<WorkerEvent, { kind: 'sheets' }>) | undefined;
  /** A preview of a choice of columns. */
  tried: TriedReading | undefined;
  /** How it can be filtered, if at all. */
  choices: SegmentOptions | undefined;
  /** The requested filters, and those of `filtered`. */
  filters: Filter[];
  applied: Filter[];
  /** The filtered result, if there are filters. */
  filtered: ForecastResult | undefined;
  /** True if the last requested filters would have kept too little. */
  isRefused: boolean;
  /** Counts what has been shown. Messages for an earlier view are ignored. */
  view: number;
  /** Segments viewed so far; null if they have too little to forecast. */
  segments: Record<string, Segment | null>;
  /** By dimension: the separately planned segments. */
  planParts: Record<number, PlanSegment[]>;
}

/** Why a file was not read: its contents, or the file itself. */
export type Failure = { name: string } & ({ why: Unreadable } | { cause: 'large' | 'broke' | 'gone' });

export type Action =
  | WorkerEvent
  | { kind: 'filter'; filters: Filter[] }
  | { kind: 'begin'; name: string }
  | { kind: 'large'; name: string }
  | { kind: 'broke' }
  | { kind: 'undivided' }
  | { kind: 'dismiss' }
  | { kind: 'sample' };

/** With the sample, before any input. */
export function initialState(checks: State['checks'], choices: State['choices']): State {
  return {
    result: undefined,
    previous: undefined,
    checks,
    report: undefined,
    reads: 0,
    accounts: 0,
    movedTo: undefined,
    reading: undefined,
    earlier: undefined,
    card: undefined,
    failed: undefined,
    sheets: undefined,
    tried: undefined,
    choices,
    filters: [],
    applied: [],
    filtered: undefined,
    isRefused: false,
    view: 0,
    segments: {},
    planParts: {},
  };
}

export function reducer(initial: State) {
  return reduce;

  function reduce(old: State, step: Action): State {
    if (step.kind === 'sample')
      return { ...initial, reads: old.reads, accounts: old.accounts, view: old.view + 1 };
    if (step.kind === 'dismiss') return { ...old, failed: undefined, sheets: undefined, tried: undefined };
    if (step.kind === 'begin')
      return {
        ...old,
        failed: undefined,
        sheets: undefined,
        tried: undefined,
        reading: { name: step.name, share: 0 },
      };
    if (step.kind === 'sheets')
      return { ...old, reading: undefined, sheets: { ...step, name: old.reading?.name ?? '' } };
    if (step.kind === 'tried') return { ...old, tried: step.outcome };
    if (step.kind === 'large')
      return { ...old, reading: undefined, failed: { name: step.name, cause: 'large' } };
    if (step.kind === 'broke' || step.kind === 'gone')
      return old.reading
        ? { ...old, reading: undefined, failed: { name: old.reading.name, cause: step.kind } }
        : old;
    if (step.kind === 'undivided')
      return old.result ? { ...shownAs(old, [], undefined), choices: undefined } : old;
    if (step.kind === 'progress')
      return { ...old, reading: old.reading && { ...old.reading, share: step.share } };
    if (step.kind === 'unreadable')
      return { ...old, reading: undefined, failed: { name: old.reading?.name ?? '', why: step.why } };
    if (step.kind === 'filter') {
      const { filters } = step;
      return filters.length > 0 ? { ...old, filters, isRefused: false } : shownAs(old, filters, undefined);
    }
    if (step.kind === 'chosen') {
      const { result, filtered } = step;
      return { ...shownAs(old, filtered ? old.filters : [], filtered), result };
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
    if (step.kind === 'looked-back')
      return step.purpose === 'card' ? { ...old, card: step } : { ...old, earlier: step };
    const { result, report, choices, movedTo } = step;
    return {
      ...initial,
      reads: old.reads + (report ? 1 : 0),
      accounts: old.accounts + 1,
      result,
      previous: old.result,
      checks: {},
      report,
      choices,
      movedTo,
      view: old.view + 1,
    };
  }

  function shownAs(old: State, filters: Filter[], filtered: ForecastResult | undefined): State {
    return {
      ...old,
      filters,
      applied: filters,
      filtered,
      isRefused: false,
      checks: filtered || old.result ? {} : initial.checks,
      earlier: undefined,
      card: undefined,
      segments: {},
      planParts: {},
      view: old.view + 1,
    };
  }
}
