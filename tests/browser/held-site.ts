import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSite, serveSite } from './launch.ts';

/** The built site behind a slow connection: while a pattern is held, files that match it do not arrive. */
export async function serveHeldSite(): Promise<RunningSite & { hold(files: RegExp): () => void }> {
  const site = await serveSite();
  let held: { files: RegExp; released: Promise<void> } | undefined;
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    if (held?.files.test(url)) await held.released;
    const passed = request(site.url + url, { method, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(files) {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      held = { files, released };
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
