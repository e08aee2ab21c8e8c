import { useRef } from 'react';
import {
  countJobs,
  type FacetName,
  type JobQuery,
  type SearchableJob,
} from '../../../contract/job-search.ts';
import button from '../../ui/button.module.css';
import { Chip, useClosingChips } from '../../ui/filter-chip.tsx';
import { CountryPicker, countryDisplayName, type PickerMessages } from './country-picker.tsx';
import s from './refine.module.css';

export interface FacetMessages {
  name: FacetName;
  title: string;
  options: readonly FacetOption[];
}

export interface RefineMessages {
  title: string;
  country: string;
  picker: PickerMessages;
  clear: string;
  submit: string;
  /** The separator between a label and its value. */
  colon: string;
}

/** The form that the filters belong to, and are submitted with if there is no script. */
export const searchFormId = 'job-search';

/** The filters, as chips in a row. */
export function Refine(props: {
  locale: string;
  messages: RefineMessages;
  facets: readonly FacetMessages[];
  jobs: readonly SearchableJob[];
  query: JobQuery;
  /** The page without a search. */
  action: string;
  isHydrated: boolean;
  onChange: (part: Partial<JobQuery>) => void;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
}) {
  const { locale, messages, facets, jobs, query, action, isHydrated, onChange, onClear } = props;
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useClosingChips(group);
  const chip = { group: 'filters', colon: messages.colon };
  return (
    <aside className={s.refine} aria-labelledby="refine">
      <h2 id="refine">{messages.title}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the chip that has the focus */}
      <div ref={group} className={s.chips} onKeyDown={onKeyDown}>
        <Chip
          {...chip}
          label={messages.country}
          value={isHydrated && query.country ? countryDisplayName(locale, query.country) : undefined}
          isSet={isHydrated && query.country !== ''}
        >
          <div className={s.panel}>
            <CountryPicker
              label={messages.country}
              messages={messages.picker}
              locale={locale}
              chosen={query.country}
              onChoose={(country) => onChange({ country })}
              getCount={(code) => countJobs(jobs, query, 'country', code)}
            />
            <CountrySelect
              label={messages.country}
              none={messages.picker.placeholder}
              locale={locale}
              codes={jobs.map(({ country }) => country)}
            />
          </div>
        </Chip>
        {facets.map(({ name, title, options }) => {
          const labels = options.filter(({ value }) => query[name].includes(value)).map(({ label }) => label);
          const isSet = isHydrated && labels.length > 0;
          return (
            <Chip
              key={name}
              {...chip}
              label={title}
              value={isSet ? labels.join(', ') : undefined}
              isSet={isSet}
            >
              <Facet
                name={name}
                title={title}
                options={options}
                chosen={query[name]}
                onChoose={(values) => onChange({ [name]: values })}
                getCount={(value) => countJobs(jobs, query, name, value)}
              />
            </Chip>
          );
        })}
        <noscript>
          <button type="submit" form={searchFormId} className={button.button}>
            {messages.submit}
          </button>
          <a href={action} className={s.clear} data-shown="filtered" hidden>
            {messages.clear}
          </a>
        </noscript>
        {isHydrated && onClear && (
          <button type="button" className={s.clear} onClick={onClear}>
            {messages.clear}
          </button>
        )}
      </div>
    </aside>
  );
}

/** Replaces the picker in browsers without script: the countries with jobs. */
function CountrySelect(props: { label: string; none: string; locale: string; codes: readonly string[] }) {
  return (
    <noscript>
      <select name="country" form={searchFormId} aria-label={props.label}>
        <option value="">{props.none}</option>
        {[...new Set(props.codes)].map((code) => (
          <option key={code} value={code}>
            {countryDisplayName(props.locale, code)}
          </option>
        ))}
      </select>
    </noscript>
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
  getCount: (value: string) => number;
}) {
  const { name, title, options, chosen, onChoose, getCount } = props;
  return (
    <ul className={`${s.panel} ${s.options}`} aria-label={title}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <label>
            <input
              type="checkbox"
              form={searchFormId}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target: { checked } }) =>
                onChoose(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <span>{label}</span>
            <b>{getCount(value)}</b>
          </label>
        </li>
      ))}
    </ul>
  );
}
