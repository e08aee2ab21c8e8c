import { afterAll, beforeAll } from 'vitest';
import { serveWholeSite, type WholeSite, type WholeSiteParts } from '../browser/whole-site.ts';

export interface AttackedSite extends Pick<WholeSite, 'url' | 'db'> {
  port: number;
}

/** The whole built site with all that works behind it, on a port of its own, for the tests of a file. */
export function attackedSite(variables: NodeJS.ProcessEnv = {}, parts: WholeSiteParts = {}): AttackedSite {
  // Tests are collected before the site runs: what they refer to is filled in then.
  const attacked = {} as AttackedSite;
  let site: WholeSite;
  beforeAll(async () => {
    site = await serveWholeSite(variables, parts);
    Object.assign(attacked, { url: site.url, db: site.db, port: Number(new URL(site.url).port) });
  });
  afterAll(() => site.close());
  return attacked;
}
