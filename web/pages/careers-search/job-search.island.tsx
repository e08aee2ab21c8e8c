import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  emptyQuery,
  type FacetName,
  type FacetValues,
  facetNames,
  findJobs,
  type JobQuery,
  type SearchableJob,
} from '../../../contract/job-search.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import type { JobCard } from '../../ui/jobs/job-card.ts';
import { SearchBar } from '../../ui/jobs/search-bar.tsx';
import { useHydrated } from '../../ui/use-browser-value.ts';
import { countryDisplayName } from './country-picker.tsx';
import { useOpenJobs, useQuery } from './job-query.ts';
import s from './job-search.module.css';
import { type FacetMessages, Refine, type RefineMessages, searchFormId } from './refine.tsx';
import { type Chip, Results, type ResultsMessages } from './results.tsx';

interface Props {
  locale: Locale;
  /** Where the search is submitted without script: this page. */
  action: string;
  mail: string;
  /** The query string that the server has rendered; undefined if the page was not filled in. */
  search?: string;
  /** The jobs that were open when the page was served. */
  jobs: readonly (JobCard & SearchableJob & { clock: string })[];
  facets: readonly FacetMessages[];
  messages: {
    search: { label: string; placeholder: string; submit: string };
    term: { label: string; open: string; close: string };
    refine: RefineMessages;
    results: ResultsMessages;
  };
}

function JobSearch({ locale, action, mail, search: served, facets, messages, ...props }: Props) {
  const jobs = useOpenJobs(props.jobs);
  const [query, change] = useQuery(
    Object.fromEntries(
      facets.map(({ name, options }) => [name, options.map(({ value }) => value)]),
    ) as unknown as FacetValues,
    served ?? '',
  );
  const isHydrated = useHydrated();
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Updates the field when the search changes, without overwriting unsent input.
  const searched = useRef('');
  useLayoutEffect(() => {
    if (field.current && searched.current !== query.q) field.current.value = query.q;
    searched.current = query.q;
  }, [query.q]);

  const adoptEarlyTicks = useEffectEvent(() => {
    const ticked = [...(page.current?.querySelectorAll<HTMLInputElement>('aside :checked') ?? [])];
    const valuesIn = (name: FacetName) => ticked.filter((box) => box.name === name).map(({ value }) => value);
    for (const name of facetNames) {
      // On a page that was not filled in, an unchecked box means nothing.
      if (served !== undefined || valuesIn(name).length > 0) change({ [name]: valuesIn(name) }, 'replace');
    }
  });
  // Before the checkboxes are first rendered from the query string.
  useLayoutEffect(() => adoptEarlyTicks(), []);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    change({ q: field.current?.value.trim() ?? '' });
  }
  function removeFilter(part: Partial<JobQuery>) {
    change(part);
    heading.current?.focus({ preventScroll: true });
  }
  function clear() {
    if (field.current) field.current.value = '';
    removeFilter(emptyQuery);
  }

  const { country, q } = query;
  const { refine, term } = messages;
  const chips: Chip[] = facets.flatMap(({ name, title, options }) =>
    options
      .filter(({ value }) => query[name].includes(value))
      .map(({ value, label }) => ({
        label: title,
        value: label,
        onRemove: () => removeFilter({ [name]: query[name].filter((other) => other !== value) }),
      })),
  );
  if (q)
    chips.unshift({
      label: term.label,
      value: `${term.open}${q}${term.close}`,
      onRemove: () => removeFilter({ q: '' }),
    });
  if (country)
    chips.unshift({
      label: refine.country,
      value: countryDisplayName(locale, country),
      onRemove: () => removeFilter({ country: '' }),
    });

  return (
    <div ref={page} className={isHydrated ? s.search : `${s.search} ${s.waiting}`}>
      <SearchBar
        id={searchFormId}
        action={action}
        messages={messages.search}
        field={field}
        onSubmit={search}
      />
      <Refine
        locale={locale}
        messages={refine}
        facets={facets}
        jobs={jobs}
        query={query}
        action={action}
        isHydrated={isHydrated}
        onChange={change}
        onClear={chips.length > 0 ? clear : undefined}
      />
      <Results
        locale={locale}
        messages={messages.results}
        jobs={findJobs(jobs, query)}
        chips={isHydrated ? chips : []}
        query={query}
        action={action}
        mail={mail}
        heading={heading}
        onClear={clear}
      />
    </div>
  );
}

export const island = defineIsland('job-search', JobSearch);
