import { createTagCheck } from '../../server/tag-check/check.ts';
import { serveChecks } from '../../server/tag-check/check-thread.ts';
import { createFetcher } from '../../server/tag-check/fetch/fetch-public-page.ts';
import { dnsResolver } from '../../server/tag-check/fetch/guarded-connect.ts';

const { HUNT_DNS = '', HUNT_PORT = '' } = process.env;
const ports = [Number(HUNT_PORT)];

/** The tag check's thread, using the hunt's name server and allowed to reach its hostile site. */
serveChecks(
  createTagCheck({
    ports,
    budgetMs: 1_500,
    remembersMs: 0,
    fetchPage: createFetcher({
      ports,
      isAllowedAddress: (address) => address === '127.0.0.1',
      resolve: dnsResolver({ servers: [HUNT_DNS] }),
    }),
  }),
);
