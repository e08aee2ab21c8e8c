import { localeFromPath, localPath } from '../../contract/locales.ts';
import { resolvePath, type Site } from '../site/site.ts';

/** Where an applicant's visit began. Empty where it is not known. */
export interface FirstVisit {
  referrerHost: string;
  /** The path of one of our pages, without its language. */
  landingPage: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
}

export const firstVisitFields = [
  'referrerHost',
  'landingPage',
  'utmSource',
  'utmMedium',
  'utmCampaign',
] as const satisfies (keyof FirstVisit)[];

const maxLengths = { sent: 8_000, host: 253, tag: 100 };

interface Sender {
  /** As the form sent it, see `createApplication`. Without script there is none. */
  firstVisit: string | undefined;
  /** The page that the form is on. */
  referer: string | undefined;
  origin: string | undefined;
}

/**
 * Reduces what the browser sent to what we keep. Anyone can send anything: pages are ours or left out, and the rest is
 * short, printable text.
 */
export function readFirstVisit(site: Site, { firstVisit, referer, origin }: Sender): FirstVisit {
  const [referrer = '', address = ''] = firstVisit?.slice(0, maxLengths.sent).split(' ') ?? ['', referer];
  // Any base does: only path and query are read.
  const landed = address === '' ? null : URL.parse(address, site.origin);
  const tag = (name: string) => tidy(landed?.searchParams.get(`utm_${name}`) ?? '');
  return {
    referrerHost: referrerHostname(referrer, origin),
    landingPage: pageAt(site, landed?.pathname),
    utmSource: tag('source'),
    utmMedium: tag('medium'),
    utmCampaign: tag('campaign'),
  };
}

/** The host of the page that linked to us; apps on Android give their name. */
function referrerHostname(referrer: string, origin: string | undefined): string {
  const { protocol = '', host = '', hostname = '' } = URL.parse(referrer) ?? {};
  const isOurs = host === URL.parse(origin ?? '')?.host;
  if (isOurs || !['http:', 'https:', 'android-app:'].includes(protocol)) return '';
  return hostname.length > maxLengths.host ? '' : tidy(hostname.replace(/^www\./, ''), maxLengths.host);
}

function pageAt(site: Site, path: string | undefined): string {
  const found = path === undefined ? undefined : resolvePath(site, path);
  const page = found && 'location' in found ? found.location : path;
  const resource = page === undefined ? undefined : site.files.get(page);
  if (page === undefined || !resource?.identity.headers['content-type']?.startsWith('text/html')) return '';
  return page.slice(localPath(localeFromPath(page), '').length) || '/';
}

/** Without control characters and such as change the direction of the text. */
function tidy(text: string, max = maxLengths.tag): string {
  const printable = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
  return [...printable.normalize('NFC').trim()].slice(0, max).join('');
}
