import { afterAll } from 'vitest';
import { createTagCheck, type TagCheck, type TagCheckOptions } from '../check.ts';
import { createPageReader } from '../detect/reader.ts';
import { type LoopbackSite, loopbackFetcher, startSite } from './fetching.ts';

type Pages = Record<
  string,
  string | Buffer | { status?: number; headers?: Record<string, string>; body: string | Buffer }
>;

export const tag = (id: string) =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>`;
export const config = (id: string) => `<script>gtag('js', new Date()); gtag('config', '${id}');</script>`;
export const container = (tags: string) =>
  `var data = {"resource": {"version":"1","macros":[],"tags":[${tags}]}};`;
export const gtm = `<!doctype html><head><title>Shop</title><script async src="https://www.googletagmanager.com/gtm.js?id=GTM-K9QX7ZP"></script></head>`;

/** Tag checks for a test file. The reader thread is shared, as it is slow to start on a busy machine. */
export function tagChecks() {
  const reader = createPageReader();
  afterAll(() => reader.close());

  /** A check that may reach a local site. */
  function wire(site: LoopbackSite, options: TagCheckOptions = {}): TagCheck {
    return createTagCheck({
      reader,
      budgetMs: 60_000,
      ports: [site.port],
      fetchPage: loopbackFetcher(site),
      toAddress: ({ kind, id }) => site.at(`/${kind}/${id}`, 'scripts.example'),
      ...options,
    });
  }

  /** A check of a site with the given pages; Google's scripts are pages of the same site. */
  async function startCheck(pages: Pages, options: TagCheckOptions = {}) {
    const visits: string[] = [];
    const site = await startSite((request, response) => {
      visits.push(request.url ?? '');
      const page = pages[request.url ?? ''];
      if (page === undefined) return response.writeHead(404).end();
      const {
        status = 200,
        headers = {},
        body,
      } = typeof page === 'string' || Buffer.isBuffer(page) ? { body: page } : page;
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    });
    return { ...wire(site, options), visits, site };
  }

  return { reader, wire, startCheck };
}
