import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { notAllowed } from './fetch-error.ts';

export interface ConnectGuard {
  resolve: Resolve;
  isAllowedAddress(address: string): boolean;
  /** Trusted certificates, instead of the usual ones. */
  ca?: string;
}

/**
 * An undici connector that only reaches allowed addresses. A name is resolved once and the connection goes to the
 * checked addresses; a single forbidden one is enough to refuse.
 */
export function guardedConnect(
  build: typeof buildConnector,
  { resolve, isAllowedAddress, ca }: ConnectGuard,
  signal: AbortSignal,
  connectMs = 5_000,
): buildConnector.connector {
  const lookup: LookupFunction = (name, _options, callback) => {
    resolve(name, signal).then(
      (addresses) => {
        // With an empty list, Node's connect throws an error that cannot be caught.
        if (addresses.length === 0 || !addresses.every(isAllowedAddress)) return callback(notAllowed(), []);
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        );
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
  const connect = build({
    allowH2: false,
    timeout: connectMs,
    maxCachedSessions: 0,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 400,
    ...(ca && { ca }),
  });

  return (options, callback) => {
    // IP addresses are not looked up.
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !isAllowedAddress(host)) return callback(notAllowed(), null);
    const settle: buildConnector.Callback = (...[error, socket]) => {
      signal.removeEventListener('abort', abandon);
      if (error) return callback(error, null);
      if (isAllowedAddress(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(notAllowed(), null);
    };
    const connecting = connect(options, settle) as unknown as Socket;
    const abandon = () => connecting.destroy(signal.reason);
    signal.addEventListener('abort', abandon);
  };
}

/** Resolves a name to all its IP addresses, or rejects if there are none. */
type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

interface DnsOptions {
  /** Name servers as `address:port`; the machine's by default. */
  servers?: readonly string[];
}

/**
 * Queries name servers for IPv4 and IPv6 addresses. Bypasses the hosts file and search domains, and unlike
 * `dns.lookup` occupies no thread.
 */
export function dnsResolver({ servers }: DnsOptions = {}): Resolve {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length > 0) return addresses;
      // A CNAME without an address yields an empty list, not an error.
      const failed = answers.find((answer) => answer.status === 'rejected');
      throw failed?.reason ?? Object.assign(new Error(`no address for ${name}`), { code: 'ENODATA' });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
