import type { UnreadPart } from '../../../contract/tag-check.ts';
import type { Detection } from './detection.ts';
import type { PageScript } from './page-scripts.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { readTagId } from './tag-id.ts';

/**
 * Platforms that add tags at run time. Wix publishes a site's tags at a separate URL; the code of a Shopify merchant's
 * custom pixels is not published.
 */
export function pageServices(html: string, page: URL): Pick<Detection, 'scripts' | 'hidden'> {
  const scripts: PageScript[] = [];
  const hidden: UnreadPart[] = [];
  if (/static\.parastorage\.com|content="Wix\.com/.test(html)) {
    const site = /"metaSiteId"\s*:\s*"([0-9a-f-]{36})"/.exec(html)?.[1];
    if (site) scripts.push(wixTags(site, page));
    else hidden.push(unreadService('Wix'));
  }
  if (/\{"id":"\d+"[^{}]{0,2000}"type":"CUSTOM"/.test(html)) hidden.push(unreadService('Shopify'));
  return { scripts, hidden };
}

function wixTags(site: string, page: URL): PageScript {
  return {
    url: new URL(`/_api/tag-manager/api/v1/tags/sites/${site}?wixSite=true`, page).href,
    owner: 'site',
    rank: 0,
    isLoader: true,
    isGuess: false,
    service: 'Wix',
    isLibrary: false,
    line: null,
    section: null,
    position: null,
  };
}

function unreadService(what: string): UnreadPart {
  return { kind: 'service', what, line: null, position: null, reason: 'server-side' };
}

/** The ids in the data of a Nuxt page, a list in which objects refer to their values by index, as plain JSON. */
export function nuxtData(source: string): string {
  const data = parseJson(source);
  const values: unknown[] = Array.isArray(data) ? data : [];
  const links = values.flatMap((holder, at) =>
    isRecord(holder) ? Object.entries(holder).map(([key, index]) => ({ at, key, index })) : [],
  );
  const names = new Map(links.map(({ key, index }) => [index, key]));
  const ids = links.flatMap(({ at, key, index }) => {
    const value = typeof index === 'number' ? values[index] : undefined;
    return typeof value === 'string' && readTagId(value) ? [{ [names.get(at) ?? '']: { [key]: value } }] : [];
  });
  return JSON.stringify(ids);
}
