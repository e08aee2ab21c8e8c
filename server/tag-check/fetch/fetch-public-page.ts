import type { Dispatcher } from 'undici';
import { settings } from '../../../content/settings.ts';
import type { TagCheckReason } from '../../../contract/tag-check.ts';
import { isPublicAddress, pageAddress } from './addresses.ts';
import { FetchProblem, fetchProblem, notAllowed } from './fetch-problem.ts';
import { type ConnectGuard, dnsResolver, guardedConnect } from './guarded-connect.ts';
import { acceptEncoding, type Body, decodersOf, readBody } from './read-body.ts';

export interface FetchedPage extends Body {
  url: URL;
  status: number;
  contentType: string;
  /** How many redirects led here. */
  redirects: number;
}

interface FetchOptions {
  signal: AbortSignal;
  /** A page must be HTML, a script can be anything. */
  expect?: 'page' | 'script';
  mostRedirects?: number;
}

export type FetchPage = (url: URL, options: FetchOptions) => Promise<FetchedPage>;

/** Test doubles for the internet; the server uses the defaults. */
export interface FetcherOptions extends Partial<ConnectGuard> {
  ports?: readonly number[];
  mostBytes?: number;
}

export const mostRedirects = 5;
const userAgent = `Mozilla/5.0 (compatible; ${settings.brand}TagCheck/1.0; +https://${settings.domain}/check-GA-tag)`;
const headers = {
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  'accept-encoding': acceptEncoding,
  'accept-language': '*',
};

/** Creates the fetcher for untrusted pages: public addresses only, no cookies, limited in size and time. */
export function createFetcher({
  resolve = dnsResolver(),
  isAllowedAddress = isPublicAddress,
  ports,
  mostBytes = 2 * 1024 * 1024,
  ca,
}: FetcherOptions = {}): FetchPage {
  const guard: ConnectGuard = { resolve, isAllowedAddress, ...(ca && { ca }) };

  return async function fetchPublicPage(
    start,
    { signal, expect = 'page', mostRedirects: left = mostRedirects },
  ) {
    let url = pageAddress(start.href, ports);
    for (let redirects = 0; url; redirects++) {
      const { response, page } = await visit(url, redirects);
      if (page) return page;
      if (redirects >= left) throw new FetchProblem('unreachable', 'too-many-redirects', response.statusCode);
      const target = URL.parse(String(response.headers.location), url);
      url = target && pageAddress(target.href, ports);
    }
    throw notAllowed();

    async function visit(url: URL, redirects: number) {
      // Loaded on first use: seven megabytes that a server may never need.
      const { Client, buildConnector } = await import('undici');
      const client = new Client(url.origin, {
        connect: guardedConnect(buildConnector, guard, signal),
        pipelining: 0,
        maxHeaderSize: 64 * 1024,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      try {
        const path = `${url.pathname}${url.search}`;
        const response = await client.request({ method: 'GET', path, headers, signal });
        if (isRedirect(response)) return { response, page: null };
        return { response, page: { url, redirects, ...(await readResponse(response)) } };
      } catch (error) {
        throw fetchProblem(error, signal);
      } finally {
        client.destroy().catch(() => {});
      }
    }

    async function readResponse({ statusCode: status, headers, body }: Dispatcher.ResponseData) {
      const refusal = refusalOf(status, headers);
      if (refusal) throw new FetchProblem('refused', refusal, status);
      const contentType = String(headers['content-type'] ?? '');
      if (expect === 'page' && contentType && !/^\s*(text\/html|application\/xhtml\+xml)/i.test(contentType))
        throw new FetchProblem('not-html', null, status);
      const steps = decodersOf(String(headers['content-encoding'] ?? ''));
      if (!steps || status < 200 || status >= 300)
        throw new FetchProblem('unreachable', 'bad-answer', status);
      const read = await readBody(body, steps, mostBytes, signal);
      if (expect === 'page' && !looksLikeHtml(read.bytes, contentType))
        throw new FetchProblem('not-html', null, status);
      return { status, contentType, ...read };
    }
  };
}

function isRedirect({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
}

/** Why the site refused us, if it did; firewalls announce bot challenges in a header. */
function refusalOf(status: number, headers: Dispatcher.ResponseData['headers']): TagCheckReason | null {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action']) return 'bot-wall';
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
