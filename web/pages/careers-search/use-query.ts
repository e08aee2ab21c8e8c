import { useReducer, useSyncExternalStore } from 'react';
import { facetNames, type JobQuery, readQuery, writeQuery } from './job-query.ts';

/**
 * What is searched for, kept in the address: it can be shared, and Back undoes a choice. Ticking on in the same
 * list of boxes is one choice, so that leaving the page never takes more than a few steps.
 */
export function useQuery(known: Parameters<typeof readQuery>[1]) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const query = readQuery(useSyncExternalStore(onBackOrForward, inBrowser, onServer), known);

  function change(part: Partial<JobQuery>, how: 'asChoice' | 'inPlace' = 'asChoice'): void {
    const { search, pathname } = location;
    const before = readQuery(search, known);
    const next = writeQuery(search, { ...before, ...part });
    if (next === writeQuery(search, before)) return;
    const changed = Object.keys(part).join();
    const goesOn = facetNames.some((name) => name === changed) && history.state?.changed === changed;
    const write = goesOn || how === 'inPlace' ? 'replaceState' : 'pushState';
    history[write]({ changed }, '', pathname + next);
    redraw();
  }
  return [query, change] as const;
}

function onBackOrForward(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
const inBrowser = () => location.search;
const onServer = () => '';
