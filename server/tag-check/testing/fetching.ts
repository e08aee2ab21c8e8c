import type { RequestListener, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { FetchProblem } from '../fetch/fetch-problem.ts';
import type { FetchedPage, FetcherOptions } from '../fetch/fetch-public-page.ts';
import { loopbackFetcher, startSite } from './loopback.ts';

export const html = { 'content-type': 'text/html; charset=utf-8' };
export const page = '<!doctype html><title>Shop</title><p>Welcome';

/** Fetches `/` of a site, and gives the page or the problem. */
export async function get(
  listener: RequestListener,
  { ms = 4_000, path = '/', ...options }: FetcherOptions & { ms?: number; path?: string } = {},
): Promise<FetchedPage | FetchProblem> {
  const site = await startSite(listener);
  return loopbackFetcher(site, options)(site.at(path), { signal: AbortSignal.timeout(ms) }).catch((error) => {
    if (error instanceof FetchProblem) return error;
    throw error;
  });
}

/** What was fetched, or why nothing was. */
export function text(fetched: FetchedPage | FetchProblem): string {
  return fetched instanceof Error ? `${fetched.state} ${fetched.reason}` : fetched.bytes.toString();
}

export function send(
  response: ServerResponse,
  body: string | Buffer = page,
  headers: Record<string, string> = html,
): void {
  response.writeHead(200, headers).end(body);
}

/** A site that speaks whatever the server does, and a fetcher for it; closed when the test ends. */
export async function rawSite(server: Server) {
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
