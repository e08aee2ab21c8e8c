import { localPath } from '../../../contract/locales.ts';
import { companySizes } from '../../../contract/sales.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sent } from '../../ui/form/sent.tsx';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { Island } from '../../ui/island.tsx';
import { Link } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import panel from '../../ui/panel.module.css';
import { Steps } from '../../ui/steps.tsx';
import { phoneCountries } from './phone-countries.ts';
import { island as salesForm } from './sales-form.island.tsx';

/** The form, and the message that replaces it once it is sent. */
export function Inquiry() {
  const { messages, locale, route } = usePage();
  const { formLabel, fields, hints, placeholders, submit, sent, use } = messages.sales;
  return (
    <div className={panel.panel}>
      <Sent title={sent.title}>
        <Steps steps={sent.steps} />
        <ButtonLink to="/ScheduleMeeting" big arrow>
          {sent.book}
        </ButtonLink>
        <Link to="/Sales">{sent.again}</Link>
      </Sent>
      <Island
        of={salesForm}
        when="idle"
        props={{
          action: localPath(locale, route.path),
          words: messages.forms,
          text: { formLabel, fields, hints, placeholders, submit },
          sizes: companySizes.map((size) => ({ value: size, label: size })),
          countries: phoneCountries(locale),
        }}
      />
      <SmallPrint>
        {use} <Link to="/Privacy_Policy">{messages.layout.footer.privacy}</Link>
      </SmallPrint>
    </div>
  );
}
