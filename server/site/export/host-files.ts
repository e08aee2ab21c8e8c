import { defaultLocale, locales } from '../../../contract/locales.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { noFraming, securityHeaders, transportSecurity } from '../../security-headers.ts';
import { cacheControl } from '../resource.ts';
import { oldSecurityTxtPath, securityTxtPath } from '../security-txt.ts';
import { privateFolders } from './instance-paths.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare takes a hundred rules at most, so the policy of
 * each page stands in the page. A header that two rules give to one path is joined from both: none here does.
 */
export function headersFile({ files }: SiteManifest): string {
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

/** `_redirects`, as the same hosts read it: what stands for one path first, then what stands for many. */
export function redirectsFile({ files, redirects }: SiteManifest, api: string): string {
  const lowerCase = files.flatMap(({ page, path = '' }) =>
    page && path !== path.toLowerCase() ? [[path.toLowerCase(), path]] : [],
  );
  const moved = [...Object.entries(redirects), [oldSecurityTxtPath, securityTxtPath]];
  const single = [...moved, ...lowerCase].map(([from, to]) => `${from} ${to} 301`);
  const filled = privateFolders.map((folder) => `${folder}* ${api}${folder}:splat 302`);
  // Cloudflare finds these pages by itself and passes over the lines.
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`);
  return `${[...single, ...filled, ...notFound].join('\n')}\n`;
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${inCapitals(name)}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Hosts know some of their own headers by this spelling alone. */
function inCapitals(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
