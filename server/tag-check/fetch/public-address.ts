import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by their number, but answered by the cloud a server runs in: some of them hand out its credentials. */
const cloudServices = [
  // Azure: the host a machine runs on, with its certificates and extension settings.
  '168.63.129.16/32',
  // IBM Cloud: its own services, reached from inside only.
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: its programming interfaces for private networks.
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((network) => ipaddr.IPv4.parseCIDR(network));

/** Whether an IP address belongs to the public internet; IPv4 written as IPv6 is judged as what it stands for. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast);
  return !cloudServices.some((network) => parsed.match(network));
}
