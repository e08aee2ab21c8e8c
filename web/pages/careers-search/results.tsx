import type { MouseEvent, Ref } from 'react';
import { type JobQuery, type SearchPart, showsPart } from '../../../contract/job-search.ts';
import type { Locale } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import type { JobCard } from '../../ui/jobs/job-card.ts';
import { JobRows, type JobRowsMessages } from '../../ui/jobs/job-rows.tsx';
import s from './results.module.css';
import { Assumption, SharedDay, type SharedDayMessages } from './shared-day.tsx';

export interface ResultsMessages extends JobRowsMessages {
  /** The sentences for each number of jobs. */
  counts: readonly string[];
  everywhere: string;
  remove: string;
  clear: string;
  empty: { title: string; text: string; write: string };
  noRoles: string;
  sharedDay: SharedDayMessages;
}

/**
 * The number of jobs, the active filters, and the jobs. Without script, the server fills in all of it, so whatever
 * depends on the search is hidden by `data-shown` instead of left out.
 */
export function Results(props: {
  locale: Locale;
  messages: ResultsMessages;
  jobs: readonly (JobCard & { clock: string })[];
  chips: readonly Chip[];
  query: JobQuery;
  /** The page without a search. */
  action: string;
  /** The address to contact if nothing matches. */
  mail: string;
  heading: Ref<HTMLHeadingElement>;
  onClear: () => void;
}) {
  const { locale, messages, jobs, chips, query, action, mail, onClear } = props;
  const only = (part: SearchPart) => ({
    'data-shown': part,
    hidden: !showsPart(part, query, jobs.length),
  });
  function clear(event: MouseEvent) {
    event.preventDefault();
    onClear();
  }
  return (
    <section className={s.results} aria-labelledby="results">
      <div className={s.bar}>
        <div role="status">
          <h2 id="results" ref={props.heading} tabIndex={-1}>
            {messages.counts[jobs.length]} <span {...only('everywhere')}>{messages.everywhere}</span>
          </h2>
        </div>
        {chips.length > 0 && <Chips chips={chips} messages={messages} />}
      </div>
      <JobRows
        jobs={jobs}
        messages={messages}
        renderHours={({ clock }) => <SharedDay clock={clock} messages={messages.sharedDay} locale={locale} />}
        part="found"
      />
      <p className={s.note} {...only('found')}>
        <Assumption note={messages.sharedDay.note} />
      </p>
      <div className={s.empty} {...only('none')}>
        <h3>{messages.empty.title}</h3>
        <p {...only('filtered')}>{messages.empty.text}</p>
        <p {...only('unfiltered')}>{messages.noRoles}</p>
        <div>
          <a href={action} className={button.button} onClick={clear} {...only('filtered')}>
            {messages.clear}
          </a>
          <a href={`mailto:${mail}`} className={`${button.button} ${button.ghost}`}>
            {messages.empty.write}
          </a>
        </div>
      </div>
    </section>
  );
}

/** An active filter. */
export interface Chip {
  label: string;
  value: string;
  onRemove: () => void;
}

function Chips({ chips, messages }: { chips: readonly Chip[]; messages: { remove: string; colon: string } }) {
  return (
    <ul className={s.chips}>
      {chips.map(({ label, value, onRemove }) => {
        const text = `${label}${messages.colon}${value}`;
        return (
          <li key={text}>
            <button type="button" aria-label={`${text}. ${messages.remove}`} onClick={onRemove}>
              <span>{text}</span>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <path d="m1 1 8 8M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
