import { isIP } from 'node:net';

/** Names that mean this machine or this network, whatever a resolver says. */
const localNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid|workgroup)$/;

/** The address of a page that may be fetched, or null: http or https on their own ports, no password, no local name. */
export function pageAddress(text: string, ports: readonly number[] = [80, 443]): URL | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (!ports.includes(portOf(url)) || !isPublicName(hostOf(url))) return null;
  url.hash = '';
  return url;
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

/** The name or the IP address, without the brackets of IPv6 and the dot of the root. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isPublicName(host: string): boolean {
  return isIP(host) !== 0 || (/^[^.]+(\.[^.]+)+$/.test(host) && !localNames.test(host));
}
