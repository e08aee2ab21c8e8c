import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CalendarArt } from '../../ui/scheduling/calendar-art.tsx';
import { Scheduler } from '../../ui/scheduling/scheduler.tsx';
import { Sheet } from '../../ui/sheet.tsx';

function Schedule() {
  const { schedule: t } = useMessages();
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede} />
      <Scheduler act="book" />
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.schedule;
  return { ...meta, headline: title, picture: <CalendarArt /> };
}

export const page: PageDefinition = { head, Body: Schedule };
