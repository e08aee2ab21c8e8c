import { settings } from '../../../content/settings.ts';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import s from './rather-talk.module.css';

/** The ways to us without writing a form. */
export function RatherTalk() {
  const { talk: t } = useMessages().sales;
  const { email, phone } = settings;
  return (
    <ul className={s.ways}>
      <li>
        <Link to="/ScheduleMeeting">{t.book.link}</Link>
        {t.book.after}
      </li>
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
