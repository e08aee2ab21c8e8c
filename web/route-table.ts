import { articlePaths } from './documents/articles.ts';
import { jobPaths } from './documents/jobs.ts';
import { type Route, routes } from './routes.ts';

/** Every URL of the site: a new article or job only needs its files. */
export const routeTable: readonly Route[] = [
  ...routes,
  ...jobPaths.map((path) => ({ path, page: 'job' })),
  ...articlePaths.map((path) => ({ path, page: 'article' })),
];
