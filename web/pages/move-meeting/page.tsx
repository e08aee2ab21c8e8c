import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarArt } from '../../ui/scheduling/calendar-art.tsx';
import { Scheduler } from '../../ui/scheduling/scheduler.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Moves a meeting. The server fills in its token and current time. */
function MoveMeeting() {
  const { title, lede } = useMessages().schedule.move;
  return (
    <Sheet>
      <PageHead title={title} lede={lede} filled />
      <Scheduler act="move" />
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.schedule.move, <CalendarArt />),
  Body: MoveMeeting,
};
