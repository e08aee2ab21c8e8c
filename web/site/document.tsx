import type { ReactNode } from 'react';
import { regions } from '../../content/dates.ts';
import { settings } from '../../content/settings.ts';
import { defaultLocale, type Locale, locales, localPath } from '../../contract/locales.ts';
import type { PageContext, PageHead } from '../ui/page.tsx';
import { palette } from '../ui/palette.ts';
import { feedPath } from './feed.ts';
import { iconPaths } from './icon-paths.ts';
import { structuredData } from './structured-data.ts';

/** Hashed file names and the inline script, known only to the build. */
export interface SiteAssets {
  /** In `npm run dev` only: the module that imports the styles. */
  devScript?: string;
  bootstrap: string;
  islands: string;
  /** The script that updates dates to the day of the visit, and counts it. */
  visit: string;
  console: string;
}

/**
 * Prerenders any page while a pointer or a finger is on its link, or prefetches it if the browser cannot. Nothing is
 * fetched before: it would compete with this page's fonts. Excludes private links, and other languages: the choice of
 * language is stored on click, and until then a page would redirect to the previous one. Browsers do neither for
 * visitors who save data.
 */
const touchedLinks = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/*.*', '/*meeting?*', '/*confirm-*'] } },
      { not: { selector_matches: '[data-label],[download]' } },
    ],
  },
  eagerness: 'moderate',
};
const speculationRules = JSON.stringify({ prefetch: [touchedLinks], prerender: [touchedLinks] });

export function ogImagePath({ locale, route }: Pick<PageContext, 'locale' | 'route'>): string {
  const path = route.sameAs ?? route.path;
  return `/og/${locale}${path === '/' ? '/home' : path}.png`;
}

/** The text of the social image. */
export function socialHeadline({ headline, title }: PageHead): string {
  return headline ?? title.split(' · ')[0] ?? title;
}

/** The document of every page except the console. */
export function PageDocument(props: {
  context: PageContext;
  head: PageHead;
  assets: SiteAssets;
  addressed: boolean;
  children: ReactNode;
}) {
  const { context, head, assets, addressed } = props;
  const { ends } = head;
  return (
    <html
      lang={context.locale}
      data-built={context.today}
      data-ends={ends}
      data-closed={context.isClosed ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script
          data-islands={assets.islands}
          data-visit={assets.visit}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built script, allowed by hash
          dangerouslySetInnerHTML={{ __html: assets.bootstrap }}
        />
        <title>{head.title}</title>
        <Styles {...assets} />
        <meta name="description" content={head.description} />
        <meta name="theme-color" content={head.dark ? palette.ink : palette.paper} />
        <IconLinks />
        <link rel="manifest" href={localPath(context.locale, '/manifest.webmanifest')} />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={context.messages.blogs.feed.title}
          href={localPath(context.locale, feedPath)}
        />
        {addressed && <Addresses context={context} head={head} />}
        {(!addressed || context.route.noindex || head.unlisted) && <meta name="robots" content="noindex" />}
      </head>
      <body>
        {props.children}
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, allowed by hash
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      </body>
    </html>
  );
}

/** Canonical, alternates, social cards and structured data. */
function Addresses({ context, head }: { context: PageContext; head: PageHead }) {
  const { locale, route, origin } = context;
  const canonicalPath = route.sameAs ?? route.path;
  const url = origin + localPath(locale, canonicalPath);
  return (
    <>
      <link rel="canonical" href={url} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + localPath(other, canonicalPath)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localPath(defaultLocale, canonicalPath)} />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:locale" content={ogLocale(locale)} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + ogImagePath(context)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${socialHeadline(head)} · ${settings.brand}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped; data, never run
        dangerouslySetInnerHTML={{ __html: structuredData(context, head, url) }}
      />
    </>
  );
}

function ogLocale(locale: Locale): string {
  return regions[locale].replace('-', '_');
}

/** The console's document, without anything for search engines, social cards or feeds. */
export function ConsoleDocument(props: { head: PageHead; assets: SiteAssets; children: ReactNode }) {
  const { head, assets } = props;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{head.title}</title>
        <Styles {...assets} />
        <script type="module" src={assets.console} />
        <meta name="description" content={head.description} />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <IconLinks />
      </head>
      <body>{props.children}</body>
    </html>
  );
}

/** `build/site-files.ts` fills the empty element. */
function Styles({ devScript }: SiteAssets) {
  return (
    <>
      <style />
      {devScript && <script type="module" src={devScript} />}
    </>
  );
}

function IconLinks() {
  return (
    <>
      <link rel="icon" href={iconPaths.tabFallback} sizes="32x32" />
      <link rel="icon" href={iconPaths.tab} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconPaths.touch} />
    </>
  );
}
