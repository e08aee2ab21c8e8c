import { isClosed, type JobFront } from '../../../contract/job.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './closed.module.css';

/** Says that the job is closed, from the day after its last. */
export function Closed({ job }: { job: JobFront }) {
  const { format, messages, today } = usePage();
  const { title, text } = messages.job.closed;
  return (
    <div className={s.closed} data-after={job.validThrough} hidden={!isClosed(job, today)}>
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
