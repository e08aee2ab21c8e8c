import type { JobFront } from '../../../contract/job.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './closed.module.css';

/**
 * Shown from the day after the last. Pages of open jobs have it too, for a script that finds the job closed: the root
 * element says so before anything is shown.
 */
export function Closed({ job }: { job: JobFront }) {
  const { format, messages } = usePage();
  const { title, text } = messages.job.closed;
  return (
    <div className={`${s.closed} ${s.afterwards}`}>
      <div>
        <b>{title(format.date(job.validThrough))}</b>
        <p>{text}</p>
      </div>
      <ButtonLink to="/careers/search" arrow>
        {messages.job.applied.more}
      </ButtonLink>
    </div>
  );
}
