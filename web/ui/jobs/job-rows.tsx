import type { ReactNode } from 'react';
import { closingTime } from '../../../contract/job-closing.ts';
import type { SearchPart } from '../../../contract/job-search.ts';
import button from '../button.module.css';
import t from '../text.module.css';
import type { JobCard } from './job-card.ts';
import s from './job-rows.module.css';

export interface JobRowsMessages {
  applyNow: string;
  /** The separator between a label and its value. */
  colon: string;
}

/** `wide` puts the title beside the description; `dayOf` adds a picture of the working day. */
export function JobRows<Card extends JobCard>(props: {
  jobs: readonly Card[];
  messages: JobRowsMessages;
  wide?: boolean;
  dayOf?: (job: Card) => ReactNode;
  /** The part of the job search that it is. */
  part?: SearchPart;
}) {
  const { jobs, messages, wide, dayOf, part } = props;
  const { applyNow, colon } = messages;
  return (
    <ul
      className={[s.jobs, wide && s.wide, dayOf && s.timed].filter(Boolean).join(' ')}
      data-shown={part}
      hidden={jobs.length === 0}
    >
      {jobs.map((job) => {
        const { name, href, title, summary, facts, validThrough } = job;
        return (
          <li key={name} data-job={name} data-until={closingTime(validThrough)}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{summary}</p>
            <ul className={s.meta}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {dayOf?.(job)}
            <a href={href} className={`${button.button} ${button.ghost} ${s.apply}`}>
              <span>
                {applyNow}
                <span className={t.hidden}>
                  {colon}
                  {title}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
