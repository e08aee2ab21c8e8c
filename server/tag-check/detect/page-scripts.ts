import { registrableDomain } from './loader.ts';
import type { ModuleMap } from './module-map.ts';
import type { PageElement } from './page-elements.ts';

/** A script to read because it may carry Analytics. */
export interface PageScript {
  url: string;
  /** Whose ids it contains: the site's, also in its tag manager, or possibly those of another company. */
  owner: 'site' | 'other';
  /** The reading order: tags by name, then entry bundles, then the rest. */
  rank: number;
  /** True if it may be a container served under the site's own domain, so it counts as unread if it is missing. */
  isLoader: boolean;
  /** True if its URL was read from code without a host, and may be only part of the real one. */
  isGuess: boolean;
  /** The name of the service that it configures, for display. */
  service: string | null;
  /** True if its name is that of a library or part of a platform; these are read last. */
  isLibrary: boolean;
  /** True if the page apparently only preloads it. */
  isPreload?: boolean;
  /** How its modules are resolved. */
  modules?: ModuleMap;
  line: number | null;
  section: PageElement['section'] | null;
  position: number | null;
}

/** Hosts whose scripts never carry a site's Analytics: libraries, widgets, payments, ads, other analytics. */
export const harmlessDomains = new Set(
  `ajax.googleapis.com fonts.googleapis.com maps.googleapis.com imasdk.googleapis.com googletagmanager.com google-analytics.com google.com gstatic.com googlesyndication.com googleadservices.com doubleclick.net youtube.com ytimg.com
  recaptcha.net googletagservices.com facebook.net facebook.com fbcdn.net instagram.com twitter.com twimg.com x.com
  linkedin.com licdn.com pinterest.com pinimg.com tiktok.com ttwstatic.com snapchat.com sc-static.net reddit.com
  redditstatic.com hotjar.com clarity.ms bing.com microsoft.com criteo.com criteo.net taboola.com outbrain.com
  adroll.com quantserve.com scorecardresearch.com amazon-adsystem.com adnxs.com rubiconproject.com pubmatic.com
  jquery.com cdnjs.com unpkg.com bootstrapcdn.com fontawesome.com typekit.net jsdelivr.net cloudflare.com
  cloudflareinsights.com skypack.dev esm.sh polyfill.io cdnfonts.com fonts.net hcaptcha.com stripe.com stripe.network
  paypal.com paypalobjects.com klarna.com klarnacdn.net klarnaservices.com adyen.com braintreegateway.com afterpay.com
  affirm.com squareup.com squarecdn.com intercom.io intercomcdn.com zendesk.com zdassets.com zopim.com tawk.to crisp.chat
  drift.com driftt.com livechatinc.com olark.com hs-banner.com hsadspixel.net usemessages.com hsforms.net hscollectedforms.net
  matomo.cloud plausible.io usefathom.com simpleanalyticscdn.com umami.is goatcounter.com posthog.com amplitude.com
  mixpanel.com mxpnl.com heap.io heapanalytics.com fullstory.com mouseflow.com crazyegg.com luckyorange.com yandex.ru
  yandex.com baidu.com newrelic.com nr-data.net sentry.io sentry-cdn.com bugsnag.com datadoghq.com datadoghq-browser-agent.com
  rollbar.com logrocket.com lr-ingest.com optimizely.com vwo.com visualwebsiteoptimizer.com abtasty.com klaviyo.com
  mailchimp.com list-manage.com chimpstatic.com omnisend.com attentivemobile.com trustpilot.com yotpo.com judge.me
  reviews.io feefo.com addthis.com sharethis.com disqus.com disquscdn.com vimeo.com vimeocdn.com wistia.com wistia.net
  spotify.com soundcloud.com calendly.com typeform.com jotform.com cookiebot.com cookiebot.eu cookielaw.org onetrust.com
  usercentrics.eu iubenda.com cookieyes.com termly.io osano.com quantcast.com ampproject.org wp.com parastorage.com
  wixstatic.com squarespace.com accessibe.com acsbapp.com userway.org statuspage.io ravenjs.com mapbox.com openstreetmap.org
  apple.com mzstatic.com shopify.com shopifycloud.com shop.app bigcommerce.com awin1.com dwin1.com impact.com
  goaffpro.com refersion.com smile.io gorgias.chat gorgias.com segment.io`.split(/\s+/),
);
/** Folders on those hosts where sites store their own files. */
const siteFolders =
  /^(?:cdn\.shopify\.com\/(?:s\/files|extensions)|cdn\.jsdelivr\.net\/gh|storage\.googleapis\.com|static1\.squarespace\.com\/static\/[0-9a-f]|framerusercontent\.com\/sites\/|img1\.wsimg\.com\/blobby\/|(?:assets|cdn\.prod)\.website-files\.com\/|static\.tildacdn\.com\/ws\/)/;
/** Tag managers, whose files contain the settings of a single site. */
const managers =
  /(^|\.)(tiqcdn\.com|adobedtm\.com|tagcommander\.com|commander1\.com|ensighten\.com|piwik\.pro|rudderlabs\.com|mparticle\.com|perfalytics\.com|jentis\.com|stape\.(?:io|net)|hs-scripts\.com|hs-analytics\.net)$/;
/** Containers of a self-hosted Matomo Tag Manager. */
const ownManager = /\/container_\w{4,12}\.js$/;
/** Self-hosted libraries and parts of platforms. They are read last, as they rarely contain a tag. */
const libraries =
  /^\/(?:wp-includes\/js|cdn\/shopifycloud|cdn-cgi\/(?!zaraz)|_Incapsula|etc\.clientlibs\/core)\/|\/(?:jquery|bootstrap|popper|modernizr|polyfills?|lodash|underscore|moment|swiper|slick|owl\.carousel|aos|gsap|tweenmax|lazysizes|lazyload|fancybox|isotope|masonry|magnific-popup|waypoints|photoswipe|require|requirejs|react|react-dom|vue|angular|core-js|html5shiv|respond|webfont|fontawesome|hls|video)(?:[.-](?:ui|min|core|migrate|slim|bundle|pkgd|prod|production|runtime|global|all|es5|legacy|nomodule|v?\d[\w.]*|[0-9a-f]{6,}))*\.js$/i;

const tagNames =
  /gtm|gtag|analytic|tag-?manager|track|utag|launch-|data-?layer|(?<![a-z])(?:ga4?|tags?|stats?|metrics?|pixel|consent|cookies?)(?![a-z])/i;
const entryNames =
  /(?:^|[/._-])(?:main|app|index|bundle|entry|client|_app|layout|autoptimize_?\w*|scripts?|site|theme|global|common|all|merged|combined|minified|frontend|core|custom)(?![a-z])/i;

export function isManager({ hostname, pathname }: URL): boolean {
  return managers.test(hostname) || ownManager.test(pathname);
}

/**
 * Decides which scripts of a page are worth reading. `assets` are the hosts of its stylesheets. A shell is a page that
 * is empty by itself and has no script on its own host: its scripts are its application, wherever they are hosted.
 */
export function scriptPicker(page: URL, assets: ReadonlySet<string>, isShell: boolean) {
  const site = registrableDomain(page.hostname);
  const name = site.split('.', 1)[0] ?? '';

  function findOwner({ hostname, pathname }: URL): PageScript['owner'] | null {
    if (managers.test(hostname)) return 'site';
    const domain = registrableDomain(hostname);
    if (domain === site || siteFolders.test(hostname + pathname)) return 'site';
    if (harmlessDomains.has(domain)) return null;
    const isNamed = name.length >= 4 && hostname.includes(name);
    return assets.has(hostname) || isNamed || isShell ? 'site' : 'other';
  }

  return function pick(
    address: string,
    base: URL,
    element: PageElement | null,
    length: number,
  ): PageScript | null {
    const url = address.length <= 2_000 ? URL.parse(address.trim(), base) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return null;
    url.hash = '';
    const owner = findOwner(url);
    return (
      owner && {
        url: url.href,
        owner,
        rank: rankScript(url, owner),
        isLibrary: libraries.test(url.pathname),
        ...describePlace(element, length),
      }
    );
  };
}

export type ScriptPicker = ReturnType<typeof scriptPicker>;

function rankScript({ hostname, pathname }: URL, owner: PageScript['owner']): number {
  if (managers.test(hostname)) return 0;
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (tagNames.test(pathname)) return owner === 'site' ? 1 : 4;
  if (owner === 'other') return 5;
  if (libraries.test(pathname)) return 6;
  return entryNames.test(file) ? 2 : 3;
}

function describePlace(element: PageElement | null, length: number) {
  return {
    isLoader: false,
    isGuess: false,
    service: null,
    line: element?.line ?? null,
    section: element?.section ?? null,
    position: element ? element.offset / length : null,
  };
}
