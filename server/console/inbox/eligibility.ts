import { getDomain } from 'tldts';
import type { Detail } from '../../../contract/console/inbox.ts';
import { facts } from '../../../contract/facts.ts';
import { adSpendBands, adSpendRanges } from '../../../contract/waitlist.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whether an application fits whom the site says it is for: agencies that spend so much a month and more. */
export function eligibilityOf(sent: {
  monthlyAdSpend: string;
  email: string;
  websiteDomain: string;
}): Detail['eligible'] {
  const band = adSpendBands.find((known) => known === sent.monthlyAdSpend);
  if (band === undefined) return null;
  const fits = adSpendRanges[band].lo >= facts.minMonthlySpend;
  const spend = `States ${band} a month; access starts at ${dollars.format(facts.minMonthlySpend)}.`;
  const isOwn = getDomain(sent.email) === sent.websiteDomain;
  return { fits, reason: `${spend} ${isOwn ? 'Writes' : 'Does not write'} from ${sent.websiteDomain}.` };
}
