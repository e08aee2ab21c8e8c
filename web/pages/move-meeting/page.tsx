import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarArt } from '../../ui/scheduling/calendar-art.tsx';
import { NoMeeting } from '../../ui/scheduling/no-meeting.tsx';
import { Scheduler } from '../../ui/scheduling/scheduler.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

/** Moves a meeting. The server fills in its token and current time; without them the page says where its link is. */
function MoveMeeting() {
  const { title, lede } = useMessages().schedule.move;
  return (
    <Sheet className={s.page}>
      <PageHead title={title} lede={lede} filled low />
      <div className={s.scheduler}>
        <Scheduler act="move" />
      </div>
      <div className={s.lost}>
        <NoMeeting />
      </div>
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.schedule.move, <CalendarArt />),
  Body: MoveMeeting,
};
