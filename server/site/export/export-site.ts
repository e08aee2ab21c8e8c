import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { consolePath } from '../../../contract/console/paths.ts';
import { defaultLocale, locales, localPath } from '../../../contract/locales.ts';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { attribute, escapeHtml, setAttribute, walkElements } from '../../html.ts';
import { OperatorError } from '../../operator-error.ts';
import { noFraming, policyInPage, securityHeaders, transportSecurity } from '../../security-headers.ts';
import { loadSite, readCurrentManifest } from '../load.ts';
import { cacheControl } from '../resource.ts';
import { oldSecurityTxtPath, securityTxt, securityTxtPath } from '../security-txt.ts';

/** The folders of private pages, which the server fills in per visitor. */
const privateFolders = locales.flatMap((locale) =>
  ['/meeting/', '/move-meeting/', '/confirm-application/'].map((path) => localPath(locale, path)),
);

/** Pages whose query string the server handles. Without one they are plain files. */
const searchPages: readonly string[] = locales.map((locale) => localPath(locale, '/careers/search'));

/** Writes the built site for static hosting, with forms and scripts pointing to the API. */
export async function exportSite(
  dist: string,
  folder: string,
  api: string,
  doubleOptIn = false,
): Promise<SiteManifest> {
  const manifest = await readCurrentManifest(dist, doubleOptIn);
  const site = await loadSite(dist, doubleOptIn);
  await rejectForeign(folder);
  for (const file of manifest.files) {
    const name = fileName(file);
    const resource =
      file.page && file.role === 'not-found'
        ? site.notFound[file.page.locale]
        : site.files.get(file.path ?? '');
    if (name === undefined || !resource) continue;
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    const body = resource.identity.body();
    await writeFile(target, file.page ? exportPage(body.toString(), file.page, api) : body);
  }
  const securityFile = join(folder, securityTxtPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(securityFile, securityTxt(manifest.origin, new Date()));
  await writeFile(join(folder, '_headers'), headersFile(manifest));
  await writeFile(join(folder, '_redirects'), redirectsFile(manifest, api));
  return manifest;
}

/** The file name that static hosts expect. The error page and the console are served by the server only. */
function fileName({ path = '', page, role }: SiteFile): string | undefined {
  if (role === 'not-found') return `${localPath(page?.locale ?? defaultLocale, '/')}404.html`;
  if (role !== undefined) return undefined;
  if (!page) return path;
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/**
 * A page for static hosting: it contains its own policy, tells its scripts the URL of the API, and posts its forms
 * there.
 */
export function exportPage(html: string, page: NonNullable<SiteFile['page']>, api: string): string {
  const document = parse(html);
  for (const element of [...walkElements(document)]) {
    if (element.tagName === 'html') setAttribute(element, 'data-api', api);
    if (element.tagName === 'head') putPolicy(element, policyInPage(page, api));
    if (attribute(element, 'data-island') !== undefined && needsServerBelow(element))
      tellIsland(element, api);
    if (needsServer(element)) setAttribute(element, 'action', api + attribute(element, 'action'));
  }
  return serialize(document);
}

/** After the charset, which must come first, and before everything that the policy applies to. */
function putPolicy(head: Tree.Element, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  head.childNodes.splice(1, 0, ...parseFragment(meta).childNodes);
}

/** The island renders the form again, so both need the same action. */
function tellIsland(island: Tree.Element, api: string): void {
  const props = JSON.parse(attribute(island, 'data-props') ?? '{}');
  setAttribute(island, 'data-props', JSON.stringify({ ...props, action: api + props.action }));
}

function needsServerBelow(parent: Tree.Element): boolean {
  return walkElements(parent).some(needsServer);
}

/** A form that is posted, or a search that the server handles for browsers without JavaScript. */
function needsServer(element: Tree.Element): boolean {
  if (element.tagName !== 'form') return false;
  return attribute(element, 'method') === 'post' || searchPages.includes(attribute(element, 'action') ?? '');
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare allows a hundred rules, so each page contains its own
 * policy. Matching rules are merged, joining duplicate headers: no header here is set twice for a path.
 */
function headersFile({ files }: SiteManifest): string {
  const {
    'content-security-policy': _closed,
    'cross-origin-resource-policy': sameOrigin,
    ...everywhere
  } = securityHeaders;
  const hashed = files.find(({ immutable }) => immutable);
  const image = files.find(({ type }) => type.startsWith('image/'));
  const imageHeaders = {
    ...(image && { 'cache-control': cacheControl(image) }),
    'cross-origin-resource-policy': 'cross-origin',
  };
  const icons = files.filter(({ path, type }) => /^\/[^/]+$/.test(path ?? '') && type.startsWith('image/'));
  return [
    rule('/*', { 'content-security-policy': noFraming, ...everywhere, ...transportSecurity }),
    rule('/assets/*', {
      ...(hashed && { 'cache-control': cacheControl(hashed) }),
      'cross-origin-resource-policy': sameOrigin,
    }),
    rule('/og/*', imageHeaders),
    ...icons.map(({ path = '' }) => rule(path, imageHeaders)),
  ].join('\n');
}

/** `_redirects` for the same hosts: exact paths first, then patterns. */
function redirectsFile({ files, redirects }: SiteManifest, api: string): string {
  const lowerCase = files.flatMap(({ page, path = '' }) =>
    page && path !== path.toLowerCase() ? [[path.toLowerCase(), path]] : [],
  );
  const moved = [...Object.entries(redirects), [oldSecurityTxtPath, securityTxtPath]];
  const single = [...moved, ...lowerCase].map(([from, to]) => `${from} ${to} 301`);
  // Mails to operators link to it.
  const toConsole = `${consolePath} ${api}${consolePath} 302`;
  const filled = privateFolders.map((folder) => `${folder}* ${api}${folder}:splat 302`);
  // Cloudflare finds these pages by itself and ignores these lines.
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return `${[...single, toConsole, ...filled, ...notFound].join('\n')}\n`;
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${inCapitals(name)}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Hosts recognize some headers only in this spelling. */
function inCapitals(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Rejects a folder unless it is empty or contains an earlier export, which is overwritten. */
async function rejectForeign(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new OperatorError(`${folder} cannot be written to: ${error.message}`);
  });
  if (names.length > 0 && !names.includes('_headers')) {
    throw new OperatorError(
      `${folder} contains other files: name a new folder, or one of an earlier export.`,
    );
  }
}
