import { isClosed, type JobFront } from '../../../contract/job.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './closed.module.css';

/** The attributes of what is there only while the job is open, or only from the day after its last. */
export function useClosing(job: JobFront) {
  const isOver = isClosed(job, usePage().today);
  return {
    open: { 'data-until': job.validThrough, hidden: isOver },
    closed: { 'data-after': job.validThrough, hidden: !isOver },
  };
}

export function Closed({ job }: { job: JobFront }) {
  const { format, messages } = usePage();
  const { title, text } = messages.job.closed;
  return (
    <div className={s.closed} {...useClosing(job).closed}>
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
