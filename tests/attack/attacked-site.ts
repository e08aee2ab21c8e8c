import { afterAll, beforeAll } from 'vitest';
import { serveWholeSite, type WholeSite, type WholeSiteOptions } from '../browser/whole-site.ts';

interface AttackedSite extends Pick<WholeSite, 'url' | 'db'> {
  port: number;
}

/** The built site with its whole server, on a separate port, for the tests of a file. */
export function attackedSite(
  variables: NodeJS.ProcessEnv = {},
  options: WholeSiteOptions = {},
): AttackedSite {
  // Tests are collected before the site runs, so the object is filled in later.
  const attacked = {} as AttackedSite;
  let site: WholeSite;
  beforeAll(async () => {
    site = await serveWholeSite(variables, options);
    Object.assign(attacked, { url: site.url, db: site.db, port: Number(new URL(site.url).port) });
  });
  afterAll(() => site.close());
  return attacked;
}
