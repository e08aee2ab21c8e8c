import { meetingMinutes, timeSlots } from '../../../contract/meeting.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { AsideSection } from '../../ui/form-page.tsx';
import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { DayArt } from './art.tsx';
import { Message } from './message.tsx';
import s from './page.module.css';

function Support() {
  const { support: t, sales } = useMessages();
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} />
      <div className={s.columns}>
        <Message />
        <div className={s.aside} data-later="">
          <div className={s.next}>
            <AsideSection title={t.next.title}>
              <Timeline steps={t.next.steps} />
            </AsideSection>
          </div>
          <AsideSection title={sales.talk.title}>
            <ContactLinks meeting />
          </AsideSection>
        </div>
      </div>
    </Sheet>
  );
}

const [first, last] = [timeSlots[0], timeSlots[timeSlots.length - 1] ?? timeSlots[0]].map((slot) => {
  const [hours = 0, minutes = 0] = slot.split(':').map(Number);
  return hours + minutes / 60;
}) as [number, number];
/** From the start of a day's first call to the end of its last one, in hours. */
const calls = { from: first, to: last + meetingMinutes / 60 };

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.support, <DayArt calls={calls} />),
  Body: Support,
};
