import type { Messages } from '../../content/messages/messages.ts';
import { settings } from '../../content/settings.ts';
import { ButtonAnchor, ButtonLink } from './button.tsx';
import { Link } from './link.tsx';
import { useMessages } from './page.tsx';
import { Sheet } from './sheet.tsx';
import s from './status-page.module.css';
import t from './text.module.css';

/** An error page: the drawn line breaks at the status code. */
export function StatusPage(props: {
  messages: Messages['errors']['notFound'];
  code: string;
  /** The position of the code in the drawing. */
  spot: 'gap' | 'floor';
  line: string;
  broken: string;
}) {
  const { errors, layout } = useMessages();
  const { messages, code } = props;
  return (
    <Sheet className={s.status}>
      <div className={s.words}>
        <h1>{messages.title}</h1>
        <p className={t.lede}>{messages.lede}</p>
        <div className={s.actions}>
          <ButtonLink to="/" big arrow>
            {messages.home}
          </ButtonLink>
          <ButtonAnchor
            href={`mailto:${settings.email}?subject=${encodeURIComponent(messages.subject)}`}
            big
            ghost
          >
            {messages.tell}
          </ButtonAnchor>
        </div>
      </div>
      <div className={s.figure} role="img" aria-label={messages.figure}>
        <svg viewBox="0 0 1352 320" preserveAspectRatio="none" aria-hidden="true">
          <path d={props.line} className={s.line} />
          <path d={props.broken} className={s.broken} />
        </svg>
        <b className={s[props.spot]} aria-hidden="true">
          {code}
        </b>
      </div>
      <nav className={s.ways} aria-label={messages.ways}>
        <Link to="/media-planning">
          <b>{layout.footer.mediaPlanning}</b>
          <span>{errors.ways.mediaPlanning}</span>
        </Link>
        <Link to="/pricing">
          <b>{layout.nav.pricing}</b>
          <span>{errors.ways.pricing}</span>
        </Link>
        <Link to="/blogs">
          <b>{layout.footer.blogs}</b>
          <span>{errors.ways.blogs}</span>
        </Link>
        <Link to="/ScheduleMeeting">
          <b>{layout.footer.schedule}</b>
          <span>{errors.ways.schedule}</span>
        </Link>
      </nav>
    </Sheet>
  );
}
