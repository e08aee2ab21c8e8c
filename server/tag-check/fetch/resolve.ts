import { Resolver } from 'node:dns/promises';

/** Gives every IP address of a name, or rejects if there is none. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>;

export interface DnsOptions {
  /** Name servers to ask, as `address:port`; those of the machine if not given. */
  servers?: readonly string[];
}

/**
 * Asks name servers for both families of addresses. The hosts file and the search domains of the machine are of no
 * concern, and no thread of the process is held up, as `dns.lookup` would do.
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
      // An alias that leads to no address is answered with an empty list, not with an error.
      const failed = answers.find((answer) => answer.status === 'rejected');
      throw failed?.reason ?? Object.assign(new Error(`no address for ${name}`), { code: 'ENODATA' });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
