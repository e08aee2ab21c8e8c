import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarArt } from '../../ui/scheduling/calendar-art.tsx';
import { Scheduler } from '../../ui/scheduling/scheduler.tsx';
import { Sheet } from '../../ui/sheet.tsx';

function Schedule() {
  const { schedule: t } = useMessages();
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede} low />
      <Scheduler act="book" />
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.schedule, <CalendarArt />),
  Body: Schedule,
};
