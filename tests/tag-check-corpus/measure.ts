import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TagCheckResult, type TagVerdict, toVerdict } from '../../contract/tag-check.ts';
import { createTagCheck } from '../../server/tag-check/check.ts';
import { createPageReader } from '../../server/tag-check/detect/reader.ts';
import { createFetcher, type FetchPage } from '../../server/tag-check/fetch/fetch-public-page.ts';
import { isAnalytics } from '../../server/tag-check/verdict.ts';
import { type CorpusPage, readPages } from './read-pages.ts';

export interface Measurement {
  pages: number;
  /** How many pages have each verdict. */
  verdicts: Record<TagVerdict, number>;
  /** Pages said to have no Analytics although they may, and the other way round. */
  falseNone: string[];
  falseFound: string[];
  /** Pages whose result differs from the expected one, and how. */
  wrong: string[];
}

/** The tag check to measure. */
const parts = { createTagCheck, createFetcher, createReader: createPageReader };
const atOnce = 8;

/** Checks every page of the corpus over HTTP and compares the results with the expected ones. */
export async function measure(
  pages: readonly CorpusPage[] = readPages(),
  check = parts,
): Promise<Measurement> {
  const reader = check.createReader();
  const site = await serve(pages);
  const responses: { page: CorpusPage; reply: TagCheckResult }[] = [];
  const left = [...pages.entries()];
  const fetchLocally = check.createFetcher({
    ports: [site.port],
    isAllowedAddress: (address) => address === '127.0.0.1',
    resolve: async () => ['127.0.0.1'],
  });
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, page] = next;
      const { check: ask } = check.createTagCheck({
        reader,
        budgetMs: 20_000,
        fetchPage: fetchFrom(site.port, index, fetchLocally),
        addressOf: ({ id }) => new URL(`https://scripts.example/${encodeURIComponent(id)}`),
      });
      responses.push({ page, reply: await ask(page.url.href) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  site.server.close();
  await reader.close();

  const named = (wrong: (expected: TagVerdict, got: TagVerdict) => boolean) =>
    responses
      .filter(({ page, reply }) => wrong(page.verdict, toVerdict(reply.state)))
      .map(({ page }) => `${page.file}: ${page.name}`);
  return {
    pages: pages.length,
    verdicts: Object.fromEntries(
      Object.entries(Object.groupBy(pages, ({ verdict }) => verdict)).map(([verdict, some]) => [
        verdict,
        some.length,
      ]),
    ) as Measurement['verdicts'],
    falseNone: named((expected, got) => got === 'none' && expected !== 'none'),
    falseFound: named((expected, got) => got === 'found' && expected !== 'found'),
    wrong: responses.flatMap(({ page, reply }) => differences(page, reply)),
  };
}

/** A local server with the files of all pages: `/7/www.shop.example/assets/app.js`. */
async function serve(pages: readonly CorpusPage[]) {
  const server = createServer((request, response) => {
    const [, index = '', host = '', path = ''] = /^\/(\d+)\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const page = pages[Number(index)];
    if (page && host + path === page.url.hostname + page.url.pathname + page.url.search)
      return response
        .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
        .end(page.html);
    const id = host === 'scripts.example' ? decodeURIComponent(path.slice(1)) : '';
    const file = id ? (page?.scripts.get(id) ?? adsScript(id)) : page?.files.get(host + path);
    const type = /\/$|\.html$/.test(path) ? 'text/html' : 'application/javascript';
    const status = file === undefined ? 404 : file.startsWith('{{refuse}}') ? 403 : 200;
    response.writeHead(status, { 'content-type': type }).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Google delivers ad tags without Analytics, unless a page says otherwise. */
function adsScript(id: string): string | undefined {
  const resource = { macros: [], tags: [{ function: '__rep', vtp_containerId: id }] };
  return /^(AW|DC)-/.test(id) ? `var data = {"resource": ${JSON.stringify(resource)}};` : undefined;
}

/** Fetches a page's files from the local server, and gives them their own addresses back. */
function fetchFrom(port: number, index: number, fetchPage: FetchPage): FetchPage {
  return async (url, options) => {
    const local = new URL(`http://shop.example:${port}/${index}/${url.hostname}${url.pathname}${url.search}`);
    return { ...(await fetchPage(local, options)), url };
  };
}

function differences(page: CorpusPage, reply: TagCheckResult): string[] {
  const detected = reply.tags.flatMap(({ kind, id }) => (isAnalytics(kind) && id ? [id] : []));
  const ids = /^(found|retired)$/.test(page.verdict) ? [...new Set(detected)].sort().join(' ') : '';
  const state =
    page.state ?? { found: 'found', retired: 'retired', none: 'missing', unknown: 'unseen' }[page.verdict];
  const unread = (reply.unread ?? []).map(({ kind, what, reason }) => `${kind} ${what} ${reason}`).join(', ');
  const problems = [
    reply.state !== state && `is ${reply.state} (${reply.reason}), not ${state}`,
    ids !== [...page.ids].sort().join(' ') && `has ${ids || 'no ids'}, not ${page.ids.join(' ')}`,
    reply.consentDefault !== page.consentDefault && `consent default is ${reply.consentDefault}`,
    page.warning && !reply.warnings.some(({ code }) => code === page.warning) && `lacks ${page.warning}`,
    page.unread && !unread.includes(page.unread) && `unread are ${unread || 'none'}, not ${page.unread}`,
    page.verdict !== 'unknown' && unread && `unread: ${unread}`,
  ].filter(Boolean);
  return problems.length > 0 ? [`${page.file}: ${page.name}: ${problems.join('; ')}`] : [];
}
