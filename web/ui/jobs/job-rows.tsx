import type { ReactNode } from 'react';
import button from '../button.module.css';
import t from '../text.module.css';
import type { JobCard } from './job-card.ts';
import s from './job-rows.module.css';

export interface JobRowsWords {
  applyNow: string;
  /** The separator between a label and its value. */
  colon: string;
}

/** `wide` puts the title beside the description; `dayOf` adds a picture of the working day. */
export function JobRows<Card extends JobCard>(props: {
  jobs: readonly Card[];
  words: JobRowsWords;
  wide?: boolean;
  dayOf?: (job: Card) => ReactNode;
}) {
  const { jobs, words, wide, dayOf } = props;
  const { applyNow, colon } = words;
  return (
    <ul className={[s.jobs, wide && s.wide, dayOf && s.timed].filter(Boolean).join(' ')}>
      {jobs.map((job) => {
        const { href, title, summary, facts, validThrough } = job;
        return (
          <li key={href} data-until={validThrough}>
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
