import { localPath } from '../../../contract/locales.ts';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { SubmittedNotice } from '../../ui/form/submitted-notice.tsx';
import { Island } from '../../ui/island.tsx';
import { Link } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import panel from '../../ui/panel.module.css';
import { island as supportForm } from './support-form.island.tsx';

/** The form, and the message that replaces it once it is sent. */
export function Message() {
  const { messages, locale, route } = usePage();
  const { formLabel, fields, hints, businessTypes, supportTypes, submit, sent, use } = messages.support;
  return (
    <div className={panel.panel}>
      <SubmittedNotice title={sent.title}>
        <p>{sent.text}</p>
        <Link to="/support">{sent.again}</Link>
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
  );
}
