import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { notAllowed } from './fetch-problem.ts';
import type { Resolve } from './resolve.ts';

export interface ConnectGuard {
  resolve: Resolve;
  isAllowedAddress(address: string): boolean;
  /** Certificates to trust in place of the usual ones. */
  ca?: string;
}

/**
 * A connector for undici that reaches allowed addresses only. A name is resolved once, and the connection goes to the very
 * addresses that were judged; one bad address among them is enough to refuse.
 */
export function guardedConnect(
  build: typeof buildConnector,
  { resolve, isAllowedAddress, ca }: ConnectGuard,
  signal: AbortSignal,
): buildConnector.connector {
  const lookup: LookupFunction = (name, _options, callback) => {
    resolve(name, signal).then(
      (addresses) => {
        // Node's connect throws where nobody can catch it if it is given no address.
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
    timeout: 5_000,
    maxCachedSessions: 0,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 400,
    ...(ca && { ca }),
  });

  return (options, callback) => {
    // A literal address is connected to without a look-up.
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
