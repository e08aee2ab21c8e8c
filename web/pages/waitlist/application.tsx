import { adSpendBands, adSpendRanges } from '../../../contract/waitlist.ts';
import { Link } from '../../ui/link.tsx';
import { MailPanel } from '../../ui/mail-panel.tsx';
import { usePage } from '../../ui/page.tsx';

/** What an application holds, to be sent by mail. */
export function Application() {
  const { messages, format } = usePage();
  const { groups, fields, hints, mail, accept } = messages.waitlist;
  const { terms, privacy } = messages.layout.footer;
  const bands = adSpendBands.map((band) => format.moneyBand(adSpendRanges[band]));
  return (
    <MailPanel
      words={mail}
      groups={[
        {
          title: groups.you,
          fields: [
            { label: fields.fullName },
            { label: fields.email },
            { label: fields.location, hint: hints.location },
          ],
        },
        {
          title: groups.agency,
          fields: [
            { label: fields.agencyName },
            { label: fields.companyWebsite },
            { label: fields.linkedInPage },
          ],
        },
        {
          title: groups.media,
          fields: [
            { label: fields.monthlyAdSpend, options: bands, hint: hints.monthlyAdSpend },
            { label: fields.reportingTools, hint: hints.reportingTools },
            { label: fields.pointOfContact, hint: hints.pointOfContact },
            { label: fields.additionalInfo, optional: true },
          ],
        },
      ]}
    >
      {accept.before}
      <Link to="/terms-and-conditions">{terms}</Link>
      {accept.between}
      <Link to="/Privacy_Policy">{privacy}</Link>
      {accept.after}
    </MailPanel>
  );
}
