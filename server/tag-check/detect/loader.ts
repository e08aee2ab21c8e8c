import { getDomain } from 'tldts';
import { readGivenId, readTagId, type TagId } from './tag-id.ts';

export type Loader =
  | { what: 'script' | 'frame' | 'hit'; host: LoaderHost; tag: TagId }
  | { what: 'library'; host: LoaderHost; tag: null }
  | { what: 'segment'; key: string | null }
  | { what: 'zaraz' };

/** The tag that a URL loads, if any; `page` is its base URL. */
export function readLoader(address: string, page: URL): Loader | null {
  const url = address.length <= 4_000 ? parse(address, page) : null;
  if (!url) return null;
  const { pathname, searchParams, hostname } = url;
  if (hostname === 'cdn.segment.com') {
    const key = /^\/analytics\.js\/v\d\/([\w-]{10,64})\//.exec(pathname)?.[1] ?? null;
    return /^\/(analytics\.js|v1\/projects)\//.test(pathname) ? { what: 'segment', key } : null;
  }
  if (/^\/cdn-cgi\/zaraz\//.test(pathname)) return { what: 'zaraz' };

  const host = loaderHost(hostname, page);
  const given = searchParams.get('id') ?? '';
  const tag = host === 'google' ? readGivenId(given) : readTagId(given);
  if (tag && isTagScript(pathname, host, tag)) return { what: 'script', host, tag };
  if (tag && /\/(ns\.html|amp\.json)$/.test(pathname)) return { what: 'frame', host, tag };
  const hit = readTagId(searchParams.get('tid') ?? searchParams.get('measurement_id') ?? '');
  if (hit && (host === 'google' || host === 'own') && /\/collect$/.test(pathname))
    return { what: 'hit', host, tag: hit };
  if (
    host === 'google' &&
    /^\/(analytics(_debug)?|ga|ga_exp|urchin|dc)\.js$/.test(pathname) &&
    !/(^|\.)google\.com$/.test(hostname)
  )
    return { what: 'library', host, tag: null };
  return null;
}

/** Google's paths for tags, which any host may mirror; a site's own gateway may use any path. */
function isTagScript(pathname: string, host: LoaderHost, tag: TagId): boolean {
  if (/\/(gtag\/(js|destination)|gtm\.js|gtm\/js)\/?$/.test(pathname)) return true;
  return host === 'own' && (tag.kind === 'tag-manager' || !/\.\w+$/.test(pathname));
}

function parse(address: string, page: URL): URL | null {
  const url = URL.parse(address.trim(), page);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Who owns the host of a script: Google, the site, an imitator of Google, or anyone else. */
export type LoaderHost = 'google' | 'own' | 'look-alike' | 'other';

const googleDomains = ['googletagmanager.com', 'google-analytics.com', 'google.com', 'doubleclick.net'];
const imitated = ['googletagmanager', 'googleanalytics'];

function loaderHost(hostname: string, page: URL): LoaderHost {
  const domain = registrableDomain(hostname);
  if (googleDomains.includes(domain)) return 'google';
  if (domain === registrableDomain(page.hostname)) return 'own';
  return imitatesGoogle(hostname, domain) ? 'look-alike' : 'other';
}

/** The registrable domain, or the hostname itself. */
export function registrableDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

function imitatesGoogle(hostname: string, domain: string): boolean {
  if (hostname.includes('xn--')) return true;
  const letters = plainLetters(hostname);
  const name = plainLetters(domain.split('.', 1)[0] ?? '');
  return imitated.some((original) => letters.includes(original) || distance(name, original) <= 2);
}

/** Unifies look-alike letters: `g00gle-tag` → `googletag`. */
function plainLetters(name: string): string {
  return name
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^a-z]/g, '');
}

/** The edit distance. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
