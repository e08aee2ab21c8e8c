import type { Job } from '../../documents/jobs.ts';
import { ButtonLink } from '../button.tsx';
import { Link } from '../link.tsx';
import { usePage } from '../page.tsx';
import t from '../text.module.css';
import { useJobLabels } from './job-labels.ts';
import s from './job-rows.module.css';

/** A row per job. `wide` sets the title beside the description, on the whole sheet. */
export function JobRows({ jobs, wide }: { jobs: readonly Job[]; wide?: boolean }) {
  const { format, messages } = usePage();
  const labelsOf = useJobLabels();
  return (
    <ul className={wide ? `${s.jobs} ${s.wide}` : s.jobs}>
      {jobs.map(({ path, front }) => {
        const { place, mode, category, experience } = labelsOf(front);
        return (
          <li key={path}>
            <h3>
              <Link to={path}>{front.title}</Link>
            </h3>
            <p>{front.summary}</p>
            <ul className={s.meta}>
              <li>{place}</li>
              <li>{mode}</li>
              <li>{category}</li>
              <li>{experience}</li>
            </ul>
            <ButtonLink to={path} ghost className={s.apply}>
              <span>
                {messages.job.applyNow}
                <span className={t.hidden}>
                  {format.colon}
                  {front.title}
                </span>
              </span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
