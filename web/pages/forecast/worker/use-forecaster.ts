import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { localDay } from '../../../../contract/calendar.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ReadOptions } from '../../../../forecast/reports/report.ts';
import type { AccountChoices } from '../model/choices.ts';
import { metricKey } from '../model/metric-key.ts';
import type { DataSource } from '../model/result.ts';
import { accountInLink } from '../model/share-link.ts';
import { visitorsWeekStart } from '../model/visitors-calendar.ts';
import type { EarlierForecast, Message, WorkerTask } from './forecast.worker.ts';
import { initialState, reducer, type State } from './forecaster-state.ts';
import { startWorker } from './start-worker.ts';

/** Currency signs and letters that the page did not need at first: they are in separate font files. */
const rareSigns = '€£¥₹łőşč';
const maxBytes = 50 * 1024 * 1024;

interface Input {
  content: Blob;
  source: DataSource;
  options: ReadOptions;
}

/** The visitor's input, and its results. */
export function useForecaster(
  sampleChecks: State['checks'],
  sampleChoices: State['choices'],
  /** Settled once a result can be shown in full. */
  untilReady: () => Promise<unknown>,
) {
  const initial = initialState(sampleChecks, sampleChoices);
  const [state, dispatch] = useReducer(reducer(initial), initial);
  const worker = useRef<Worker>(undefined);
  const input = useRef<Input>(undefined);
  /** The input of the report, kept to read it again with corrections. */
  const inputOfReport = useRef<Input>(undefined);
  /** Messages of earlier runs are ignored. */
  const run = useRef(0);

  function getWorker(): Worker {
    if (worker.current) return worker.current;
    const started = startWorker();
    worker.current = started;
    started.onmessage = async ({ data: { run: ofRun, ...news } }: MessageEvent<Message>) => {
      if (news.kind === 'result') await untilReady();
      // Messages for a view are valid while it is shown, even if a file has failed since.
      if (ofRun !== run.current && !('view' in news)) return;
      if (news.kind === 'result' && news.report) inputOfReport.current = input.current;
      dispatch(news);
    };
    started.onerror = () => {
      dispatch({ kind: 'broke' });
      stopWorker();
    };
    return started;
  }
  /** The segments of the visitor's account are lost with it. */
  function stopWorker(): void {
    worker.current?.terminate();
    worker.current = undefined;
    dispatch({ kind: 'undivided' });
  }
  function post(work: WorkerTask): void {
    getWorker().postMessage({ run: run.current, ...work });
  }
  // Before any input, so that reading and showing it needs no network.
  const prepare = useEffectEvent(() => {
    getWorker();
    for (const family of ['Bricolage', 'Instrument', 'JetBrains Mono'])
      void document.fonts.load(`1em "${family}"`, rareSigns);
  });
  useEffect(() => prepare(), []);

  function read(content: Blob, source: DataSource, options: ReadOptions = {}): void {
    const name = sourceFileName(source);
    // The worker is busy with another file.
    if (state.reading) stopWorker();
    input.current = { content, source, options };
    run.current++;
    if (content.size > maxBytes) dispatch({ kind: 'large', name });
    else {
      dispatch({ kind: 'begin', name });
      const usual = { weekStart: visitorsWeekStart(), today: localDay() };
      post({ kind: 'read', content, source, options: { ...usual, ...options } });
    }
  }

  // A link contains its numbers.
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
    /** Corrections add to earlier ones; another table has other columns. */
    readAgain(options: ReadOptions): void {
      if (!inputOfReport.current) return;
      const { content, source, options: earlier } = inputOfReport.current;
      const columns = options.fromLine === undefined ? { ...earlier.columns, ...options.columns } : {};
      read(content, source, { ...earlier, ...options, columns });
    },
    /** Reads a file again that failed or has several sheets, with the visitor's choice. */
    readChosen(options: ReadOptions): void {
      if (input.current)
        read(input.current.content, input.current.source, { ...input.current.options, ...options });
    },
    /** Previews the result of a choice. */
    tryOptions(options: ReadOptions): void {
      if (!input.current) return;
      const usual = { weekStart: visitorsWeekStart(), today: localDay() };
      const { content, options: earlier } = input.current;
      post({ kind: 'try', content, options: { ...usual, ...earlier, ...options } });
    },
    /** Goes back to the last result. */
    dismiss(): void {
      input.current = inputOfReport.current;
      dispatch({ kind: 'dismiss' });
    },
    showSample(): void {
      if (state.reading) stopWorker();
      run.current++;
      dispatch({ kind: 'sample' });
      post({ kind: 'sample' });
    },
    /** Forecasts metrics as they were when only the first `start` weeks were known. */
    lookBack(
      purpose: EarlierForecast['purpose'],
      start: number,
      outlooks: readonly Outlook[],
      weeks: string[],
      ahead: number,
    ): void {
      const metrics = outlooks
        .filter(({ name }) => name !== 'cpa')
        .map(({ name, label, values, days }) => ({
          name,
          label,
          values: values.slice(0, start),
          days: days?.slice(0, 7 * start),
        }));
      const account = { weeks: state.result ? weeks.slice(0, start) : [], metrics };
      const keys = outlooks.map(metricKey);
      post({ kind: 'look-back', view: state.view, purpose, start, keys, account, ahead });
    },
    /** Applies the filters; shows everything if there are none. */
    filter(filters: Filter[]): void {
      dispatch({ kind: 'filter', filters });
      if (filters.length > 0) post({ kind: 'filter', filters, today: localDay() });
    },
    /** Forecasts again with these choices. */
    choose(choices: AccountChoices): void {
      post({ kind: 'choose', choices, filters: state.applied, today: localDay() });
    },
    askForSegment(id: string, filters: Filter[], metric: string): void {
      post({ kind: 'segment', view: state.view, id, filters, metric, today: localDay() });
    },
    /** Requests the segments of a dimension unless loaded. */
    askForPlanParts(dimension: number): void {
      const { view, applied, planParts, choices } = state;
      if (planParts[dimension] || !choices?.dimensions[dimension]) return;
      post({ kind: 'plan-parts', view, dimension, filters: applied, today: localDay() });
    },
    /** Requests a metric's backtests unless loaded. */
    check(outlook: Outlook, weeks: string[]): void {
      if (state.checks[metricKey(outlook)]) return;
      post({ kind: 'check', view: state.view, outlook, weeks: state.result ? weeks : [] });
    },
  };
}

function sourceFileName(source: DataSource): string {
  return source.kind === 'file' ? source.name : '';
}
