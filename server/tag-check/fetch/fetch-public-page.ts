import type { Duplex } from 'node:stream';
import type { Dispatcher } from 'undici';
import { settings } from '../../../content/settings.ts';
import { checkerName } from '../../../content/tag-check/describe-tag-check.ts';
import type { SitePlatform, TagCheckReason } from '../../../contract/tag-check.ts';
import { isBotWall } from '../detect/bot-wall.ts';
import { platformInHeaders } from '../detect/platform.ts';
import { isPublicAddress, pageAddress } from './addresses.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import { FetchError, notAllowed, toFetchError } from './fetch-error.ts';
import { type ConnectGuard, dnsResolver, guardedConnect } from './guarded-connect.ts';
import { type Allowance, acceptEncoding, type Body, createDecoders, readBody } from './read-body.ts';

export interface FetchedPage extends Body {
  url: URL;
  status: number;
  contentType: string;
  /** The platform named in its headers. */
  platform: SitePlatform | null;
  /** How many redirects led here. */
  redirects: number;
}

interface FetchOptions {
  signal: AbortSignal;
  /** A page must be HTML; a script or a host's calendar can be anything. */
  expect?: 'page' | 'script' | 'calendar';
  maxRedirects?: number;
  /** Bytes shared with other fetches. */
  allowance?: Allowance;
  /** For pages that redirect by themselves, so that their cookies are sent back. */
  cookies?: CookieJar;
  /** How long connecting may take. */
  connectMs?: number;
}

export type FetchPage = (url: URL, options: FetchOptions) => Promise<FetchedPage>;

/** Test doubles for the internet; the server uses the defaults. */
export interface FetcherOptions extends Partial<ConnectGuard> {
  ports?: readonly number[];
  maxBytes?: number;
  /** Replaces the tag check's user agent. */
  userAgent?: string;
}

export const defaultMaxRedirects = 5;
const tagCheckAgent = `Mozilla/5.0 (compatible; ${checkerName}; +https://${settings.domain}/check-GA-tag)`;
const headers = { 'accept-encoding': acceptEncoding, 'accept-language': 'en-US,en;q=0.9,*;q=0.5' };
const accepts = {
  page: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  script: '*/*',
  calendar: 'text/calendar,*/*;q=0.5',
};
/** How much of an error page is read to tell a bot wall from an error. */
const errorPage = { bytes: 64 * 1024, ms: 1_500 };

/**
 * Creates the fetcher for untrusted pages: public addresses only, limited in size and time. Cookies last as long as a
 * chain of redirects.
 */
export function createFetcher({
  resolve = dnsResolver(),
  isAllowedAddress = isPublicAddress,
  ports,
  maxBytes = 2 * 1024 * 1024,
  userAgent = tagCheckAgent,
  ca,
}: FetcherOptions = {}): FetchPage {
  const guard: ConnectGuard = { resolve, isAllowedAddress, ...(ca && { ca }) };

  return async function fetchPublicPage(
    start,
    {
      signal,
      expect = 'page',
      maxRedirects: left = defaultMaxRedirects,
      allowance,
      cookies = createCookieJar(),
      connectMs,
    },
  ) {
    let url = pageAddress(start.href, ports);
    for (let redirects = 0; url; redirects++) {
      const { response, page } = await visit(url, redirects);
      if (page) return page;
      if (redirects >= left) throw new FetchError('unreachable', 'too-many-redirects', response.statusCode);
      const target = URL.parse(String(response.headers.location), url);
      url = target && pageAddress(target.href, ports);
    }
    throw notAllowed();

    async function visit(url: URL, redirects: number) {
      // Loaded on first use: seven megabytes that a server may never need.
      const { Client, buildConnector } = await import('undici');
      const client = new Client(url.origin, {
        connect: guardedConnect(buildConnector, guard, signal, connectMs),
        pipelining: 0,
        maxHeaderSize: 64 * 1024,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      try {
        const path = `${url.pathname}${url.search}`;
        const cookie = cookies.header(url);
        const response = await client.request({
          method: 'GET',
          path,
          headers: {
            'user-agent': userAgent,
            ...headers,
            accept: accepts[expect],
            ...(cookie && { cookie }),
          },
          signal,
        });
        cookies.keep(url, response.headers['set-cookie']);
        if (isRedirect(response)) return { response, page: null };
        return { response, page: { url, redirects, ...(await readResponse(response)) } };
      } catch (error) {
        throw toFetchError(error, signal);
      } finally {
        client.destroy().catch(() => {});
      }
    }

    async function readResponse({ statusCode: status, headers, body }: Dispatcher.ResponseData) {
      const steps = createDecoders(String(headers['content-encoding'] ?? ''));
      const fetchError = reasonForStatus(status, headers);
      if (fetchError) {
        const isWall = expect === 'page' && steps && (await isWallPage(body, steps));
        throw new FetchError('refused', isWall ? 'bot-wall' : fetchError, status);
      }
      const contentType = String(headers['content-type'] ?? '');
      if (expect === 'page' && contentType && !/^\s*(text\/html|application\/xhtml\+xml)/i.test(contentType))
        throw new FetchError('not-html', null, status);
      if (!steps || status < 200 || status >= 300) throw new FetchError('unreachable', 'bad-answer', status);
      const read = await readBody(body, steps, maxBytes, signal, allowance);
      if (expect === 'page' && read.bytes.length > 0 && !looksLikeHtml(read.bytes, contentType))
        throw new FetchError('not-html', null, status);
      return { status, contentType, platform: platformInHeaders(headers), ...read };
    }

    async function isWallPage(body: Dispatcher.ResponseData['body'], steps: Duplex[]): Promise<boolean> {
      const timer = setTimeout(() => body.destroy(), errorPage.ms);
      const { bytes } = await readBody(body, steps, errorPage.bytes, signal);
      clearTimeout(timer);
      return isBotWall(bytes.toString('latin1'));
    }
  };
}

function isRedirect({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
}

/** Why the site refused us; firewalls announce bot challenges in a header. */
function reasonForStatus(status: number, headers: Dispatcher.ResponseData['headers']): TagCheckReason | null {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action'] || headers['x-datadome-cid'])
    return 'bot-wall';
  if (status < 400) return null;
  if (status >= 500) return 'server-error';
  const known: Record<number, TagCheckReason> = {
    401: 'login',
    403: 'forbidden',
    404: 'not-found',
    407: 'login',
    410: 'not-found',
    429: 'rate-limited',
  };
  return known[status] ?? 'http-error';
}

/** A page without a Content-Type must begin like HTML. */
function looksLikeHtml(bytes: Buffer, contentType: string): boolean {
  if (contentType) return true;
  return /^(?:\uFEFF|ï»¿)?\s*<(?:!doctype html|!--|html|head|body|script|title|meta|link|div|p|h1|a|table)\b/i.test(
    bytes.toString('latin1', 0, 512),
  );
}
