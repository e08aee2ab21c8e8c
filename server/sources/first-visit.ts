import type { FastifyRequest } from 'fastify';
import { type Locale, localeFromPath, localPath } from '../../contract/locales.ts';
import { resolvePath, type Site } from '../site/site.ts';

/** Where a visitor's visit began. Empty where it is not known. */
export interface FirstVisit {
  referrerHost: string;
  /** The path of one of our pages, without its language. */
  landingPage: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
}

export const unknownVisit: FirstVisit = {
  referrerHost: '',
  landingPage: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
};

const maxLengths = { sent: 8_000, host: 253, tag: 100 };

/**
 * Reduces what a form sent to what we keep. Anyone can send anything: pages are ours or left out, and the rest is
 * short, printable text. Without a script only the address of the form's own page is known: a campaign in it begins a
 * visit, anything else does not say where the visitor began.
 */
export function readFirstVisit(
  site: Site,
  firstVisit: string | undefined,
  { headers: { referer, origin } }: Pick<FastifyRequest, 'headers'>,
): FirstVisit {
  const [referrer = '', address = ''] = firstVisit?.slice(0, maxLengths.sent).split(' ') ?? ['', referer];
  // Any base does: only path and query are read.
  const landed = address === '' ? null : URL.parse(address, site.origin);
  const tag = (name: string) => tidy(landed?.searchParams.get(`utm_${name}`) ?? '');
  const campaign = { utmSource: tag('source'), utmMedium: tag('medium'), utmCampaign: tag('campaign') };
  const beganThere = firstVisit !== undefined || Object.values(campaign).some((value) => value !== '');
  return {
    referrerHost: referrerHostname(referrer, origin),
    landingPage: beganThere ? (findPage(site, landed?.pathname)?.page ?? '') : '',
    ...campaign,
  };
}

/** Whether a link is on a page of the site that sends. */
export function isOurPage(referrer: string, origin: string | undefined): boolean {
  const host = URL.parse(referrer)?.host;
  return host !== undefined && host === URL.parse(origin ?? '')?.host;
}

/** The host of the page that linked to us; apps on Android give their name. */
function referrerHostname(referrer: string, origin: string | undefined): string {
  const { protocol = '', hostname = '' } = URL.parse(referrer) ?? {};
  if (isOurPage(referrer, origin) || !['http:', 'https:', 'android-app:'].includes(protocol)) return '';
  return hostname.length > maxLengths.host ? '' : tidy(hostname.replace(/^www\./, ''), maxLengths.host);
}

/** One of our pages: its path without the language, and its language. Undefined for any other path. */
export function findPage(
  site: Site,
  path: string | undefined,
): { page: string; language: Locale } | undefined {
  const found = path === undefined ? undefined : resolvePath(site, path);
  const whole = found && 'location' in found ? found.location : path;
  const resource = whole === undefined ? undefined : site.files.get(whole);
  const isPage = resource?.identity.headers['content-type']?.startsWith('text/html') === true;
  if (whole === undefined || !isPage) return undefined;
  const language = localeFromPath(whole);
  return { page: whole.slice(localPath(language, '').length) || '/', language };
}

/** The name that a visit is counted under, as the column `source` of submissions has it. Empty if not known. */
export function nameSource({ utmSource, referrerHost }: FirstVisit): string {
  return utmSource.toLowerCase() || referrerHost;
}

/** Without control characters and such as change the direction of the text. */
function tidy(text: string, max = maxLengths.tag): string {
  const printable = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
  return [...printable.normalize('NFC').trim()].slice(0, max).join('');
}
