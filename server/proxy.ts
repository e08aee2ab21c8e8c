import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies whose X-Forwarded-* headers are trusted: none, all, a number of hops, or these networks. */
export type TrustedProxies = boolean | number | string[];

type IsTrusted = (address: string, hop: number) => boolean;

/** True if a peer is a trusted proxy. Fastify itself does not accept hop counts, so we pass a function. */
export function trustFunction(trusted: TrustedProxies): IsTrusted {
  if (typeof trusted === 'boolean') return () => trusted;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const networks = new BlockList();
  for (const text of trusted) {
    const { address, prefix, family } = parseNetwork(text);
    networks.addSubnet(address, prefix, family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, addressFamily(address));
}

export function cameByHttps({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  const nearest = headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim();
  return nearest === 'https' && isTrusted(socket.remoteAddress ?? '', 0);
}

/**
 * Reduces `X-Forwarded-For` to plain addresses, without ports, brackets and zones, and drops everything before an
 * invalid entry. If nothing is left, the address of the connection counts.
 */
export function tidyForwardedFor({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']?.toString();
  if (forwarded === undefined) return;
  const addresses = forwarded.split(',').map(addressIn);
  const known = addresses.slice(addresses.lastIndexOf('') + 1);
  if (known.length > 0) headers['x-forwarded-for'] = known.join(', ');
  else delete headers['x-forwarded-for'];
}

/** Accepts `198.51.100.7`, `198.51.100.7:4711`, `[2001:db8::1]:4711` and `fe80::1%eth0`. */
function addressIn(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[(.*)\](?::\d*)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d*$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '');
  return isIP(address) === 0 ? '' : address;
}

export function isNetwork(text: string): boolean {
  const { address, prefix, bits } = parseNetwork(text);
  return isIP(address) !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= bits;
}

function parseNetwork(text: string) {
  const [address = '', length] = text.split('/', 2);
  const family = addressFamily(address);
  const bits = family === 'ipv6' ? 128 : 32;
  const prefix = length === undefined ? bits : /^\d+$/.test(length) ? Number(length) : Number.NaN;
  return { address, family, bits, prefix };
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
