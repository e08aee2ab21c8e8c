/** The maximum length of a search text. */
export const maxTermLength = 100;

/** The filters with checkboxes, in the panel's order. */
export const facetNames = ['city', 'category', 'experience', 'mode'] as const;
export type FacetName = (typeof facetNames)[number];

/** The values that each facet offers. */
export type FacetValues = Readonly<Record<FacetName, readonly string[]>>;

/** The search: part of the title, a country code, and values per facet. */
export interface JobQuery extends FacetValues {
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
export function readQuery(search: string, known: FacetValues): JobQuery {
  const params = new URLSearchParams(search);
  const country = params.get('country')?.toUpperCase() ?? '';
  const chosen = (name: FacetName) => {
    const values = new Set(params.getAll(name));
    return known[name].filter((value) => values.has(value));
  };
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

/** The number of jobs with this value under the other filters. */
export function countJobs(
  jobs: readonly SearchableJob[],
  query: JobQuery,
  name: FacetName | 'country',
  value: string,
): number {
  return findJobs(jobs, { ...query, [name]: name === 'country' ? value : [value] }).length;
}

/** A part of the search page that is shown in one state only, as named in its `data-shown`. */
export type SearchPart = 'found' | 'none' | 'filtered' | 'unfiltered' | 'everywhere';

/** Decides which parts of the page a search shows, in the browser and on the server. */
export function showsPart(part: SearchPart, query: JobQuery, found: number): boolean {
  const isFiltered = writeQuery('', query) !== '';
  return {
    found: found > 0,
    none: found === 0,
    filtered: isFiltered,
    unfiltered: !isFiltered,
    everywhere: query.country === '',
  }[part];
}
