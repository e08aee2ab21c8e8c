import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { FetchError } from '../fetch/fetch-error.ts';
import {
  createFetcher,
  type FetchedPage,
  type FetcherOptions,
  type FetchPage,
} from '../fetch/fetch-public-page.ts';
import type { Certificate } from './certificate.ts';

export const html = { 'content-type': 'text/html; charset=utf-8' };
export const page = '<!doctype html><title>Shop</title><p>Welcome';

/** Fetches `/` of a site and returns the page or the problem. */
export async function get(
  listener: RequestListener,
  { ms = 4_000, path = '/', ...options }: FetcherOptions & { ms?: number; path?: string } = {},
): Promise<FetchedPage | FetchError> {
  const site = await startSite(listener);
  return loopbackFetcher(site, options)(site.at(path), { signal: AbortSignal.timeout(ms) }).catch((error) => {
    if (error instanceof FetchError) return error;
    throw error;
  });
}

/** The fetched text, or the reason why there is none. */
export function text(fetched: FetchedPage | FetchError): string {
  return fetched instanceof Error ? `${fetched.state} ${fetched.reason}` : fetched.bytes.toString();
}

export function send(
  response: ServerResponse,
  body: string | Buffer = page,
  headers: Record<string, string> = html,
): void {
  response.writeHead(200, headers).end(body);
}

/** A site that sends exactly what `server` does, and a fetcher for it; closed when the test ends. */
export async function rawSite(server: NetServer) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const site = new URL(`http://shop.example:${port}/`);
  return { site, fetchPage: loopbackFetcher({ port, at: () => site }) };
}

export interface LoopbackSite {
  port: number;
  /** A URL of the site, by default with the name `shop.example`. */
  at(path: string, name?: string): URL;
}

/** A local site, over TLS if it has a certificate; closed when the test ends. */
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

/** A fetcher that treats only 127.0.0.1 as public, and resolves every name to it. */
export function loopbackFetcher(site: LoopbackSite, options: FetcherOptions = {}): FetchPage {
  return createFetcher({
    ports: [site.port],
    isAllowedAddress: (address) => address === '127.0.0.1',
    resolve: async () => ['127.0.0.1'],
    ...options,
  });
}
