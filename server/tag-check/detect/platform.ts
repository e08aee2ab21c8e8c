import { type SitePlatform, sitePlatforms } from '../../../contract/tag-check.ts';
import type { PageElement } from './page-elements.ts';

/** Where on a page the platform can be recognized. */
type Place = 'html' | 'meta' | 'rel' | 'file' | 'type' | 'code';

/**
 * Patterns that only pages of the platform have. Any page can contain a platform's image or widget, so these do not
 * count.
 */
const signs: [SitePlatform, Place, RegExp][] = [
  ['shopify', 'meta', /^shopify-(?:checkout-api-token|digital-wallet)=/],
  ['shopify', 'code', /\bShopify\.(?:shop|theme) ?=/],
  ['wordpress', 'meta', /^generator=WordPress /],
  ['wordpress', 'rel', /^https:\/\/api\.w\.org\/$/],
  ['wordpress', 'file', /\/wp-(?:content\/(?:themes|plugins)|includes)\//],
  ['wix', 'meta', /^generator=Wix\.com /],
  ['wix', 'file', /^https:\/\/static\.parastorage\.com\/services\/wix-thunderbolt\//],
  ['magento', 'type', /^text\/x-magento-init$/],
  ['magento', 'file', /\/static\/version\d{1,16}\/frontend\//],
  ['magento', 'code', /\bvar BLANK_URL = ['"]/],
  ['squarespace', 'code', /\bStatic\.SQUARESPACE_CONTEXT ?=/],
  ['webflow', 'html', /^data-wf-(?:site|page)$/m],
  ['webflow', 'meta', /^generator=Webflow$/],
];

const headers: Partial<Record<SitePlatform, [name: string, value: RegExp]>> = {
  shopify: ['powered-by', /^Shopify$/i],
  wordpress: ['link', /rel="https:\/\/api\.w\.org\/"/],
  wix: ['x-wix-request-id', /./],
  magento: ['x-magento-tags', /./],
  squarespace: ['server', /^Squarespace$/i],
};

/** The platform of a page by its elements; the first match decides. */
export function platformInMarkup(elements: readonly PageElement[]): SitePlatform | null {
  for (const element of elements) {
    const texts = readTexts(element);
    const sign = signs.find(([, place, pattern]) => texts[place] && pattern.test(texts[place]));
    if (sign) return sign[0];
  }
  return null;
}

function readTexts({ name, attributes, text }: PageElement): Partial<Record<Place, string | undefined>> {
  if (name === 'html') return { html: [...attributes.keys()].join('\n') };
  if (name === 'meta')
    return { meta: `${attributes.get('name')?.toLowerCase()}=${attributes.get('content')}` };
  if (name === 'link') return { rel: attributes.get('rel'), file: attributes.get('href') };
  if (name === 'script') return { file: attributes.get('src'), type: attributes.get('type'), code: text };
  return {};
}

export function platformInHeaders(sent: Record<string, string | string[] | undefined>): SitePlatform | null {
  return (
    sitePlatforms.find((platform) => {
      const [name, value] = headers[platform] ?? [];
      return name !== undefined && value?.test(String(sent[name] ?? ''));
    }) ?? null
  );
}
