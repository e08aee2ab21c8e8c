import { settings } from '../../../content/settings.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Link, WaitlistLink } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import s from './around-the-call.module.css';

/** What to do before the call, what it is, and what follows; once it is over, only that. */
export function AroundTheCall() {
  const { schedule, mails, layout } = useMessages();
  const { before, call, after } = schedule.meeting;
  const { callUrl } = settings.meetings;
  return (
    <ol className={s.steps} data-only="booked begun past" hidden>
      <li data-only="booked" hidden>
        <h2>{before.title}</h2>
        <p>
          {before.forecast.before}
          <Link to="/forecast">{before.forecast.link}</Link>
          {before.forecast.after}{' '}
          <span data-only="reminders-2" hidden>
            {before.reminders}
          </span>
          <span data-only="reminders-1" hidden>
            {before.lastReminder}
          </span>
        </p>
      </li>
      <li className={s.call} data-only="booked begun" hidden>
        <h2>{call.title}</h2>
        <p>
          {call.text}{' '}
          {callUrl === null ? (
            <span data-only="booked" hidden>
              {mails.meeting.linkFollows}
            </span>
          ) : (
            <a href={callUrl}>{mails.meeting.join}</a>
          )}
        </p>
        {callUrl === null && (
          <div data-only="begun" hidden>
            <p>{call.noLink}</p>
            <ContactLinks />
          </div>
        )}
      </li>
      <li className={s.after}>
        <h2>{after.title}</h2>
        <p>
          {after.access}
          <WaitlistLink>{layout.nav.requestAccess}</WaitlistLink>.{' '}
          <span data-only="booked" hidden>
            {after.questions}
            <a href={`mailto:${settings.email}`}>{settings.email}</a>.
          </span>
        </p>
      </li>
    </ol>
  );
}
