import { localPath } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarArt } from '../../ui/scheduling/calendar-art.tsx';
import { NoMeeting } from '../../ui/scheduling/no-meeting.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AroundTheCall } from './around-the-call.tsx';
import { Clocks } from './clocks.tsx';
import s from './page.module.css';

/**
 * The target of a meeting's private link. The server fills in the meeting and shows the parts for its state; without a
 * link, or with one that leads nowhere, it shows where the link is and when the next call is free.
 */
function Meeting() {
  const { messages, locale } = usePage();
  const { meeting: t } = messages.schedule;
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} filled>
        <PrivateLink only="booked" href="file" look={button.big}>
          {t.download}
        </PrivateLink>
        <PrivateLink only="booked" href="move" look={`${button.big} ${button.ghost}`}>
          {t.move}
        </PrivateLink>
        <PrivateLink only="booked" href="cancel" look={`${button.big} ${button.ghost}`}>
          {t.ask}
        </PrivateLink>
        {/* These would add a moved meeting a second time; the file updates it. */}
        <div className={s.calendars} data-only="unmoved" hidden>
          <span>{t.addTo}</span>
          <a href="/" data-href="google">
            Google Calendar
          </a>
          <a href="/" data-href="outlook">
            Outlook
          </a>
        </div>
        <form method="post" action={localPath(locale, '/meeting/cancel')} data-only="cancel" hidden>
          <input type="hidden" name="token" value="" />
          <button type="submit" className={`${button.button} ${button.big}`}>
            {t.cancel}
          </button>
        </form>
        <PrivateLink only="cancel" href="page" look={`${button.big} ${button.ghost}`}>
          {t.keep}
        </PrivateLink>
      </PageHead>
      <Clocks />
      <AroundTheCall />
      <NoMeeting mail="none" calls="cancelled past none" />
    </Sheet>
  );
}

/** Shown and given its `href` by the server. */
function PrivateLink(props: { only: string; href: string; look: string | undefined; children: string }) {
  return (
    <a
      href="/"
      data-href={props.href}
      data-only={props.only}
      hidden
      className={`${button.button} ${props.look}`}
    >
      {props.children}
    </a>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.schedule.meeting, <CalendarArt />),
  Body: Meeting,
};
