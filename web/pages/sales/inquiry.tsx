import { localPath } from '../../../contract/locales.ts';
import { companySizes } from '../../../contract/sales.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SubmittedNotice } from '../../ui/form/submitted-notice.tsx';
import { Island } from '../../ui/island.tsx';
import { useHref } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import s from './page.module.css';
import { phoneCountries } from './phone-countries.ts';
import { island as salesForm } from './sales-form.island.tsx';

/** The form, and the message that replaces it after sending. */
export function Inquiry() {
  const { messages, locale, route } = usePage();
  const { formLabel, fields, hints, placeholders, submit, sent, slots, use, ways } = messages.sales;
  const href = useHref();
  return (
    <div className={s.inquiry}>
      <SubmittedNotice title={sent.title}>
        <Timeline steps={sent.steps} />
        <div>
          <ButtonLink to="/ScheduleMeeting" big arrow>
            {sent.book}
          </ButtonLink>
          <ButtonLink to="/Sales" big ghost>
            {sent.again}
          </ButtonLink>
        </div>
      </SubmittedNotice>
      <Island
        of={salesForm}
        when="painted"
        props={{
          action: localPath(locale, route.path),
          messages: { ...messages.forms, required: messages.sales.required },
          locale,
          text: {
            formLabel,
            fields,
            hints,
            placeholders,
            submit,
            ways,
            slots: {
              ...slots,
              yourTime: messages.schedule.meeting.yourTime,
            },
          },
          calendar: href('/ScheduleMeeting'),
          use: {
            text: use,
            link: { label: messages.layout.footer.privacy, href: href('/Privacy_Policy') },
          },
          sizes: companySizes.map((size) => ({ value: size, label: size })),
          countries: phoneCountries(locale),
        }}
      />
    </div>
  );
}
