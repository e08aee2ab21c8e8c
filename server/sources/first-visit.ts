import type { FastifyRequest } from 'fastify';
import { type Locale, localeFromPath, localPath } from '../../contract/locales.ts';
import { resolvePath, type Site } from '../site/site.ts';

/** Where a visitor's visit began. Unknown values are empty. */
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
 * Reduces the form's input to the fields that we store. Anyone can send anything: pages must be ours, and the rest must
 * be short, printable text. Without a script only the URL of the form's own page is known: a campaign in it begins a
 * visit, anything else does not say where the visit began.
 */
export function readFirstVisit(
  site: Site,
  firstVisit: string | undefined,
  { headers: { referer, origin } }: Pick<FastifyRequest, 'headers'>,
): FirstVisit {
  const [referrer = '', address = ''] = firstVisit?.slice(0, maxLengths.sent).split(' ') ?? ['', referer];
  // Any base works: only path and query are read.
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

/** True if a link is on a page of the site that sends. */
export function isOurPage(referrer: string, origin: string | undefined): boolean {
  const host = URL.parse(referrer)?.host;
  return host !== undefined && host === URL.parse(origin ?? '')?.host;
}

/** The hostname of the page that linked to us; Android apps send their name. */
function referrerHostname(referrer: string, origin: string | undefined): string {
  const { protocol = '', hostname = '' } = URL.parse(referrer) ?? {};
  if (isOurPage(referrer, origin) || !['http:', 'https:', 'android-app:'].includes(protocol)) return '';
  return hostname.length > maxLengths.host ? '' : tidy(hostname.replace(/^www\./, ''), maxLengths.host);
}

/** Finds one of our pages: its path without the language, and its language. Undefined for any other path. */
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

/** The name that a visit is counted under, as in the column `source` of submissions. Empty if unknown. */
export function nameSource({ utmSource, referrerHost }: FirstVisit): string {
  return utmSource.toLowerCase() || referrerHost;
}

/** Removes control characters and those that change the text's direction. */
function tidy(text: string, max = maxLengths.tag): string {
  const printable = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
  return [...printable.normalize('NFC').trim()].slice(0, max).join('');
}
