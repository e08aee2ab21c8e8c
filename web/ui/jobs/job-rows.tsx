import type { ReactNode } from 'react';
import { closingTime } from '../../../contract/job-closing.ts';
import type { SearchPart } from '../../../contract/job-search.ts';
import button from '../button.module.css';
import t from '../text.module.css';
import { type JobCard, withoutLooseHyphen } from './job-card.ts';
import s from './job-rows.module.css';

export interface JobRowsMessages {
  applyNow: string;
  /** The separator between a label and its value. */
  colon: string;
}

/** Each role as one large line. `renderHours` renders which hours of its day overlap the visitor's. */
export function JobRows<Card extends JobCard>(props: {
  jobs: readonly Card[];
  messages: JobRowsMessages;
  renderHours: (job: Card) => ReactNode;
  /** The part of the job search that this is. */
  part?: SearchPart;
}) {
  const { jobs, messages, renderHours, part } = props;
  const { applyNow, colon } = messages;
  return (
    <ul className={s.jobs} data-shown={part} hidden={jobs.length === 0}>
      {jobs.map((job) => {
        const { name, href, title, summary, where, asks, validThrough } = job;
        return (
          <li key={name} data-job={name} data-until={closingTime(validThrough)}>
            <h3>
              <a href={href}>{withoutLooseHyphen(title)}</a>
            </h3>
            <Facts facts={where} />
            <p>{summary}</p>
            <div className={s.last}>
              <Facts facts={asks} />
              <div className={s.hours}>{renderHours(job)}</div>
            </div>
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

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={s.meta}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
