import { CountryPicker, type PickerWords } from './country-picker.tsx';
import { Facet, type FacetOption, Fold } from './facet.tsx';
import { countJobs, type FacetName, type FoundBy, type JobQuery } from './job-query.ts';
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

/** The panel that narrows the list down. On small screens it is folded away until asked for. */
export function Refine(props: {
  locale: string;
  words: RefineWords;
  facets: readonly FacetWords[];
  jobs: readonly FoundBy[];
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
        <Fold title={words.country}>
          <CountryPicker
            label={words.country}
            words={words.picker}
            locale={locale}
            chosen={query.country}
            onChoose={(country) => onChange({ country })}
            countOf={(code) => countJobs(jobs, query, 'country', code)}
          />
        </Fold>
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
