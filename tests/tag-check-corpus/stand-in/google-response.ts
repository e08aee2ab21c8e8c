import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusPage } from '../read-pages.ts';
import { type HostResponse, scriptResponse } from '../respond.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.js`), 'utf8');
const [gtag, gtm, analytics, amp, segment] = ['gtag', 'gtm', 'analytics', 'amp-analytics', 'segment'].map(
  read,
) as [string, string, string, string, string];

/** The response of Google's hosts, AMP's and Segment's, if it is one of these hosts. */
export function googleResponse(page: CorpusPage, url: URL): HostResponse | null {
  const { hostname, pathname } = url;
  const key = /^\/analytics\.js\/v1\/(\w+)\/analytics(\.min)?\.js$/.exec(pathname)?.[1];
  if (hostname === 'cdn.segment.com' && key) {
    const settings = page.scripts.get(key);
    return scriptResponse(settings && fill(segment, settings));
  }
  if (hostname === 'cdn.ampproject.org') return scriptResponse(pathname.includes('analytics') ? amp : '');
  if (!isGoogle(hostname)) return tagResponse(page, url);
  if (/^\/(analytics|ga|urchin)(_debug)?\.js$|^\/u\/ga\.js$/.test(pathname)) return scriptResponse(analytics);
  if (pathname === '/ns.html') return scriptResponse('<!doctype html><title>ns</title>', 'text/html');
  return tagResponse(page, url) ?? scriptResponse('');
}

/** Ids from documentation. Google has no such streams. */
const sampleIds = /^G-(X+|1234567890)$/;

/** The Google tag or container in a URL of Google, or of a host of the site that proxies it. */
function tagResponse(page: CorpusPage, url: URL): HostResponse | null {
  const id = url.searchParams.get('id') ?? '';
  const layerName = url.searchParams.get('l') || 'dataLayer';
  const text = page.scripts.get(id);
  // Look-alikes of Google's hosts deliver nothing.
  if (!isGoogle(url.hostname) && !/(^|\.)shop\.example$/.test(url.hostname)) return null;
  if (sampleIds.test(id)) return scriptResponse(undefined);
  if (/(^|\/)gtag\/js$/.test(url.pathname) && /^(G|GT|AW|DC|UA)-\w/.test(id)) {
    if (id.startsWith('GT-') && !text) return scriptResponse(undefined);
    return scriptResponse(fill(gtag, JSON.stringify({ id, layerName, connected: connected(text) })));
  }
  if (!url.pathname.endsWith('/gtm.js') || !id) return null;
  if (id.startsWith('G-')) {
    const first = `(function(){(window["${layerName}"]??=[]).push(arguments)})("config","${id}");`;
    return scriptResponse(first + fill(gtag, JSON.stringify({ id, layerName, connected: [] })));
  }
  const resource = text === undefined ? null : readResource(text);
  return scriptResponse(resource ? fill(gtm, JSON.stringify({ id, layerName, resource })) : text);
}

/** A container served under the site's own domain is a file of the page. This adds the code that runs it. */
export function runContainer(text: string): string | null {
  const resource = readResource(text);
  if (!resource) return null;
  const ids = connected(text);
  if (ids.length === 0) return fill(gtm, JSON.stringify({ id: 'GTM-OWN', layerName: 'dataLayer', resource }));
  return fill(gtag, JSON.stringify({ id: ids[0], layerName: 'dataLayer', connected: ids.slice(1) }));
}

function isGoogle(hostname: string): boolean {
  return /(^|\.)(googletagmanager|google-analytics|googleanalytics|doubleclick|googleadservices|googlesyndication|analytics\.google|google)\.(com|net)$/.test(
    hostname,
  );
}

interface Resource {
  tags?: Record<string, unknown>[];
}

/** The object after `var data =`, with which every container begins. */
function readResource(text: string): Resource | null {
  const start = /var data = ?(?=\{)/.exec(text);
  if (!start) return null;
  const from = start.index + start[0].length;
  // The object ends at the first of these with which it is complete.
  for (let end = text.indexOf('}', from); end >= 0; end = text.indexOf('}', end + 1)) {
    try {
      return JSON.parse(text.slice(from, end + 1)).resource;
    } catch {}
  }
  return null;
}

/** The streams to which a Google tag sends hits. */
function connected(text: string | undefined): string[] {
  const tags = (text && readResource(text)?.tags) || [];
  return tags.flatMap(({ vtp_instanceDestinationId: id }) => (typeof id === 'string' ? [id] : []));
}

function fill(script: string, settings: string): string {
  return script.replace('(SETTINGS)', () => `(${settings})`);
}
