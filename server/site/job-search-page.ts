import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  countJobs,
  type FacetName,
  type FacetValues,
  findJobs,
  type JobQuery,
  readQuery,
  type SearchableJob,
  type SearchPart,
  showsPart,
} from '../../contract/job-search.ts';
import type { Locale } from '../../contract/locales.ts';
import { attribute, removeElement, setAttribute, setText, walkElements } from '../html.ts';

interface ListedJob extends SearchableJob {
  name: string;
}

/** The props of the page's island. */
interface SearchProps {
  locale: Locale;
  jobs: ListedJob[];
  facets: { name: FacetName; options: { value: string }[] }[];
  messages: { results: { counts: string[] } };
}

interface Search {
  props: SearchProps;
  query: JobQuery;
  found: ReadonlySet<string>;
}

/**
 * Fills in search results as the page's island would: for browsers without JavaScript, and so that the island starts
 * from the same state. Closed jobs are left out. Other pages are unchanged.
 */
export function fillSearch(document: Tree.Document, search: string, closed: ReadonlySet<string>): void {
  const elements = [...walkElements(document)];
  const island = elements.find((element) => attribute(element, 'data-island') === 'job-search');
  if (!island) return;
  const props = withoutClosed(JSON.parse(attribute(island, 'data-props') ?? ''), closed);
  const query = readQuery(search, offeredValues(props));
  const found = new Set(findJobs(props.jobs, query).map(({ name }) => name));
  for (const element of elements) fillElement(element, { props, query, found });
  setAttribute(island, 'data-props', JSON.stringify({ ...props, ...(search && { search }) }));
}

function withoutClosed(props: SearchProps, closed: ReadonlySet<string>): SearchProps {
  const jobs = props.jobs.filter(({ name }) => !closed.has(name));
  const isOffered = (city: string) => jobs.some((job) => job.city === city);
  const facets = props.facets.map((facet) =>
    facet.name === 'city'
      ? { ...facet, options: facet.options.filter(({ value }) => isOffered(value)) }
      : facet,
  );
  return { ...props, jobs, facets };
}

function offeredValues({ facets }: SearchProps): FacetValues {
  return Object.fromEntries(
    facets.map(({ name, options }) => [name, options.map(({ value }) => value)]),
  ) as unknown as FacetValues;
}

function fillElement(element: Tree.Element, search: Search): void {
  const { props, query, found } = search;
  const job = attribute(element, 'data-job');
  if (job !== undefined && !found.has(job)) removeElement(element);
  const part = attribute(element, 'data-shown') as SearchPart | undefined;
  if (part) setAttribute(element, 'hidden', showsPart(part, query, found.size) ? undefined : '');
  // The heading starts with the number of jobs.
  const [text] = element.childNodes;
  if (attribute(element, 'id') === 'results' && text?.nodeName === '#text')
    (text as Tree.TextNode).value = props.messages.results.counts[found.size] ?? '';
  const name = attribute(element, 'name');
  if (name === 'q' && query.q) setAttribute(element, 'value', query.q);
  if (attribute(element, 'type') === 'checkbox') fillBox(element, search);
  if (element.tagName === 'select' && name === 'country') fillCountries(element, search);
}

/** A facet's checkbox, with the number of jobs next to it. */
function fillBox(box: Tree.Element, { props, query }: Search): void {
  const facet = props.facets.find(({ name }) => name === attribute(box, 'name'));
  const value = attribute(box, 'value') ?? '';
  const label = box.parentNode as Tree.Element;
  if (!facet) return;
  if (!facet.options.some((option) => option.value === value)) {
    removeElement(label.parentNode as Tree.Element);
    return;
  }
  setAttribute(box, 'checked', query[facet.name].includes(value) ? '' : undefined);
  const count = label.childNodes.find((child) => child.nodeName === 'b') as Tree.Element;
  setText(count, String(countJobs(props.jobs, query, facet.name, value)));
}

/** The countries with jobs, and the selected one. */
function fillCountries(select: Tree.Element, { props, query }: Search): void {
  const codes = new Set(['', ...props.jobs.map(({ country }) => country)]);
  const options = [...walkElements(select)];
  for (const option of options) {
    const code = attribute(option, 'value') ?? '';
    if (!codes.has(code)) removeElement(option);
    setAttribute(option, 'selected', query.country && code === query.country ? '' : undefined);
  }
  const [first] = options;
  if (codes.has(query.country) || !first) return;
  const added = { ...first, attrs: [{ name: 'value', value: query.country }] };
  setAttribute(added, 'selected', '');
  setText(added, new Intl.DisplayNames(props.locale, { type: 'region' }).of(query.country) ?? query.country);
  select.childNodes.push(added);
}
