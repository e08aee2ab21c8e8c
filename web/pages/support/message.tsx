import { localPath } from '../../../contract/locales.ts';
import { timeSlots } from '../../../contract/meeting.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { SubmittedNotice } from '../../ui/form/submitted-notice.tsx';
import { Island } from '../../ui/island.tsx';
import { Link } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import panel from '../../ui/panel.module.css';
import { NextCalls } from '../../ui/scheduling/next-calls.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import s from './page.module.css';
import { island as supportForm } from './support-form.island.tsx';
import { island as waysIsland } from './ways.island.tsx';

/** The form, and the message that replaces it after sending. */
export function Message() {
  const { messages, locale, route, format } = usePage();
  const { formLabel, fields, hints, businessTypes, supportTypes, submit, next, sent, use, ways, day } =
    messages.support;
  const { slots } = messages.sales;
  return (
    <div className={s.message}>
      <Island
        of={waysIsland}
        when="painted"
        props={{ messages: ways, slots: { next: slots.next, soon: slots.soon, later: slots.later } }}
      />
      <div className={`${panel.panel} ${s.below}`}>
        <div className={s.talk}>
          <p>{day.text(format.listOr(timeSlots.map(format.timeInText)))}</p>
          <NextCalls />
          <ButtonLink to="/ScheduleMeeting" big arrow>
            {messages.sales.talk.book.link}
          </ButtonLink>
        </div>
        <div className={s.write}>
          <SubmittedNotice title={sent.title}>
            <Timeline steps={next.steps} />
            <ButtonLink to="/support" big ghost>
              {sent.again}
            </ButtonLink>
          </SubmittedNotice>
          <Island
            of={supportForm}
            when="painted"
            props={{
              action: localPath(locale, route.path),
              messages: { ...messages.forms, required: messages.support.required },
              text: {
                formLabel,
                fields,
                hints,
                businessTypes,
                supportTypes,
                submit,
                sent: { title: sent.title },
              },
            }}
          />
          <SmallPrint>
            {use} <Link to="/Privacy_Policy">{messages.layout.footer.privacy}</Link>
          </SmallPrint>
        </div>
      </div>
    </div>
  );
}
