import { getDomain } from 'tldts';

/** The cookies of one chain of redirects: many sites redirect to themselves until their cookie is sent. */
export interface CookieJar {
  /** Keeps the cookies of a response. */
  keep(url: URL, setCookie: string | string[] | undefined): void;
  /** The value of the `Cookie` header, or undefined. */
  header(url: URL): string | undefined;
}

interface Cookie {
  host: string;
  /** True if subdomains get it, too. */
  wide: boolean;
  secure: boolean;
  path: string;
  pair: string;
}

const maxCookies = 40;
const maxPair = 2_048;
const maxHeader = 8_192;

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    keep(url, setCookie = []) {
      for (const line of [setCookie].flat().slice(0, maxCookies)) {
        const cookie = readCookie(line, url);
        if (!cookie) continue;
        const key = `${cookie.host} ${cookie.path} ${cookie.pair.split('=', 1)[0]}`;
        if (isExpired(line)) cookies.delete(key);
        else if (cookies.size < maxCookies) cookies.set(key, cookie);
      }
    },
    header(url) {
      let header = '';
      for (const cookie of cookies.values()) {
        const longer = header === '' ? cookie.pair : `${header}; ${cookie.pair}`;
        if (belongsTo(cookie, url) && longer.length <= maxHeader) header = longer;
      }
      return header || undefined;
    },
  };
}

function readCookie(line: string, url: URL): Cookie | null {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  if (!/^[\x21\x23-\x3a\x3c\x3e-\x7e]+=[\x20-\x3a\x3c-\x7e]*$/.test(pair) || pair.length > maxPair)
    return null;
  const attribute = (name: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const domain = attribute('domain')?.replace(/^\./, '').toLowerCase();
  // A public suffix such as `co.uk` would expose the cookie to other sites.
  const wide = Boolean(domain && getDomain(domain, { allowPrivateDomains: true }));
  if (domain && (!wide || !isWithin(url.hostname, domain))) return null;
  const path = attribute('path');
  return {
    host: wide ? (domain ?? '') : url.hostname,
    wide,
    secure: attributes.some((one) => one.toLowerCase() === 'secure'),
    path: path?.startsWith('/') ? path : url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1),
    pair,
  };
}

function isExpired(line: string): boolean {
  const age = /;\s*max-age=(-?\d+)/i.exec(line)?.[1];
  if (age !== undefined) return Number(age) <= 0;
  return Date.parse(/;\s*expires=([^;]+)/i.exec(line)?.[1] ?? '') < Date.now();
}

function belongsTo({ host, wide, secure, path }: Cookie, { hostname, protocol, pathname }: URL): boolean {
  if (secure && protocol !== 'https:') return false;
  const isUnder = pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return isUnder && (hostname === host || (wide && isWithin(hostname, host)));
}

function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
