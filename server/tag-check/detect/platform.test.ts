import { expect, test } from 'vitest';
import { pagePieces } from './page-elements.ts';
import { platformInHeaders, platformInMarkup } from './platform.ts';

/** The beginnings of pages as these products write them. */
const pages: [platform: string | null, what: string, html: string][] = [
  [
    'shopify',
    'a Shopify theme',
    `<!doctype html><html class="no-js" lang="en"><head><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/6012/digital_wallets/dialog">
<script>var Shopify = Shopify || {};
Shopify.shop = "bakery.myshopify.example";
Shopify.theme = {"name":"Dawn","id":1,"schema_name":"Dawn","role":"main"};</script>`,
  ],
  [
    'wordpress',
    'a WordPress block theme',
    `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8" /><meta name="generator" content="WordPress 6.8.1" />
<link rel="https://api.w.org/" href="https://www.bakery.example/wp-json/" />`,
  ],
  [
    'wordpress',
    'WordPress without its generator',
    `<link rel='stylesheet' id='theme-css' href='https://www.bakery.example/wp-content/themes/astra/style.css?ver=4' media='all' />`,
  ],
  [
    'wix',
    'Wix',
    `<!DOCTYPE html><html lang="en"><head><meta name="generator" content="Wix.com Website Builder"/>
<script src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.renderer.1d21f023.bundle.min.js"></script>`,
  ],
  [
    'magento',
    'Magento 2',
    `<!doctype html><html lang="en"><head><script>var LOCALE = 'en\\u002DUS';</script>
<script type="text/javascript" src="https://www.bakery.example/static/version1718012345/frontend/Magento/luma/en_US/requirejs/require.js"></script></head>
<body data-container="body"><script type="text/x-magento-init">{"*":{"mage/cookies":{}}}</script>`,
  ],
  [
    'magento',
    'Magento 1',
    `<script type="text/javascript">//<![CDATA[
var BLANK_URL = 'https://www.bakery.example/js/blank.html';
//]]></script>`,
  ],
  [
    'squarespace',
    'Squarespace',
    `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><!-- This is Squarespace. --><!-- bakery -->
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":[]};</script>`,
  ],
  [
    'webflow',
    'Webflow',
    `<!DOCTYPE html><html data-wf-domain="www.bakery.example" data-wf-page="64f0" data-wf-site="64f1" lang="en"><head><meta content="Webflow" name="generator"/>`,
  ],
  [
    null,
    'a page with a Shopify buy button, a Wix image and words about WordPress',
    `<script src="https://sdks.shopifycdn.com/buy-button/latest/buy-button-storefront.min.js"></script><img src="https://static.wixstatic.com/media/a.png">
<img src="https://cdn.shopify.com/s/files/1/a.png"><!-- This is Squarespace. -->
<p>We moved from WordPress and Magento to Webflow; see /wp-content/themes/.</p><pre>&lt;html data-wf-site="1"></pre>`,
  ],
  [null, 'a page by hand', '<!doctype html><title>Bakery</title>'],
];

test.each(pages)('%s is recognised in %s', (platform, _what, html) => {
  expect(platformInMarkup(pagePieces(html).pieces)).toBe(platform);
});

test.each([
  ['shopify', { 'powered-by': 'Shopify' }],
  ['wordpress', { link: ['<https://www.bakery.example/wp-json/>; rel="https://api.w.org/"'] }],
  ['wix', { 'x-wix-request-id': '1718012345.12' }],
  ['magento', { 'x-magento-tags': 'FPC' }],
  ['squarespace', { server: 'Squarespace' }],
  [null, { server: 'nginx', link: '</a.css>; rel=preload' }],
])('%s is recognised in headers', (platform, headers) => {
  expect(platformInHeaders(headers)).toBe(platform);
});
