import { type SitePlatform, sitePlatforms } from '../../../contract/tag-check.ts';

/** What only pages of the platform have. An image or a widget of a platform can be on any page, so it does not count. */
const markup: Record<SitePlatform, RegExp> = {
  shopify: /\bShopify\.(?:shop|theme)\s*=|<meta\s[^>]{0,40}shopify-(?:checkout-api-token|digital-wallet)/,
  wordpress:
    /<meta\s[^>]{0,40}content=["']WordPress |(?:src|href)=["'][^"'\s]{0,200}\/wp-(?:content\/(?:themes|plugins)|includes)\/|rel=["']https:\/\/api\.w\.org\/["']/,
  wix: /<meta\s[^>]{0,40}content=["']Wix\.com |static\.parastorage\.com\/services\/wix-thunderbolt\//,
  magento:
    /<script\s[^>]{0,40}type=["']text\/x-magento-init["']|["'/]static\/version\d{1,16}\/frontend\/|\bvar\s+BLANK_URL\s*=\s*["'][^"']{0,200}\/js\/blank\.html/,
  squarespace: /\bStatic\.SQUARESPACE_CONTEXT\s*=|<!-- This is Squarespace\. -->/,
  webflow: /<html\s[^>]{0,200}\bdata-wf-(?:site|page)=|<meta\s[^>]{0,40}content=["']Webflow["']/,
};

const headers: Partial<Record<SitePlatform, [name: string, value: RegExp]>> = {
  shopify: ['powered-by', /^Shopify$/i],
  wordpress: ['link', /rel="https:\/\/api\.w\.org\/"/],
  wix: ['x-wix-request-id', /./],
  magento: ['x-magento-tags', /./],
  squarespace: ['server', /^Squarespace$/i],
};

export function platformInMarkup(html: string): SitePlatform | null {
  return sitePlatforms.find((platform) => markup[platform].test(html)) ?? null;
}

export function platformInHeaders(sent: Record<string, string | string[] | undefined>): SitePlatform | null {
  return (
    sitePlatforms.find((platform) => {
      const [name, value] = headers[platform] ?? [];
      return name !== undefined && value?.test(String(sent[name] ?? ''));
    }) ?? null
  );
}
