import button from '../button.module.css';
import t from '../text.module.css';
import type { JobCard } from './job-card.ts';
import s from './job-rows.module.css';

export interface JobRowsWords {
  applyNow: string;
  /** The separator between a label and its value. */
  colon: string;
}

/** `wide` puts the title beside the description. */
export function JobRows(props: { jobs: readonly JobCard[]; words: JobRowsWords; wide?: boolean }) {
  const { applyNow, colon } = props.words;
  return (
    <ul className={props.wide ? `${s.jobs} ${s.wide}` : s.jobs}>
      {props.jobs.map(({ href, title, summary, facts, validThrough }) => (
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
      ))}
    </ul>
  );
}
