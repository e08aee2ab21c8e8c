import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { browserTokenOf } from './cookie.ts';

/** Where a sign-in comes from. */
export interface Client {
  /** As trusted proxies tell it, see TRUST_PROXY. */
  address: string;
  /** `Firefox on Linux`; empty if unknown. */
  browser: string;
  /** The token of a browser that was used before. */
  browserToken: string | undefined;
}

export function describeClient(request: FastifyRequest): Client {
  return {
    address: ipaddr.isValid(request.ip) ? ipaddr.process(request.ip).toString() : 'unknown',
    browser: browserName(request.headers['user-agent'] ?? ''),
    browserToken: browserTokenOf(request),
  };
}

/** For the audit log. Retention removes the address after some time and leaves the network. */
export function auditedAddress({ address }: Pick<Client, 'address'>): { address: string; network: string } {
  return { address, network: coarseNetworkOf(address) };
}

/** Enough to tell the office from abroad, too little to identify a household. */
function coarseNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`;
}

// The first match counts: Edge also claims to be Chrome, Chrome to be Safari, and Android to be Linux.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The browser and system that a `User-Agent` header names. The header itself is not stored. */
export function browserName(userAgent: string): string {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return [browser, system].filter(Boolean).join(' on ');
}
