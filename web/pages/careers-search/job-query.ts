import { useReducer, useSyncExternalStore } from 'react';
import { type Day, localDay } from '../../../contract/calendar.ts';
import { maxTermLength } from '../../ui/jobs/search-bar.tsx';

/** The filters with checkboxes, in the panel's order. */
const facetNames = ['city', 'category', 'experience', 'mode'] as const;
export type FacetName = (typeof facetNames)[number];

/** The search: part of the title, a country code, and values per facet. */
export interface JobQuery extends Readonly<Record<FacetName, readonly string[]>> {
  readonly q: string;
  readonly country: string;
}

export interface SearchableJob extends Readonly<Record<FacetName, string>> {
  readonly title: string;
  readonly country: string;
}

export const emptyQuery: JobQuery = {
  q: '',
  country: '',
  city: [],
  category: [],
  experience: [],
  mode: [],
};

/** Parses a query string. Unknown values are dropped. */
export function readQuery(search: string, known: Readonly<Record<FacetName, readonly string[]>>): JobQuery {
  const params = new URLSearchParams(search);
  const country = params.get('country')?.toUpperCase() ?? '';
  const chosen = (name: FacetName) => known[name].filter((value) => params.getAll(name).includes(value));
  return {
    q: (params.get('q') ?? '').trim().slice(0, maxTermLength),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    city: chosen('city'),
    category: chosen('category'),
    experience: chosen('experience'),
    mode: chosen('mode'),
  };
}

/** The query string of a search. Other parameters of `search` are kept. */
export function writeQuery(search: string, query: JobQuery): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(emptyQuery)) params.delete(name);
  if (query.q) params.set('q', query.q);
  if (query.country) params.set('country', query.country);
  for (const name of facetNames) for (const value of query[name]) params.append(name, value);
  return params.size > 0 ? `?${params}` : '';
}

export function findJobs<Job extends SearchableJob>(jobs: readonly Job[], query: JobQuery): Job[] {
  const { q, country } = query;
  return jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(q.toLowerCase()) &&
      (country === '' || job.country === country) &&
      facetNames.every((name) => query[name].length === 0 || query[name].includes(job[name])),
  );
}

/** Without the jobs that have closed since the page was built. */
export function useOpenJobs<Job extends { validThrough: Day }>(jobs: readonly Job[]): readonly Job[] {
  const today = useSyncExternalStore(
    never,
    () => localDay(),
    () => '',
  );
  return jobs.filter(({ validThrough }) => today <= validThrough);
}

/** Whether the page has its script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export const never = () => () => {};

/** The number of jobs with this value under the other filters. */
export function countJobs(
  jobs: readonly SearchableJob[],
  query: JobQuery,
  name: FacetName | 'country',
  value: string,
): number {
  return findJobs(jobs, { ...query, [name]: name === 'country' ? value : [value] }).length;
}

/**
 * The search, kept in the query string, so that it can be shared and Back undoes a change. Several changes of one
 * facet in a row are one history entry.
 */
export function useQuery(known: Parameters<typeof readQuery>[1]) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const query = readQuery(useSyncExternalStore(onBackOrForward, inBrowser, onServer), known);

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
const inBrowser = () => location.search;
const onServer = () => '';
