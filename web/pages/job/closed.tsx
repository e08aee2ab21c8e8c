import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './closed.module.css';

/**
 * Shown after the last day, or once an operator has closed the posting. Pages of open jobs contain it too, for a script
 * that finds the job closed: the root element says so before anything is rendered.
 */
export function Closed() {
  const { messages } = usePage();
  const { title, text } = messages.job.closed;
  return (
    <div className={`${s.closed} ${s.afterwards}`}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <ButtonLink to="/careers/search" arrow>
        {messages.job.applied.more}
      </ButtonLink>
    </div>
  );
}
