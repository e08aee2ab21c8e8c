import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
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

function head({ messages }: PageContext) {
  const { meta, title } = messages.schedule.move;
  return { ...meta, headline: title, picture: <CalendarArt /> };
}

export const page: PageDefinition = { head, Body: MoveMeeting };
