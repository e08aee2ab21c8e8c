/** A mailto link with a subject and the beginning of a text. */
export function mailHref(to: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
