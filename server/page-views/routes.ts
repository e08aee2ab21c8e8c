import type { FastifyInstance } from 'fastify';
import { countPageView } from '../../contract/page-views.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Site } from '../site/site.ts';
import { findPage, isOurPage, nameSource, readFirstVisit } from '../sources/first-visit.ts';
import { asksNotToBeCounted, guessDevice, isProgram } from './client.ts';
import type { PageViewCounter } from './counter.ts';

interface PageViewDependencies {
  pageViews: Pick<PageViewCounter, 'count'>;
  site: Site;
  rateLimit: RateLimit;
}

export function pageViewRoutes(
  app: FastifyInstance,
  { pageViews, site, rateLimit }: PageViewDependencies,
): void {
  jsonRoute(app, rateLimit, {
    endpoint: countPageView,
    limit: 'pageViews',
    async handle({ page, referrer = '', firstVisit, ...speed }, _locale, request) {
      const { headers } = request;
      const opened = findPage(site, URL.parse(page, site.origin)?.pathname);
      if (!opened || isProgram(headers) || asksNotToBeCounted(headers)) return {};
      // Opened from another tab of ours: the visit began elsewhere, at an unknown source.
      const isFirst = firstVisit === undefined && !isOurPage(referrer, headers.origin);
      const source = nameSource(readFirstVisit(site, firstVisit ?? `${referrer} ${page}`, request));
      pageViews.count({ ...opened, source, device: guessDevice(headers), isFirst, speed });
      return {};
    },
  });
}
