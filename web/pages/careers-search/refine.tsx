import type { ReactNode } from 'react';
import { CountryPicker, type PickerWords } from './country-picker.tsx';
import { countJobs, type FacetName, type JobQuery, type SearchableJob } from './job-query.ts';
import s from './refine.module.css';

export interface FacetWords {
  name: FacetName;
  title: string;
  options: readonly FacetOption[];
}

export interface RefineWords {
  title: string;
  country: string;
  picker: PickerWords;
}

/** The filter panel, collapsed on small screens. */
export function Refine(props: {
  locale: string;
  words: RefineWords;
  facets: readonly FacetWords[];
  jobs: readonly SearchableJob[];
  query: JobQuery;
  onChange: (part: Partial<JobQuery>) => void;
}) {
  const { locale, words, facets, jobs, query, onChange } = props;
  return (
    <aside className={s.refine} aria-label={words.title}>
      <details className={s.toggle}>
        <summary>
          <h2>{words.title}</h2>
        </summary>
      </details>
      <h2 className={s.title}>{words.title}</h2>
      <div className={s.panel}>
        <Collapsible title={words.country}>
          <CountryPicker
            label={words.country}
            words={words.picker}
            locale={locale}
            chosen={query.country}
            onChoose={(country) => onChange({ country })}
            countOf={(code) => countJobs(jobs, query, 'country', code)}
          />
        </Collapsible>
        {facets.map(({ name, title, options }) => (
          <Facet
            key={name}
            name={name}
            title={title}
            options={options}
            chosen={query[name]}
            onChoose={(values) => onChange({ [name]: values })}
            countOf={(value) => countJobs(jobs, query, name, value)}
          />
        ))}
      </div>
    </aside>
  );
}

function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={s.fold} open>
      <summary>
        <span>{title}</span>
        <i aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

export interface FacetOption {
  value: string;
  label: string;
}

/** Checkboxes with their numbers of jobs. None checked means all. */
function Facet(props: {
  name: string;
  title: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
  countOf: (value: string) => number;
}) {
  const { name, title, options, chosen, onChoose, countOf } = props;
  return (
    <Collapsible title={title}>
      <ul className={s.options} aria-label={title}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target: { checked } }) =>
                  onChoose(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span>{label}</span>
              <b>{countOf(value)}</b>
            </label>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
