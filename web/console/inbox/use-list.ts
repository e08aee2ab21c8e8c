import { useEffect, useEffectEvent, useState } from 'react';
import { type HeldSummary, list, type Row, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { get } from '../api.ts';
import { toQueryString } from '../location.ts';
import { shownPages } from '../session-storage.ts';
import { startOfDay } from '../time.ts';

interface Loaded {
  key: string;
  kind: SubmissionKind;
  rows: Row[];
  next: string | null;
  total: number;
  held: HeldSummary | null;
  pages: number;
}

/**
 * The query of a list request. By default a list shows open submissions. Days begin at midnight in the operator's time
 * zone.
 */
export function viewQuery({ from, to, ...view }: View): string {
  return toQueryString({
    status: 'open',
    sort: 'newest',
    ...view,
    from: from && startOfDay(from),
    to: to && startOfDay(to, 1),
  });
}

/** The rows of a view. Old rows stay until the new ones arrive. */
export function useList(kind: SubmissionKind, view: View, refreshKey: number) {
  const query = viewQuery(view);
  const key = `${kind}?${query}`;
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<{ key: string; message: string }>();
  const [loadingMore, setLoadingMore] = useState(false);

  const pagesLoaded = useEffectEvent(() => (loaded?.key === key ? loaded.pages : shownPages.read(key)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key refetches
  useEffect(() => {
    const unmount = new AbortController();
    load(kind, query, pagesLoaded(), unmount.signal).then((found) => {
      if (unmount.signal.aborted || !found) return;
      if (typeof found === 'string') setProblem({ key, message: found });
      else setLoaded({ key, kind, ...found });
    });
    return () => unmount.abort();
  }, [key, refreshKey]);

  async function showMore() {
    if (!loaded?.next || loadingMore) return;
    setLoadingMore(true);
    const result = await get(
      `${consoleApi.list(kind)}?${query}&${toQueryString({ after: loaded.next })}`,
      list,
    );
    setLoadingMore(false);
    if (result.is !== 'done') return;
    const { rows, next, total } = result.reply;
    shownPages.keep(key, loaded.pages + 1);
    setLoaded((now) =>
      now?.key === key ? { ...now, rows: appended(now.rows, rows), next, total, pages: now.pages + 1 } : now,
    );
  }

  return {
    /** Rows of this kind, possibly still of the previous view. */
    shown: loaded?.kind === kind ? loaded : undefined,
    /** True if the rows belong to the current view. */
    settled: loaded?.key === key,
    refused: problem?.key === key ? problem.message : undefined,
    loadingMore,
    showMore,
  };
}

async function load(kind: SubmissionKind, query: string, pages: number, signal: AbortSignal) {
  let rows: Row[] = [];
  let next: string | null = null;
  let total = 0;
  let held: HeldSummary | null = null;
  for (let page = 0; page < pages; page += 1) {
    if (page > 0 && next === null) break;
    const after = next === null ? '' : `&${toQueryString({ after: next })}`;
    const result: Awaited<ReturnType<typeof getList>> = await getList(kind, query + after, signal);
    if (result.is === 'error') return result.message;
    if (result.is !== 'done') return undefined;
    rows = appended(rows, result.reply.rows);
    ({ next, total } = result.reply);
    held ??= result.reply.held;
  }
  return { rows, next, total, held, pages };
}

function getList(kind: SubmissionKind, query: string, signal: AbortSignal) {
  return get(`${consoleApi.list(kind)}?${query}`, list, signal);
}

/** Drops rows that moved to a later page between the requests. */
function appended(before: Row[], more: Row[]): Row[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
