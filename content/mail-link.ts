import { settings } from './settings.ts';

/** A mail to us, begun. */
export function mailHref(subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${settings.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
