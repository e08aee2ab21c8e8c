import type { TagPlace } from '../../../contract/tag-check.ts';
import { isBotWall } from './bot-wall.ts';
import { collectFindings } from './collect-findings.ts';
import type { Detection } from './detection.ts';
import { readLoader, registrableDomain } from './loader.ts';
import { flightText, nextDataCode, readFlight } from './next-flight.ts';
import { type PageElement, readPageElements } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';
import { readMagentoModules, readModuleMaps } from './page-modules.ts';
import { scriptRedirect } from './page-redirect.ts';
import { scriptPicker } from './page-scripts.ts';
import { nuxtData, pageServices } from './page-services.ts';
import { platformInMarkup } from './platform.ts';
import { type ScriptRole, scriptRole } from './script-role.ts';
import { isPlainName, isTagName } from './tag-id.ts';
import { isMeasurementId } from './text-context.ts';

export const firebaseAnalytics =
  /firebase-analytics|firebase\/analytics|\b(?:get|initialize)Analytics\b|\bfirebase\.analytics\(/;

/** A page with less text than this is empty without its scripts or frames. */
const shellText = 200;

/** Finds the tags on a page, reading it as a browser would. Fetches and runs nothing. */
export function detectTags(html: string, page: URL): Detection {
  const { elements, lines, landmarks, visible } = readPageElements(html);
  const usesFirebaseAnalytics = firebaseAnalytics.test(html);
  const isShell = visible < shellText;
  const isHostedElsewhere = isShell && !elements.some((element) => isOwnScript(element, page));
  const pick = scriptPicker(page, assetHosts(elements, page), isHostedElsewhere);
  const hasFiles = elements.some(({ name, attributes }) => name === 'script' && attributes.has('src'));
  const findings = collectFindings({
    page,
    pick,
    length: html.length,
    usesFirebaseAnalytics,
    // Files may call any function that the page defines.
    isCalled: (name) => hasFiles || html.split(name, 3).length > 2,
  });
  let refresh: string | null = null;
  let redirect: string | null = null;
  readModuleMaps(elements, findings);
  for (const element of elements) {
    readElement(element, findings);
    if (element.name === 'meta') refresh ??= readRefresh(element.attributes, findings.base);
    if (isShell) redirect ??= readRedirect(element, page);
  }
  readFlightRows(elements, findings);

  const summary = findings.summary();
  const services = pageServices(html, page);
  const hidden = [...services.hidden, ...summary.hidden];
  const target = redirect ? URL.parse(redirect, findings.base) : null;
  // A page with its own scripts is more likely an application with a conditional redirect.
  const isRedirect =
    target && /^https?:$/.test(target.protocol) && target.href !== page.href && findings.scripts.size === 0;
  return {
    ...summary,
    outline: { lines, landmarks },
    platform: platformInMarkup(elements),
    scripts: [...services.scripts, ...findings.scripts.values()],
    frames: findFrames(elements, findings.base, isShell),
    hidden:
      redirect !== null && !isRedirect
        ? [
            ...hidden,
            { kind: 'redirect', what: target?.href ?? '', line: null, position: null, reason: 'runtime' },
          ]
        : hidden,
    refresh: refresh ?? (isRedirect ? target.href : null),
    botWall: summary.sightings.length === 0 && isBotWall(html),
    isEmpty:
      visible === 0 && !refresh && !elements.some(({ name }) => showing.test(name)) && !/<title/i.test(html),
  };
}

function isOwnScript({ name, attributes }: PageElement, page: URL): boolean {
  const url =
    name === 'script' && attributes.has('src') ? URL.parse(attributes.get('src') ?? '', page) : null;
  return url !== null && registrableDomain(url.hostname) === registrableDomain(page.hostname);
}

const showing = /^(script|iframe|frame|frameset|img|link|noscript)$/;

/** The hosts of the page's stylesheets, except public CDNs. */
function assetHosts(elements: readonly PageElement[], page: URL): Set<string> {
  const sheets = elements.filter(
    ({ name, attributes }) => name === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? ''),
  );
  return new Set(
    sheets.flatMap(({ attributes }) => URL.parse(attributes.get('href') ?? '', page)?.hostname ?? []),
  );
}

/** The redirect target of an inline script or handler; see `scriptRedirect`. */
function readRedirect({ name, attributes, text }: PageElement, page: URL): string | null {
  if (name === 'body') return scriptRedirect(attributes.get('onload') ?? '', page);
  return name === 'script' && !attributes.has('src') && scriptRole(attributes) === 'runs'
    ? scriptRedirect(text, page)
    : null;
}

const maxFrames = 4;

/**
 * The frames that are part of the page: those of a frameset, the site's own, and any if the page has no other content.
 */
function findFrames(elements: readonly PageElement[], base: URL, isShell: boolean): string[] {
  const isSet = elements.some(({ name }) => name === 'frameset');
  const frames = elements.filter(({ name }) => name === 'frame' || name === 'iframe');
  const urls = frames.flatMap(({ name, attributes }) => {
    const url = URL.parse(attributes.get('src') ?? '', base);
    if (!url || !/^https?:$/.test(url.protocol) || readLoader(url.href, base)) return [];
    const isOwn =
      registrableDomain(url.hostname) === registrableDomain(base.hostname) && url.href !== base.href;
    return isOwn || (name === 'frame' && isSet) || (isShell && frames.length === 1) ? [url.href] : [];
  });
  return [...new Set(urls)].slice(0, maxFrames);
}

function readElement(element: PageElement, findings: PageFindings): void {
  const { name, attributes } = element;
  for (const [key, value] of attributes) {
    if (key.startsWith('on')) findings.code(value, element, 'attribute');
    if (key === 'data-mage-init') {
      findings.code(value, element, 'framework-data');
      readMagentoModules(value, element, findings);
    }
    if (!key.startsWith('data-')) continue;
    if (/^(html|body|script)$/.test(name) && isTagName(key)) findings.id(value, element, 'attribute', 'data');
    // One of the site's own loaders may read it from there.
    else if (isMeasurementId(value) && !isPlainName(key.slice(5))) findings.looseIds.add(value);
  }
  if (name === 'script') readScriptElement(element, findings);
  else if (name === 'noscript') readNoscript(element, findings);
  else if (name === 'iframe' || name === 'img') readPicture(element, findings, 'frame');
  else if (name === 'base')
    findings.base = URL.parse(attributes.get('href') ?? '', findings.base) ?? findings.base;
  else if (name === 'link' && /\b(preload|modulepreload|prefetch)\b/i.test(attributes.get('rel') ?? ''))
    readPreload(element, findings);
  else if (name === 'meta' && isTagName(attributes.get('name') ?? ''))
    findings.id(attributes.get('content'), element, 'attribute', 'data');
  else if (name === 'amp-analytics') findings.address(attributes.get('config'), element, 'amp');
  else if (name === 'astro-island') readAstroIsland(element, findings);
  else if (name === 'amp-story-auto-analytics')
    findings.id(attributes.get('gtag-id'), element, 'amp', 'config');
}

/** An island's scripts and settings. */
function readAstroIsland(element: PageElement, findings: PageFindings): void {
  for (const key of ['component-url', 'renderer-url', 'before-hydration-url'])
    findings.script(element.attributes.get(key), element);
  findings.code(element.attributes.get('props') ?? '', element, 'framework-data');
}

function readPreload(element: PageElement, findings: PageFindings): void {
  const href = element.attributes.get('href');
  findings.address(href, element, 'preload');
  if (/\.m?js(?:[?#]|$)/.test(href ?? '')) findings.script(href, element, { isPreload: true });
}

const inlinePlaces: Record<Exclude<ScriptRole, 'none' | 'data'>, TagPlace> = {
  runs: 'inline-script',
  partytown: 'partytown',
  'consent-blocked': 'consent-blocked',
};

function readScriptElement(element: PageElement, findings: PageFindings): void {
  const { attributes, text, amp } = element;
  const role = scriptRole(attributes);
  if (role === 'none') return;
  if (role === 'data') {
    const isGoogle = /^(gtag|googleanalytics)$/.test(amp?.get('type') ?? '');
    readScriptList(element, findings);
    const json = attributes.get('id') === '__NUXT_DATA__' ? nuxtData(text) : text;
    findings.code(json, element, amp ? 'amp' : 'framework-data', isGoogle ? 'analytics' : undefined);
    if (attributes.get('type') === 'text/x-magento-init') readMagentoModules(text, element, findings);
    for (const code of nextDataCode(text)) findings.code(code, element, 'framework-data');
    return;
  }
  const inline = inlinePlaces[role];
  for (const value of new Set(attributes.values())) {
    if (/^data:/i.test(value)) findings.code(decodeDataUrl(value), element, inline);
    else findings.address(value, element, role === 'runs' ? 'script-url' : inline);
  }
  for (const key of attributes.keys()) {
    if (/(^|-)src$/.test(key)) findings.script(attributes.get(key), element);
  }
  // A script with `src` ignores its content.
  if (role !== 'runs' || !attributes.has('src')) findings.code(decodedText(text), element, inline);
}

/** A list of files that another script loads. */
function readScriptList(element: PageElement, findings: PageFindings): void {
  if (!/^\s*\[(?:\s*"[^"\s]{1,300}\.js"\s*,?)+\s*\]\s*$/.test(element.text.slice(0, 10_000))) return;
  for (const [, address] of element.text.matchAll(/"([^"]+)"/g)) findings.script(address, element);
}

/** Borlabs stores entire scripts as Base64. */
function decodedText(text: string): string {
  const packed = text.trim();
  if (!/^PHNjcmlwd[A-Za-z0-9+/\s]+={0,2}$/.test(packed)) return text;
  const { elements } = readPageElements(Buffer.from(packed, 'base64').toString());
  return elements
    .map(({ attributes, text: code }) => `load(${JSON.stringify(attributes.get('src') ?? '')});\n${code}`)
    .join('\n');
}

/** Only used by browsers without JavaScript, so scripts in it do not run. */
function readNoscript(element: PageElement, findings: PageFindings): void {
  for (const { name, attributes } of readPageElements(element.text).elements) {
    if (name === 'iframe' || name === 'img') readPicture({ ...element, attributes }, findings, 'noscript');
  }
}

function readPicture(element: PageElement, findings: PageFindings, place: TagPlace): void {
  for (const key of ['src', 'data-src', 'data-cmp-src', 'data-suppressedsrc'])
    findings.picture(element.attributes.get(key), element, place);
}

/** Next.js splits a page's data across many scripts; it is attributed to the first of them. */
function readFlightRows(elements: readonly PageElement[], findings: PageFindings): void {
  const carriers = elements.filter(({ name, text }) => name === 'script' && text.includes('__next_f'));
  const [first] = carriers;
  if (!first) return;
  const { addresses, code, properties } = readFlight(carriers.map(({ text }) => flightText(text)).join(''));
  for (const address of addresses) findings.address(address, first, 'framework-data');
  for (const source of [...code, ...properties]) findings.code(source, first, 'framework-data');
}

function decodeDataUrl(url: string): string {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,([\s\S]*)$/i.exec(url) ?? [];
  if (base64) return Buffer.from(data, 'base64').toString();
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** A page that redirects sooner than this is not meant to be read. */
const maxWait = 3;

/** The target of `<meta http-equiv="refresh" content="0; url=/en/">`, if it redirects at once. */
function readRefresh(attributes: ReadonlyMap<string, string>, base: URL): string | null {
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return null;
  const content = attributes.get('content') ?? '';
  const [, wait = '', target = ''] =
    /^\s*(\d*)[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?['"]?([^'"]*)/i.exec(content) ?? [];
  const url = target.trim() && Number(wait) <= maxWait ? URL.parse(target.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href !== base.href ? url.href : null;
}
