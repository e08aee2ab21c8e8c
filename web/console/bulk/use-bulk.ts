import { useState } from 'react';
import {
  type BulkChange,
  type BulkItem,
  type BulkResult,
  bulkResults,
  bulkSize,
} from '../../../contract/console/bulk.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Erased } from '../../../contract/console/personal-data.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { failureText, noResponse, post } from '../api.ts';
import { useConsole } from '../context.ts';

interface Undoable {
  undo?: () => void;
  /** From when it cannot be undone any more, and what to say then. */
  over?: { at: number; text: string };
}

type BulkState =
  | { is: 'idle' }
  | { is: 'busy'; done: number; of: number }
  | ({ is: 'done'; text: string; left: BulkResult[] } & Undoable)
  | { is: 'failed'; message: string };

/**
 * Sends one request after another, so that none takes long and progress can be shown. Each kind keeps its own result,
 * with Undo, when the operator leaves the list and comes back.
 */
export function useBulk(kind: SubmissionKind) {
  const { refresh, announce } = useConsole();
  const [states, setStates] = useState<Partial<Record<SubmissionKind, BulkState>>>({});
  const state: BulkState = states[kind] ?? { is: 'idle' };
  function setState(next: BulkState) {
    setStates((before) => ({ ...before, [kind]: next }));
  }

  /** Returns the results so far; undefined if the request failed. `onErased` gets what each request erased. */
  async function send(
    change: BulkChange,
    items: readonly BulkItem[],
    onErased?: (erased: Erased) => void,
  ): Promise<BulkResult[] | undefined> {
    const results: BulkResult[] = [];
    for (let from = 0; from < items.length; from += bulkSize) {
      setState({ is: 'busy', done: from, of: items.length });
      const part = items.slice(from, from + bulkSize);
      const result = await post(consoleApi.bulk(kind), { change, items: part }, bulkResults);
      if (result.is !== 'done') {
        const unknown = `${noResponse} It is not known whether more were done.`;
        fail(`Stopped after ${from} of ${items.length}. ${failureText(result, unknown)}`);
        refresh();
        return undefined;
      }
      results.push(...result.reply.results);
      if (result.reply.erased) onErased?.(result.reply.erased);
    }
    refresh();
    return results;
  }
  function fail(message: string) {
    setState({ is: 'failed', message });
  }
  function finish(text: string, results: readonly BulkResult[], undoable: Undoable = {}) {
    const left = results.filter(({ refused }) => refused !== null);
    setState({ is: 'done', text, left, ...undoable });
    announce(text);
  }
  return { state, busy: state.is === 'busy', send, finish, fail, reset: () => setState({ is: 'idle' }) };
}
