import { companySizes } from '../../../contract/sales.ts';
import { Link } from '../../ui/link.tsx';
import { MailPanel } from '../../ui/mail-panel.tsx';
import { useMessages } from '../../ui/page.tsx';

/** What a question to sales should say, to be sent by mail. */
export function Inquiry() {
  const { sales, layout } = useMessages();
  const { fields, hints, mail } = sales;
  return (
    <MailPanel
      words={mail}
      groups={[
        {
          title: sales.panel,
          fields: [
            { label: fields.fullName },
            { label: fields.email },
            { label: fields.jobTitle },
            { label: fields.companySize, options: companySizes, hint: hints.companySize },
            { label: fields.phone, hint: hints.phone },
            { label: fields.comments, optional: true },
          ],
        },
      ]}
    >
      {sales.use} <Link to="/Privacy_Policy">{layout.footer.privacy}</Link>
    </MailPanel>
  );
}
