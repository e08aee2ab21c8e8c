import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that refer to this machine or network, whatever DNS says. */
const localNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid|workgroup)$/;

/** The URL of a page that may be fetched, or null: HTTP or HTTPS on allowed ports, no credentials, no local names. */
export function pageAddress(text: string, ports: readonly number[] = [80, 443]): URL | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!ports.includes(effectivePort(url)) || !isPublicName(bareHostname(url))) return null;
  url.hash = '';
  return url;
}

function effectivePort({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

/** The host name or IP address, without IPv6 brackets and trailing dot. */
function bareHostname(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isPublicName(host: string): boolean {
  return isIP(host) !== 0 || (/^[^.]+(\.[^.]+)+$/.test(host) && !localNames.test(host));
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public addresses that a server's own cloud answers; some of them reveal its credentials. */
const cloudServices = [
  // Azure: the host a machine runs on, with its certificates and extension settings.
  '168.63.129.16/32',
  // IBM Cloud: its own services, reachable from inside only.
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: its APIs for private networks.
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((network) => ipaddr.IPv4.parseCIDR(network));

/** True if an IP address is on the public internet; IPv4-mapped IPv6 is treated as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast);
  return !cloudServices.some((network) => parsed.match(network));
}
