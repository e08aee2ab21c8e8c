import { fill } from '../../../content/fill.ts';
import { adSpendBands, adSpendRanges } from '../../../contract/ad-spend.ts';
import { localPath } from '../../../contract/locales.ts';
import { maxSuggestions } from '../../../contract/locations.ts';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { Island } from '../../ui/island.tsx';
import { Link, useHref } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import panel from '../../ui/panel.module.css';
import { island as waitlistForm } from './waitlist-form.island.tsx';

/** The form and its legal notice. */
export function Application() {
  const { messages, format, locale, route } = usePage();
  const { formLabel, groups, fields, remove, hints, placeholders, suggestions, submit, accept } =
    messages.waitlist;
  const { count, complete } = messages.waitlist;
  const valid = [0, 1, 2].map((n) => fill(count, { n, all: 3 })).concat(complete);
  const grouped = {
    you: { title: groups.you, required: ['fullName', 'email', 'location'] },
    agency: { title: groups.agency, required: ['agencyName', 'companyWebsite', 'linkedInPage'] },
    media: { title: groups.media, required: ['monthlyAdSpend', 'reportingTools', 'pointOfContactEmail'] },
  } as const;
  const { terms, privacy } = messages.layout.footer;
  const href = useHref();
  return (
    <div className={panel.panel}>
      <Island
        of={waitlistForm}
        when="painted"
        props={{
          action: localPath(locale, route.path),
          next: href('/thank-you-page'),
          messages: { ...messages.forms, required: messages.waitlist.required },
          text: { formLabel, groups: grouped, valid, fields, remove, hints, placeholders, submit },
          bands: adSpendBands.map((band) => ({
            value: band,
            label: format.moneyBand(adSpendRanges[band]),
          })),
          counts: Array.from({ length: maxSuggestions + 1 }, (_, count) => suggestions(count)),
        }}
      />
      <SmallPrint>
        {accept.before}
        <Link to="/terms-and-conditions">{terms}</Link>
        {accept.between}
        <Link to="/Privacy_Policy">{privacy}</Link>
        {accept.after}
      </SmallPrint>
    </div>
  );
}
