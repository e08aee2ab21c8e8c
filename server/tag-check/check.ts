import { getDomain } from 'tldts';
import { facts } from '../../contract/facts.ts';
import type { TagCheckResult, UnreadPart } from '../../contract/tag-check.ts';
import { withScheme } from '../../contract/text.ts';
import { createCheckQueue } from './check-queue.ts';
import { resultForError, resultForPage } from './check-result.ts';
import { createEvidenceCollector } from './collect-evidence.ts';
import type { Detection, Source } from './detect/detection.ts';
import { createPageReader, type Reader } from './detect/reader.ts';
import { pageAddress } from './fetch/addresses.ts';
import { createCookieJar } from './fetch/cookie-jar.ts';
import { FetchError, notAllowed } from './fetch/fetch-error.ts';
import {
  createFetcher,
  defaultMaxRedirects,
  type FetchedPage,
  type FetchPage,
} from './fetch/fetch-public-page.ts';
import { createResultCache } from './result-cache.ts';

export interface TagCheck {
  /** Always resolves within eight seconds; problems are part of the result. */
  check(websiteUrl: string): Promise<TagCheckResult>;
  close(): Promise<void>;
}

/** Test doubles for the internet and the clock; the server uses the defaults. */
export interface TagCheckOptions {
  fetchPage?: FetchPage;
  reader?: Reader;
  ports?: readonly number[];
  toAddress?: (source: Source) => URL;
  budgetMs?: number;
  remembersMs?: number;
}

const limits = { total: 32, perKey: 4, waiting: 200 };
const graceMs = 400;
/** Work still running this long after its budget is abandoned. */
const overdueMs = 600;
/** A name without a scheme is tried with HTTP if HTTPS does not connect in this time. */
const secureConnectMs = 2_000;

export function createTagCheck({
  fetchPage = createFetcher(),
  reader = createPageReader(),
  ports,
  toAddress,
  budgetMs = 6_500,
  remembersMs = facts.tagCheckSeconds * 1_000,
}: TagCheckOptions = {}): TagCheck {
  const queue = createCheckQueue(limits);
  const collectEvidence = createEvidenceCollector({ fetchPage, reader, ...(toAddress && { toAddress }) });
  const results = createResultCache<TagCheckResult>({ ms: remembersMs, max: 500 });

  return {
    async check(websiteUrl) {
      const typed = withScheme(websiteUrl);
      const isBare = typed !== websiteUrl;
      const address = pageAddress(typed, ports);
      if (!address) return resultForError('', notAllowed());
      return results.get(
        `${isBare ? 'bare ' : ''}${address.href}`,
        () => checkAddress(address, isBare),
        ({ state }) => state !== 'timeout',
      );
    },
    close: () => reader.close(),
  };

  async function checkAddress(address: URL, isBare: boolean): Promise<TagCheckResult> {
    const signal = AbortSignal.timeout(budgetMs);
    try {
      const site = getDomain(address.hostname, { allowPrivateDomains: true }) ?? address.hostname;
      const work = queue.run(site, signal, () => examine(address, isBare, signal));
      return await Promise.race([work, overdue(budgetMs + overdueMs)]);
    } catch (error) {
      if (error instanceof FetchError) return resultForError(address.href, error);
      throw error;
    }
  }

  async function examine(address: URL, isBare: boolean, signal: AbortSignal): Promise<TagCheckResult> {
    reader.wake();
    const { page, detection } = await open(address, isBare, signal);
    const unread: UnreadPart[] = [];
    if (page.cut === 'size')
      unread.push({ kind: 'page', what: '', line: null, position: null, reason: 'too-long' });
    if (detection.refresh && detection.sightings.length === 0)
      unread.push({ kind: 'redirect', what: detection.refresh, line: null, position: null, reason: 'limit' });
    const verdict = await collectEvidence(page.url, detection, unread, signal);
    if (verdict.state !== 'found') {
      if (detection.botWall) throw new FetchError('refused', 'bot-wall', page.status);
      if (page.cut === 'time') throw new FetchError('timeout', 'slow-site', page.status);
      if (page.cut === 'broken') throw new FetchError('unreachable', 'bad-answer', page.status);
      if (detection.isEmpty) throw new FetchError('unreachable', 'empty-page', page.status);
    }
    return resultForPage(address.href, page, detection, verdict);
  }

  /** Fetches and reads a page, following meta refreshes and script redirects. */
  async function open(address: URL, isBare: boolean, signal: AbortSignal): ReturnType<typeof read> {
    const options = { signal, cookies: createCookieJar() };
    let { page, detection } = await readFirst(address, isBare, options);
    for (
      let left = defaultMaxRedirects - page.redirects - 1;
      detection.refresh && left >= 0;
      left -= page.redirects + 1
    ) {
      if (detection.sightings.length > 0) break;
      ({ page, detection } = await read(new URL(detection.refresh), { ...options, maxRedirects: left }));
    }
    return { page, detection };
  }

  /** Like browsers, tries a name that was typed without a scheme with HTTPS, then with HTTP. */
  async function readFirst(address: URL, isBare: boolean, options: ReadOptions): ReturnType<typeof read> {
    if (!isBare) return read(address, options);
    try {
      return await read(address, { ...options, connectMs: secureConnectMs });
    } catch (error) {
      if (options.signal.aborted || !(error instanceof FetchError) || !mayBeInsecure(error)) throw error;
      const insecure = new URL(address);
      insecure.protocol = 'http:';
      return read(insecure, options).catch((second) => {
        // The visitor has to know that the secure site fails.
        throw second instanceof FetchError && second.state === 'unreachable' ? error : second;
      });
    }
  }

  async function read(url: URL, options: ReadOptions) {
    const page: FetchedPage = await fetchPage(url, options);
    if (page.cut !== 'time') return { page, detection: await readPage(page, options.signal) };
    // Too late to fetch more, but what has arrived is still worth reading.
    const detection = await readPage(page, AbortSignal.timeout(graceMs)).catch(() => {
      throw new FetchError('timeout', 'slow-site', page.status);
    });
    return { page, detection };
  }

  function readPage({ bytes, contentType, url }: FetchedPage, signal: AbortSignal): Promise<Detection> {
    return reader.page(bytes, contentType, url, signal);
  }
}

type ReadOptions = Parameters<FetchPage>[1];

function mayBeInsecure({ state, reason, neverConnected }: FetchError): boolean {
  if (neverConnected) return true;
  return (
    state === 'unreachable' && /^(no-connection|no-secure-connection|certificate-\w+)$/.test(reason ?? '')
  );
}

/** Rejects at the hard deadline, whatever the work is waiting for. */
function overdue(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new FetchError('timeout', 'slow-site')), ms).unref();
  });
}
