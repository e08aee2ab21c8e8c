import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoId } from './render-mail-html.ts';

const content = readFileSync(join(import.meta.dirname, 'logo.png'));

/** The attachment that every mail shows as its logo. */
export const logoAttachment = {
  filename: 'mark.png',
  content,
  cid: logoId,
  contentDisposition: 'inline',
} as const;

/** Embeds the logo in a mail's HTML to show it on a page, which has no attachments. */
export function embedLogo(html: string): string {
  return html.replace(`cid:${logoId}`, `data:image/png;base64,${content.toString('base64')}`);
}
