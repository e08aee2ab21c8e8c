import { expect, test } from 'vitest';
import { countPageView } from '../../contract/page-views.ts';
import { sql } from '../db/sql.ts';
import { createLogger } from '../log.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { testApi } from '../testing/test-api.ts';
import { ownPage } from '../waitlist/testing/application.ts';
import { startPageViewCounter } from './counter.ts';
import { estimatePercentile } from './speed-buckets.ts';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
};
const today = () => new Date().toISOString().slice(0, 10);
const linked = { page: '/de/PRICING/?x=1', referrer: 'https://www.linkedin.com/feed/?secret=1' };

onEachEngine((on) => {
  /** Opens pages as browsers do, and stores what was counted. */
  async function opened(
    views: readonly { body: object; headers?: Record<string, string> }[],
    variables: NodeJS.ProcessEnv = {},
  ): Promise<number[]> {
    const stops: (() => Promise<void>)[] = [];
    const { app } = await testApi(on.database, variables, {}, (stop) => void stops.push(stop));
    const statuses: number[] = [];
    for (const { body, headers } of views) {
      const response = await app.inject({
        method: 'POST',
        url: countPageView.path,
        payload: body,
        headers: { ...ownPage, 'user-agent': agents.desktop, ...headers },
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      statuses.push(response.statusCode);
    }
    for (const stop of stops) await stop();
    return statuses;
  }
  const counted = () =>
    on.run(
      sql`select page, source, language, device, views, visits from page_views order by page, source, device`,
    );

  test('a visit is counted by day, page, source, language and device, and its later pages as views of the same source', async () => {
    const firstVisit = `${linked.referrer} ${linked.page}`;
    await opened([
      { body: linked },
      { body: linked, headers: { 'user-agent': agents.phone } },
      { body: { page: '/join-the-waitlist', referrer: 'https://forespan.example/de/pricing', firstVisit } },
      { body: { page: '/join-the-waitlist', referrer: 'https://forespan.example/de/pricing' } },
      { body: { page: '/?utm_source=Letter' }, headers: { 'user-agent': agents.tablet } },
    ]);
    expect(await counted()).toEqual([
      { page: '/', source: 'letter', language: 'en', device: 'tablet', views: 1, visits: 1 },
      // In another tab, the first visit is unknown.
      { page: '/join-the-waitlist', source: '', language: 'en', device: 'desktop', views: 1, visits: 0 },
      {
        page: '/join-the-waitlist',
        source: 'linkedin.com',
        language: 'en',
        device: 'desktop',
        views: 1,
        visits: 0,
      },
      { page: '/pricing', source: 'linkedin.com', language: 'de', device: 'desktop', views: 1, visits: 1 },
      { page: '/pricing', source: 'linkedin.com', language: 'de', device: 'phone', views: 1, visits: 1 },
    ]);
    const day = today();
    expect(await on.run(sql`select * from source_visits order by source`)).toEqual([
      { day, source: '', views: 1, visits: 0 },
      { day, source: 'letter', views: 1, visits: 1 },
      { day, source: 'linkedin.com', views: 3, visits: 2 },
    ]);
  });

  test('counts are sums: two visitors who do the same leave one row, without anything else', async () => {
    await opened([{ body: linked }, { body: linked }]);
    await opened([{ body: linked }]);
    expect(await counted()).toMatchObject([{ views: 3, visits: 3 }]);
    for (const table of ['page_views', 'source_visits', 'page_speeds', 'events', 'rate_limits'])
      expect(JSON.stringify(await on.rows(table)), table).not.toMatch(
        /secret|Mozilla|127\.0\.0\.1|\d\d:\d\d/,
      );
  });

  test('visitors who opt out, programs, and anything but pages are not counted', async () => {
    const statuses = await opened([
      { body: linked, headers: { dnt: '1' } },
      { body: linked, headers: { 'sec-gpc': '1' } },
      { body: linked, headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
      { body: linked, headers: { 'user-agent': `${agents.desktop} HeadlessChrome/142.0` } },
      { body: linked, headers: { 'user-agent': '' } },
      ...['/robots.txt', '/console', '/meeting/secret-token', '//evil.example/pricing/x'].map((page) => ({
        body: { page },
      })),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await counted()).toEqual([]);
  });

  test('made-up sources of a day are counted together beyond a hundred, and those known stay', async () => {
    const campaigns = Array.from({ length: 130 }, (_, i) => ({
      body: { page: `/?utm_source=made-up-${i}` },
    }));
    await opened([...campaigns, { body: { page: '/?utm_source=made-up-0' } }, { body: { page: '/' } }]);
    const sources = await on.run(sql`select source, visits from source_visits order by visits desc, source`);
    expect(sources).toHaveLength(102);
    expect(sources.slice(0, 2)).toEqual([
      { source: '(other)', visits: 30 },
      { source: 'made-up-0', visits: 2 },
    ]);
    await opened([{ body: { page: '/?utm_source=one-more' } }]);
    expect(await on.run(sql`select visits from source_visits where source = '(other)'`)).toEqual([
      { visits: 31 },
    ]);
  });

  test('input that no page sends is refused', async () => {
    const statuses = await opened(
      [
        { page: 7 },
        { page: '' },
        { page: 'javascript:1' },
        { page: '/', lcp: -1 },
        { page: '/', lcp: 1e9 },
        { page: '/', inp: 'fast' },
        { page: '/', cls: null },
        { page: '/', firstVisit: {} },
        {},
      ].map((body) => ({ body })),
    );
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect(await counted()).toEqual([]);
  });

  test('an address that opens too many pages is not counted any further', async () => {
    const views = Array.from({ length: 250 }, () => ({ body: { page: '/' } }));
    const statuses = await opened(views, { RATE_LIMITS: 'on' });
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await counted()).toMatchObject([{ views: 240 }]);
  });

  test('speed is kept as histograms by page and day', async () => {
    await opened([
      { body: { page: '/pricing', lcp: 812.4, inp: 40, cls: 0 } },
      { body: { page: '/de/pricing', lcp: 999, cls: 0.004 } },
      { body: { page: '/pricing', lcp: 90_000 } },
    ]);
    expect(
      await on.run(sql`select page, metric, bucket, views from page_speeds order by metric, bucket`),
    ).toEqual([
      { page: '/pricing', metric: 'cls', bucket: 0, views: 1 },
      { page: '/pricing', metric: 'cls', bucket: 1, views: 1 },
      { page: '/pricing', metric: 'inp', bucket: 1, views: 1 },
      { page: '/pricing', metric: 'lcp', bucket: 4, views: 2 },
      { page: '/pricing', metric: 'lcp', bucket: 20, views: 1 },
    ]);
  });

  test('counts that the database cannot take are kept and stored later', async () => {
    let isAway = true;
    const { db } = on.database;
    const flaky: typeof db = {
      ...db,
      transaction: (use) => (isAway ? Promise.reject(new Error('away')) : db.transaction(use)),
    };
    const counter = startPageViewCounter({ db: flaky, logger: createLogger('silent') });
    const view = {
      page: '/',
      source: '',
      language: 'en',
      device: 'phone',
      isFirst: true,
      speed: { lcp: 100 },
    } as const;
    counter.count(view);
    await counter.stop();
    expect(await counted()).toEqual([]);
    isAway = false;
    counter.count(view);
    await counter.stop();
    expect(await counted()).toMatchObject([{ views: 2, visits: 2 }]);
    expect(await on.rows('page_speeds')).toMatchObject([{ views: 2 }]);
  });
});

test.each([
  ['nothing', [], undefined],
  ['one bucket', [[4, 100]], 950],
  [
    'a half in each of two',
    [
      [0, 50],
      [4, 50],
    ],
    900,
  ],
  ['beyond the last bound', [[20, 10]], undefined],
] as const)('the 75th percentile of %s', (_what, counts, expected) => {
  expect(estimatePercentile('lcp', new Map(counts), 0.75)).toBe(expected);
});
