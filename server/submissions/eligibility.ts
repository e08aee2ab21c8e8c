import { getDomain } from 'tldts';
import { adSpendBands } from '../../contract/ad-spend.ts';
import type { Detail } from '../../contract/console/inbox.ts';
import { facts } from '../../contract/facts.ts';
import { type TagCheckState, type TagVerdict, toVerdict } from '../../contract/tag-check.ts';
import { readToolResults, type ToolResults } from './tool-results.ts';

type Reason = Detail['eligibility'][number];

const minSpend = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
}).format(facts.minMonthlySpend);

function pro(reason: string): Reason {
  return { speaksFor: true, reason };
}

function con(reason: string): Reason {
  return { speaksFor: false, reason };
}

const freeMail = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es hotmail.com hotmail.co.uk hotmail.de hotmail.fr
  hotmail.es live.com live.co.uk live.de live.fr msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.es ymail.com
  icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch web.de
  t-online.de freenet.de mail.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr telefonica.net
  mail.com zoho.com fastmail.com tutanota.com tuta.io hey.com yandex.com yandex.ru mail.ru qq.com 163.com 126.com
  rediffmail.com`.split(/\s+/),
);

/** Free website hosts: an address there is not an agency's own website. */
const freePages = new Set(
  `facebook.com instagram.com linkedin.com x.com twitter.com tiktok.com youtube.com linktr.ee google.com
  wixsite.com wordpress.com blogspot.com weebly.com webflow.io framer.website notion.site carrd.co github.io
  godaddysites.com business.site`.split(/\s+/),
);

interface WebsiteCheckResult {
  state: TagCheckState;
  at: Date;
}

/**
 * Reasons for and against an application. The site is for agencies with a minimum monthly spend, which anyone can
 * claim, so signs of a real agency count too. Hints for the operator, not a verdict.
 */
export function assessEligibility(
  fields: Record<string, string>,
  websiteDomain: string,
  check?: WebsiteCheckResult,
): Reason[] {
  const { monthlyAdSpend = '', email = '', pointOfContactEmail = '', linkedInPage = '' } = fields;
  const { history, tagCheck } = readToolResults(fields.toolResults ?? '');
  return [
    spend(monthlyAdSpend),
    website(websiteDomain),
    check !== undefined && reached(check),
    analytics(check, tagCheck),
    mail('Writes from', email, websiteDomain),
    // Already covered if both are at the same domain.
    getDomain(pointOfContactEmail) !== getDomain(email) &&
      mail('Names a point of contact at', pointOfContactEmail, websiteDomain),
    linkedIn(linkedInPage),
    history !== undefined && forecast(history),
  ].filter((reason) => reason !== false);
}

function spend(stated: string): Reason | false {
  const rank = (adSpendBands as readonly string[]).indexOf(stated);
  if (rank < 0) return false;
  return rank > 0
    ? pro(`States ${stated} a month; access starts at ${minSpend}.`)
    : con(
        `States ${stated} a month, the lowest choice and the one the form begins with: agencies below ${minSpend} have no other.`,
      );
}

function website(domain: string): Reason {
  if (domain === '') return con('The website does not have its own domain.');
  return freePages.has(domain)
    ? con(`The website is a page at ${domain}, where anyone can have one.`)
    : pro(`Has its own website, ${domain}.`);
}

const websiteReasons: Record<TagCheckState, Reason> = {
  found: pro('The website can be reached.'),
  retired: pro('The website can be reached.'),
  missing: pro('The website can be reached.'),
  'container-only': pro('The website can be reached.'),
  unseen: pro('The website can be reached.'),
  refused: pro('The website responds, but blocks programs.'),
  unreachable: con('The website could not be reached.'),
  timeout: con('The website did not respond in time.'),
  'not-html': con('The website’s address does not lead to a web page.'),
  'not-allowed': con('The website’s address leads nowhere public.'),
};

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function reached({ state, at }: WebsiteCheckResult): Reason {
  const { speaksFor, reason } = websiteReasons[state];
  return { speaksFor, reason: `${reason.slice(0, -1)} (checked on ${dayFormat.format(at)}).` };
}

/** Our own check takes precedence over the applicant's, which may be of any page. */
function analytics(check: WebsiteCheckResult | undefined, taken: ToolResults['tagCheck']): Reason | false {
  const seen = check && toVerdict(check.state);
  if (seen !== undefined && seen !== 'unknown') return tags(seen, 'The website');
  return (
    taken !== undefined &&
    taken.verdict !== 'unknown' &&
    tags(taken.verdict, `Took along a check: ${taken.url}`)
  );
}

function tags(verdict: Exclude<TagVerdict, 'unknown'>, page: string): Reason {
  if (verdict === 'found') return pro(`${page} has Google Analytics.`);
  return verdict === 'retired'
    ? con(`${page} has only tags of Google Analytics that were retired in 2023.`)
    : con(`${page} has no Google Analytics.`);
}

const seasonWeeks = 52;

function forecast({ weeks, first, last }: NonNullable<ToolResults['history']>): Reason {
  const brings = `Took along ${weeks} weeks of history from the forecaster, ${first} to ${last}`;
  return weeks >= seasonWeeks ? pro(`${brings}.`) : con(`${brings}: less than a year.`);
}

function mail(lead: string, address: string, websiteDomain: string): Reason | false {
  const domain = getDomain(address);
  if (domain === null) return false;
  if (freeMail.has(domain)) {
    return con(`${lead} ${domain}, where anyone can have an address.`);
  }
  return domain === websiteDomain
    ? pro(`${lead} the website’s domain, ${domain}.`)
    : con(`${lead} ${domain}, which is not the website’s domain.`);
}

function linkedIn(page: string): Reason | false {
  if (page === '') return false;
  const { hostname = '', pathname = '' } = URL.parse(page) ?? {};
  if (getDomain(hostname) !== 'linkedin.com') {
    return con('The LinkedIn address does not lead to LinkedIn.');
  }
  return /^\/(company|showcase|school)\/./.test(pathname)
    ? pro('Has a company page at LinkedIn.')
    : con('The LinkedIn page is not a company’s.');
}
