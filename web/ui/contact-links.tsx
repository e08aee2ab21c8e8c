import { settings } from '../../content/settings.ts';
import s from './contact-links.module.css';
import { Link } from './link.tsx';
import { useMessages } from './page.tsx';

/** Ways to contact us without a form. */
export function ContactLinks({ meeting = false }: { meeting?: boolean }) {
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
