import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../../server/tag-check/testing/certificate.ts';
import type { RunningSite } from '../browser/launch.ts';

/** The same site over HTTPS, for browsers that keep secure cookies nowhere else. */
export function serveOverHttps(site: RunningSite): Promise<RunningSite> {
  return listen('https', createSecureServer(selfSigned({ name: 'localhost' }), forwardTo(site)));
}

/** The same site as if the browser had scripts disabled: its pages are in a sandbox without scripts. */
export function withoutScripts(site: RunningSite): Promise<RunningSite> {
  return listen(
    'http',
    createServer(forwardTo(site, ['content-security-policy', 'sandbox allow-forms allow-same-origin'])),
  );
}

async function listen(scheme: string, server: ReturnType<typeof createServer>): Promise<RunningSite> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `${scheme}://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forwardTo({ url }: RunningSite, policy: string[] = []) {
  return (asked: IncomingMessage, reply: ServerResponse) => {
    const { method, headers } = asked;
    const passedOn = request(new URL(asked.url ?? '', url), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, [...response.rawHeaders, ...policy]);
      response.pipe(reply);
    });
    passedOn.on('error', () => reply.destroy());
    asked.pipe(passedOn);
  };
}
