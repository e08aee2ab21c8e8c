import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createTagCheck, type TagCheck } from '../../server/tag-check/check.ts';
import { loopbackFetcher } from '../../server/tag-check/testing/fetching.ts';

export interface Websites {
  /** The URL of a website with any name. */
  at(name: string, path?: string): string;
  /** A check that only reaches these websites, none of which has scripts from Google. */
  tagCheck: TagCheck;
}

/** Port 1: nothing listens there. */
export const closedPort = 1;

/** A local web server for all names, and a tag check that may fetch from it, for one test file. */
export async function serveWebsites(listener: RequestListener): Promise<Websites> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  afterAll(() => {
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = (path: string, name = 'scripts.example') => new URL(path, `http://${name}:${port}`);
  const ports = [port, closedPort];
  return {
    at: (name, path = '/') => at(path, name).href,
    tagCheck: createTagCheck({
      ports,
      budgetMs: 60_000,
      remembersMs: 0,
      fetchPage: loopbackFetcher({ port, at }, { ports }),
      toAddress: () => at('/script'),
    }),
  };
}
