import { isPublicAddress, pageAddress } from './addresses.ts';
import { notAllowed, toFetchError } from './fetch-error.ts';
import { type ConnectGuard, dnsResolver, guardedConnect } from './guarded-connect.ts';

/**
 * Posts JSON and returns the status; redirects are not followed. Throws a `FetchError`, which does not contain the URL.
 */
export type PostJson = (url: string, body: object) => Promise<number>;

/** Test doubles for the internet; the server uses the defaults. */
interface PosterOptions extends Partial<ConnectGuard> {
  ports?: readonly number[];
}

const maxMs = 15_000;

/** Creates the poster for URLs entered by users: public addresses only, over TLS only. */
export function createPoster({
  resolve = dnsResolver(),
  isAllowedAddress = isPublicAddress,
  ports = [443],
  ca,
}: PosterOptions = {}): PostJson {
  const guard: ConnectGuard = { resolve, isAllowedAddress, ...(ca && { ca }) };
  return async function postJson(address, body) {
    const url = pageAddress(address, ports);
    if (url?.protocol !== 'https:') throw notAllowed();
    const signal = AbortSignal.timeout(maxMs);
    const { Client, buildConnector } = await import('undici');
    const client = new Client(url.origin, {
      connect: guardedConnect(buildConnector, guard, signal),
      pipelining: 0,
    });
    try {
      const response = await client.request({
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        signal,
      });
      return response.statusCode;
    } catch (error) {
      throw toFetchError(error, signal);
    } finally {
      client.destroy().catch(() => {});
    }
  };
}
