import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor, type SiteFile, type SiteManifest } from '../contract/site-manifest.ts';

/** The site as `npm run build` left it. */
const dist = join(import.meta.dirname, '..', 'dist');
export const manifest: SiteManifest = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));

export interface BuiltPage extends SiteFile {
  page: NonNullable<SiteFile['page']>;
  html: string;
  /** The path, or the role and language of a page without one. */
  name: string;
}

export const pages: BuiltPage[] = manifest.files.flatMap((file) =>
  file.page ? [{ ...file, page: file.page, html: read(file), name: fileName(file, file.page.locale) }] : [],
);

/** All pages except the console. */
export const publicPages = pages.filter(({ role }) => role !== 'console');

/** Pages with a path, for DOUBLE_OPT_IN=off and with all jobs open. */
export const addressedPages = filesFor(pages, false).filter((page) => page.path !== undefined);

function fileName({ path, role, doubleOptIn, closedJob }: SiteFile, locale: string): string {
  const variant = `${doubleOptIn ? ' with double opt-in' : ''}${closedJob ? ' closed' : ''}`;
  return `${path ?? `${role} ${locale}`}${variant}`;
}

export function read({ file }: Pick<SiteFile, 'file'>, ending = ''): string {
  return readFileSync(join(dist, 'site', file + ending), 'utf8');
}

export function fileSize({ file }: Pick<SiteFile, 'file'>, ending = ''): number {
  return readFileSync(join(dist, 'site', file + ending)).length;
}

/** The values of an attribute on all tags with a name. */
export function attributes(html: string, tag: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  return tags.flatMap((text) => {
    const value = new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(text)?.[1];
    return value === undefined ? [] : [decodeEntities(value)];
  });
}

export function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The visible text of the body. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decodeEntities(body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, '\n'));
}
