import { useState } from 'react';
import { list, type Row, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { get } from '../api.ts';
import { viewQuery } from '../inbox/use-list.ts';
import { toQueryString } from '../location.ts';

/** The maximum selection; changing this many takes about a minute. */
const maxSelected = 5_000;

export interface RowSelection {
  rows: ReadonlyMap<string, Row>;
  /** With `isRange`, toggles everything between this row and the last one toggled. */
  toggle: (row: Row, isRange: boolean, shown: readonly Row[]) => void;
  toggleAll: (shown: readonly Row[]) => void;
  /** Selects everything in the view, including pages that are not loaded. */
  selectView: () => Promise<void>;
  loading: boolean;
  clear: () => void;
}

/**
 * The selected rows of a list. They stay selected while more pages are loaded; a new search or filter clears the
 * selection, so that nothing out of sight is changed or erased.
 */
export function useSelection(kind: SubmissionKind, view: View): RowSelection {
  const [kept, setKept] = useState<{ key: string; rows: ReadonlyMap<string, Row>; last?: string }>();
  const [loading, setLoading] = useState(false);
  const key = `${kind}?${viewQuery({ ...view, sort: undefined })}`;
  const rows: ReadonlyMap<string, Row> = kept?.key === key ? kept.rows : new Map();

  function toggle(row: Row, isRange: boolean, shown: readonly Row[]) {
    const next = new Map(rows);
    const from = shown.findIndex(({ id }) => id === kept?.last);
    const to = shown.findIndex(({ id }) => id === row.id);
    if (isRange && from >= 0) {
      for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(each.id, each);
    } else if (!next.delete(row.id)) next.set(row.id, row);
    setKept({ key, rows: next, last: row.id });
  }
  function toggleAll(shown: readonly Row[]) {
    const next = new Map(rows);
    const isFull = shown.every(({ id }) => rows.has(id));
    for (const row of shown) {
      if (isFull) next.delete(row.id);
      else next.set(row.id, row);
    }
    setKept({ key, rows: next });
  }
  async function selectView() {
    setLoading(true);
    const next = new Map<string, Row>();
    let after = '';
    do {
      const result = await get(`${consoleApi.list(kind)}?${viewQuery(view)}${after}`, list);
      if (result.is !== 'done') break;
      for (const row of result.reply.rows) next.set(row.id, row);
      after = result.reply.next === null ? '' : `&${toQueryString({ after: result.reply.next })}`;
    } while (after !== '' && next.size < maxSelected);
    setKept({ key, rows: next });
    setLoading(false);
  }
  return { rows, toggle, toggleAll, selectView, loading, clear: () => setKept(undefined) };
}
