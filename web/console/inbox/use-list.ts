import { list, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { toQueryString } from '../location.ts';
import { startOfDay } from '../time.ts';
import { usePages } from '../use-fetch.ts';

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

/** The rows of a view. Those of the same kind's previous view stay until the new ones arrive. */
export function useList(kind: SubmissionKind, view: View, refreshKey: number) {
  const start = `${consoleApi.list(kind)}?`;
  const { items, loaded, ...pages } = usePages(
    start + viewQuery(view),
    list,
    (page) => page.rows,
    refreshKey,
  );
  const shown = loaded?.path.startsWith(start)
    ? { rows: loaded.items, total: loaded.last.total, held: loaded.first.held }
    : undefined;
  return { ...pages, shown, isSettled: items !== undefined };
}
