import { settings } from '../../content/settings.ts';
import { Link } from './link.tsx';
import { useMessages } from './page.tsx';
import s from './rather-talk.module.css';

/** The ways to us without a form. `meeting`: a talk on the calendar is one of them. */
export function RatherTalk({ meeting = false }: { meeting?: boolean }) {
  const { talk: t } = useMessages().sales;
  const { email, phone } = settings;
  return (
    <ul className={s.ways}>
      {meeting && (
        <li>
          <Link to="/ScheduleMeeting">{t.book.link}</Link>
          {t.book.after}
        </li>
      )}
      <li>
        {t.call}
        <a href={`tel:${phone.number}`}>{phone.label}</a>
        {t.end}
      </li>
      <li>
        {t.write}
        <a href={`mailto:${email}`}>{email}</a>
        {t.end}
      </li>
    </ul>
  );
}
