import { maxTermLength } from '../../ui/jobs/search-bar.tsx';

/** What jobs are narrowed down by with check boxes, in the order of the panel. */
export const facetNames = ['city', 'category', 'experience', 'mode'] as const;
export type FacetName = (typeof facetNames)[number];

/** What the address says: a part of the title, the code of a country, and any of the values of each facet. */
export interface JobQuery extends Readonly<Record<FacetName, readonly string[]>> {
  readonly q: string;
  readonly country: string;
}

/** What a job is found by. */
export interface FoundBy extends Readonly<Record<FacetName, string>> {
  readonly title: string;
  readonly country: string;
}

export const everything: JobQuery = {
  q: '',
  country: '',
  city: [],
  category: [],
  experience: [],
  mode: [],
};

/** Reads the query of an address. Values that no job could have are left out. */
export function readQuery(search: string, known: Readonly<Record<FacetName, readonly string[]>>): JobQuery {
  const said = new URLSearchParams(search);
  const country = said.get('country')?.toUpperCase() ?? '';
  const chosen = (name: FacetName) => known[name].filter((value) => said.getAll(name).includes(value));
  return {
    q: (said.get('q') ?? '').trim().slice(0, maxTermLength),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    city: chosen('city'),
    category: chosen('category'),
    experience: chosen('experience'),
    mode: chosen('mode'),
  };
}

/** The address that says this. What stands in `search` besides is kept. */
export function writeQuery(search: string, query: JobQuery): string {
  const said = new URLSearchParams(search);
  for (const name of Object.keys(everything)) said.delete(name);
  if (query.q) said.set('q', query.q);
  if (query.country) said.set('country', query.country);
  for (const name of facetNames) for (const value of query[name]) said.append(name, value);
  return said.size > 0 ? `?${said}` : '';
}

export function findJobs<Job extends FoundBy>(jobs: readonly Job[], query: JobQuery): Job[] {
  const { q, country } = query;
  return jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(q.toLowerCase()) &&
      (country === '' || job.country === country) &&
      facetNames.every((name) => query[name].length === 0 || query[name].includes(job[name])),
  );
}

/** How many jobs there are with this value, all else being as chosen. */
export function countJobs(
  jobs: readonly FoundBy[],
  query: JobQuery,
  name: FacetName | 'country',
  value: string,
): number {
  return findJobs(jobs, { ...query, [name]: name === 'country' ? value : [value] }).length;
}
