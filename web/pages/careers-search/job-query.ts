import { useReducer, useSyncExternalStore } from 'react';
import type { Day } from '../../../contract/calendar.ts';
import { closingDay } from '../../../contract/job-closing.ts';
import {
  type FacetValues,
  facetNames,
  type JobQuery,
  readQuery,
  writeQuery,
} from '../../../contract/job-search.ts';
import { useBrowserValue } from '../../ui/use-browser-value.ts';

/** Excludes jobs that have closed since the page was served. */
export function useOpenJobs<Job extends { validThrough: Day }>(jobs: readonly Job[]): readonly Job[] {
  const today = useBrowserValue(() => closingDay(Date.now()), '');
  return jobs.filter(({ validThrough }) => today <= validThrough);
}

/**
 * The search, stored in the query string, so that it can be shared and Back undoes a change. Consecutive changes of one
 * facet are one history entry. `served` is the query string that the server has rendered.
 */
export function useQuery(known: FacetValues, served: string) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const search = useSyncExternalStore(
    onBackOrForward,
    () => location.search,
    () => served,
  );
  const query = readQuery(search, known);

  function change(part: Partial<JobQuery>, how: 'push' | 'replace' = 'push'): void {
    const { search, pathname } = location;
    const before = readQuery(search, known);
    const next = writeQuery(search, { ...before, ...part });
    if (next === writeQuery(search, before)) return;
    const changed = Object.keys(part).join();
    const isSameList = facetNames.some((name) => name === changed) && history.state?.changed === changed;
    const write = isSameList || how === 'replace' ? 'replaceState' : 'pushState';
    history[write]({ changed }, '', pathname + next);
    rerender();
  }
  return [query, change] as const;
}

function onBackOrForward(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
