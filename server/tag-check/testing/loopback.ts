import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFetcher, type FetcherOptions, type FetchPage } from '../fetch/fetch-public-page.ts';
import type { Certificate } from './certificate.ts';

export interface LoopbackSite {
  port: number;
  /** An address on the site, by the name `shop.example` unless another is given. */
  at(path: string, name?: string): URL;
}

/** A site on this machine, over TLS if it has a certificate; closed when the test ends. */
export async function startSite(listener: RequestListener, certificate?: Certificate): Promise<LoopbackSite> {
  const server: Server = certificate
    ? createSecureServer({ ...certificate }, listener)
    : createServer({ keepAlive: false }, listener);
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const scheme = certificate ? 'https' : 'http';
  return { port, at: (path, name = 'shop.example') => new URL(path, `${scheme}://${name}:${port}`) };
}

/** A fetcher for which 127.0.0.1 alone is public, and every name leads there. */
export function loopbackFetcher(site: LoopbackSite, options: FetcherOptions = {}): FetchPage {
  return createFetcher({
    ports: [site.port],
    isAllowedAddress: (address) => address === '127.0.0.1',
    resolve: async () => ['127.0.0.1'],
    ...options,
  });
}
