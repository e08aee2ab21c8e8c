import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingRequest } from './meeting-request.tsx';
import s from './page.module.css';
import { StartTimes } from './start-times.tsx';

function Schedule() {
  const { schedule: t } = useMessages();
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} />
      <div className={s.columns}>
        <div className={s.times}>
          <StartTimes />
          <MeetingFacts />
        </div>
        <MeetingRequest />
      </div>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.schedule;
  return { ...meta, headline: title, today: 'ahead' as const };
}

export const page: PageDefinition = { head, Body: Schedule };
