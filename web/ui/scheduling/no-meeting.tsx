import { ButtonLink } from '../button.tsx';
import { ContactLinks } from '../contact-links.tsx';
import { MailButton, MailLink, MailSketch, Marked } from '../mail-sketch.tsx';
import { useMessages } from '../page.tsx';
import { NextCalls } from './next-calls.tsx';
import s from './no-meeting.module.css';

/**
 * The ways on from a meeting's page that has no meeting to change: the mail with the link, unless there was a link, and
 * the next free calls. `mail` and `calls` name the states in which the server keeps them.
 */
export function NoMeeting({ mail, calls }: { mail?: string; calls?: string }) {
  const { schedule, sales, mails } = useMessages();
  const { again, findLink } = schedule.meeting;
  return (
    <div className={s.ways} {...(calls && { 'data-only': calls })}>
      <MailSketch
        caption={findLink}
        subject={mails.meeting.booked.subject('…')}
        {...(mail && { only: mail })}
      >
        <MailButton>{mails.meeting.addToCalendar}</MailButton>
        <Marked>
          <MailLink>{mails.meeting.action}</MailLink>
        </Marked>
      </MailSketch>
      <section className={s.calls} aria-labelledby="again">
        <h2 id="again">{again}</h2>
        <NextCalls />
        <ButtonLink to="/ScheduleMeeting" big arrow>
          {sales.slots.all}
        </ButtonLink>
        <div className={s.contact}>
          <ContactLinks />
        </div>
      </section>
    </div>
  );
}
