import { type LoaderHost, loaderHost } from './loader-host.ts';
import { readTagId, type TagId } from './tag-id.ts';

/** An address that brings a tag onto the page. */
export type Loader =
  | { what: 'script' | 'frame' | 'hit'; host: LoaderHost; tag: TagId }
  | { what: 'library'; host: LoaderHost; tag: null }
  | { what: 'segment'; key: string | null }
  | { what: 'zaraz' };

/** What an address loads, if it is one of a tag; `page` is what it is relative to. */
export function readLoader(address: string, page: URL): Loader | null {
  const url = address.length <= 4_000 ? parse(address, page) : null;
  if (!url) return null;
  const { pathname, searchParams, hostname } = url;
  if (hostname === 'cdn.segment.com') {
    const key = /^\/analytics\.js\/v\d\/([\w-]{10,64})\//.exec(pathname)?.[1] ?? null;
    return /^\/(analytics\.js|v1\/projects)\//.test(pathname) ? { what: 'segment', key } : null;
  }
  if (/^\/cdn-cgi\/zaraz\//.test(pathname)) return { what: 'zaraz' };

  const host = loaderHost(hostname, page);
  const tag = readTagId(searchParams.get('id') ?? '');
  if (tag && isTagScript(pathname, host, tag)) return { what: 'script', host, tag };
  if (tag && /\/(ns\.html|amp\.json)$/.test(pathname)) return { what: 'frame', host, tag };
  const hit = readTagId(searchParams.get('tid') ?? searchParams.get('measurement_id') ?? '');
  if (hit && (host === 'google' || host === 'own') && /\/collect$/.test(pathname))
    return { what: 'hit', host, tag: hit };
  if (
    host === 'google' &&
    /^\/(analytics(_debug)?|ga|ga_exp|urchin|dc)\.js$/.test(pathname) &&
    !/(^|\.)google\.com$/.test(hostname)
  )
    return { what: 'library', host, tag: null };
  return null;
}

/** The paths Google serves tags at, which any host may serve them at too; a site's own gateway may choose its path. */
function isTagScript(pathname: string, host: LoaderHost, tag: TagId): boolean {
  if (/\/(gtag\/(js|destination)|gtm\.js|gtm\/js)\/?$/.test(pathname)) return true;
  return host === 'own' && (tag.kind === 'tag-manager' || !/\.\w+$/.test(pathname));
}

function parse(address: string, page: URL): URL | null {
  const url = URL.parse(address.trim(), page);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
