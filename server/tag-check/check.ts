import { getDomain } from 'tldts';
import { facts } from '../../contract/facts.ts';
import type { TagCheckReply } from '../../contract/tag-check.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createCheckQueue } from './check-queue.ts';
import { type Detection, type Source, sourceAddress } from './detect/detection.ts';
import { createReader, type Reader } from './detect/reader.ts';
import { pageAddress } from './fetch/addresses.ts';
import { FetchProblem, notAllowed } from './fetch/fetch-problem.ts';
import { createFetcher, type FetchedPage, type FetchPage, mostRedirects } from './fetch/fetch-public-page.ts';
import { answerOf, refusalOf } from './reply.ts';
import { judge, type SourceReading } from './verdict.ts';

export interface TagCheck {
  /** Always resolves within eight seconds; problems are part of the reply. */
  check(websiteUrl: string): Promise<TagCheckReply>;
  close(): Promise<void>;
}

/** Test doubles for the internet and the clock; the server uses the defaults. */
export interface TagCheckOptions {
  fetchPage?: FetchPage;
  reader?: Reader;
  ports?: readonly number[];
  addressOf?: (source: Source) => URL;
  budgetMs?: number;
  remembersMs?: number;
}

const limits = { total: 32, perKey: 4, waiting: 200 };
const sourceBudgetMs = 3_000;
const graceMs = 400;
/** Work still running this long after its budget is abandoned. */
const overdueMs = 600;
const mostSources = 4;

export function createTagCheck({
  fetchPage = createFetcher(),
  reader = createReader(),
  ports,
  addressOf = sourceAddress,
  budgetMs = 6_500,
  remembersMs = facts.tagCheckSeconds * 1_000,
}: TagCheckOptions = {}): TagCheck {
  const queue = createCheckQueue(limits);
  const answers = createAnswerCache<TagCheckReply>({ ms: remembersMs, most: 500 });

  return {
    async check(websiteUrl) {
      const address = pageAddress(websiteUrl, ports);
      if (!address) return refusalOf('', notAllowed());
      return answers.get(
        address.href,
        () => answer(address),
        ({ state }) => state !== 'timeout',
      );
    },
    close: () => reader.close(),
  };

  async function answer(address: URL): Promise<TagCheckReply> {
    const signal = AbortSignal.timeout(budgetMs);
    try {
      const site = getDomain(address.hostname, { allowPrivateDomains: true }) ?? address.hostname;
      const work = queue.run(site, signal, () => examine(address, signal));
      return await Promise.race([work, overdue(budgetMs + overdueMs)]);
    } catch (error) {
      if (error instanceof FetchProblem) return refusalOf(address.href, error);
      throw error;
    }
  }

  async function examine(address: URL, signal: AbortSignal): Promise<TagCheckReply> {
    reader.wake();
    const { page, detection } = await open(address, signal);
    const sources = await Promise.all(
      sourcesToRead(detection.sources).map((source) => readSource(source, signal)),
    );
    const verdict = judge(detection, sources);
    if (verdict.state !== 'found') {
      if (detection.botWall) throw new FetchProblem('refused', 'bot-wall', page.status);
      if (page.cut === 'time') throw new FetchProblem('timeout', 'slow-site', page.status);
      if (page.cut === 'broken') throw new FetchProblem('unreachable', 'bad-answer', page.status);
    }
    return answerOf(address.href, page, detection, verdict);
  }

  /** Fetches and reads a page, following meta refreshes. */
  async function open(address: URL, signal: AbortSignal): ReturnType<typeof read> {
    let { page, detection } = await read(address, signal, mostRedirects);
    for (
      let left = mostRedirects - page.redirects - 1;
      detection.refresh && left >= 0;
      left -= page.redirects + 1
    ) {
      if (detection.sightings.length > 0) break;
      ({ page, detection } = await read(new URL(detection.refresh), signal, left));
    }
    return { page, detection };
  }

  async function read(url: URL, signal: AbortSignal, left: number) {
    const page: FetchedPage = await fetchPage(url, { signal, mostRedirects: left });
    if (page.cut !== 'time') return { page, detection: await readPage(page, signal) };
    // Out of time for fetching, but what has arrived is still worth reading.
    const detection = await readPage(page, AbortSignal.timeout(graceMs)).catch(() => {
      throw new FetchProblem('timeout', 'slow-site', page.status);
    });
    return { page, detection };
  }

  function readPage({ bytes, contentType, url }: FetchedPage, signal: AbortSignal): Promise<Detection> {
    return reader.page(bytes, contentType, url, signal);
  }

  async function readSource(source: Source, signal: AbortSignal): Promise<SourceReading> {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(sourceBudgetMs)]);
    try {
      const { bytes, contentType } = await fetchPage(addressOf(source), {
        signal: patience,
        expect: 'script',
      });
      return { source, reading: await reader.script(bytes, contentType, patience) };
    } catch (error) {
      if (error instanceof FetchProblem) return { source, reading: null };
      throw error;
    }
  }
}

/** Rejects at the hard deadline, whatever the work is waiting for. */
function overdue(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new FetchProblem('timeout', 'slow-site')), ms).unref();
  });
}

const order: Source['kind'][] = ['tag-manager', 'google-tag', 'segment', 'google-ads', 'floodlight'];

/** Containers first: they are the most informative. */
function sourcesToRead(sources: readonly Source[]): Source[] {
  return sources.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).slice(0, mostSources);
}
