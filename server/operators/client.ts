import ipaddr from 'ipaddr.js';

/** Where a sign-in comes from. */
export interface Client {
  /** As reported by trusted proxies, see TRUST_PROXY. */
  address: string;
  /** `Firefox on Linux`; empty if unknown. */
  browser: string;
  /** The token of a browser that has signed in before. */
  browserToken: string | undefined;
}

/** For the audit log. Retention later reduces the address to its network. */
export function auditedAddress({ address }: Pick<Client, 'address'>): { address: string; network: string } {
  return { address, network: coarseNetwork(address) };
}

/** Precise enough to distinguish the office from abroad, too coarse to identify a household. */
function coarseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`;
}
