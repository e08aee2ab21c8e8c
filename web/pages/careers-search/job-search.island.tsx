import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { defineIsland } from '../../ui/island-definition.ts';
import type { JobCard } from '../../ui/jobs/job-card.ts';
import { SearchBar } from '../../ui/jobs/search-bar.tsx';
import type { Chip } from './chips.tsx';
import { nameOf } from './country-picker.tsx';
import { everything, type FacetName, type FoundBy, findJobs, type JobQuery } from './job-query.ts';
import s from './job-search.module.css';
import { type FacetWords, Refine, type RefineWords } from './refine.tsx';
import { Results, type ResultsWords } from './results.tsx';
import { useQuery } from './use-query.ts';

interface Props {
  locale: string;
  /** This page, which takes the search where no script runs. */
  action: string;
  mail: string;
  jobs: readonly (JobCard & FoundBy)[];
  facets: readonly FacetWords[];
  words: {
    search: { label: string; placeholder: string; submit: string };
    term: { label: string; open: string; close: string };
    refine: RefineWords;
    results: ResultsWords;
  };
}

function JobSearch({ locale, action, mail, jobs, facets, words }: Props) {
  const [query, change] = useQuery(
    Object.fromEntries(
      facets.map(({ name, options }) => [name, options.map(({ value }) => value)]),
    ) as Record<FacetName, string[]>,
  );
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The field follows the address, but what is being typed stays while the address says nothing new.
  const searched = useRef('');
  useLayoutEffect(() => {
    if (field.current && searched.current !== query.q) field.current.value = query.q;
    searched.current = query.q;
  }, [query.q]);

  const keepEarlyTicks = useEffectEvent(() => {
    const ticked = [...(page.current?.querySelectorAll<HTMLInputElement>('aside :checked') ?? [])];
    for (const { name } of ticked) {
      const values = ticked.filter((box) => box.name === name).map(({ value }) => value);
      change({ [name]: values }, 'inPlace');
    }
  });
  // Before the boxes are first drawn from the address.
  useLayoutEffect(() => keepEarlyTicks(), []);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    change({ q: field.current?.value.trim() ?? '' });
  }
  function drop(part: Partial<JobQuery>) {
    change(part);
    heading.current?.focus({ preventScroll: true });
  }
  function clear() {
    if (field.current) field.current.value = '';
    drop(everything);
  }

  const { country, q } = query;
  const { refine, term } = words;
  const chips: Chip[] = facets.flatMap(({ name, title, options }) =>
    options
      .filter(({ value }) => query[name].includes(value))
      .map(({ value, label }) => ({
        label: title,
        value: label,
        onRemove: () => drop({ [name]: query[name].filter((other) => other !== value) }),
      })),
  );
  if (q)
    chips.unshift({
      label: term.label,
      value: `${term.open}${q}${term.close}`,
      onRemove: () => drop({ q: '' }),
    });
  if (country)
    chips.unshift({
      label: refine.country,
      value: nameOf(locale, country),
      onRemove: () => drop({ country: '' }),
    });

  return (
    <div ref={page} className={s.search}>
      <SearchBar action={action} words={words.search} field={field} onSubmit={search} />
      <Refine locale={locale} words={refine} facets={facets} jobs={jobs} query={query} onChange={change} />
      <Results
        words={words.results}
        jobs={findJobs(jobs, query)}
        chips={chips}
        everywhere={country === ''}
        mail={mail}
        heading={heading}
        onClear={clear}
      />
    </div>
  );
}

export const island = defineIsland('job-search', JobSearch);
