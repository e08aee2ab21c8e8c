import type { FastifyRequest } from 'fastify';
import { localeFromPath, localPath } from '../../contract/locales.ts';
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
    landingPage: beganThere ? pageAt(site, landed?.pathname) : '',
    ...campaign,
  };
}

/** The host of the page that linked to us; apps on Android give their name. */
function referrerHostname(referrer: string, origin: string | undefined): string {
  const { protocol = '', host = '', hostname = '' } = URL.parse(referrer) ?? {};
  const isOurs = host === URL.parse(origin ?? '')?.host;
  if (isOurs || !['http:', 'https:', 'android-app:'].includes(protocol)) return '';
  return hostname.length > maxLengths.host ? '' : tidy(hostname.replace(/^www\./, ''), maxLengths.host);
}

/** The path of one of our pages, without its language; empty for any other path. */
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
