import { settings } from './settings.ts';

/** A mailto link to us with a subject and the start of a text. */
export function mailHref(subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${settings.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
