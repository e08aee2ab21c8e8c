import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TagCheckResult } from '../../contract/tag-check.ts';
import { createTagCheck } from '../../server/tag-check/check.ts';
import { createPageReader } from '../../server/tag-check/detect/reader.ts';
import { createFetcher, type FetchPage } from '../../server/tag-check/fetch/fetch-public-page.ts';
import type { CorpusPage } from './read-pages.ts';
import { respond, scriptResponse } from './respond.ts';

export interface CheckedPage {
  page: CorpusPage;
  reply: TagCheckResult;
}

/** The tag check to measure. */
const parts = { createTagCheck, createFetcher, createReader: createPageReader };
export type TagCheckParts = typeof parts;
const atOnce = 8;

/** Serves every page of the corpus over HTTP and checks it. */
export async function checkPages(pages: readonly CorpusPage[], check = parts): Promise<CheckedPage[]> {
  const reader = check.createReader();
  const site = await serve(pages);
  const checked: CheckedPage[] = [];
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
        toAddress: ({ id }) => new URL(`https://scripts.example/${encodeURIComponent(id)}`),
      });
      checked.push({ page, reply: await ask(page.url.href) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  site.server.close();
  await reader.close();
  return checked;
}

/** A local server with the files of all pages: `/7/www.shop.example/assets/app.js`. */
async function serve(pages: readonly CorpusPage[]) {
  const server = createServer((request, response) => {
    const [, index = '', host = '', path = ''] = /^\/(\d+)\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const page = pages[Number(index)];
    const id = host === 'scripts.example' ? decodeURIComponent(path.slice(1)) : '';
    const given = id
      ? scriptResponse(page?.scripts.get(id) ?? adsScript(id))
      : page && respond(page, host, path);
    if (!given) return response.writeHead(404).end();
    response.writeHead(given.status, given.headers).end(given.body);
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
