import { formatter } from '../../content/format.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { defaultLocale, type Locale, locales, localPath } from '../../contract/locales.ts';
import { routeTable } from '../route-table.ts';
import { palette } from '../ui/palette.ts';
import { feed, feedPath } from './feed.ts';
import { iconPaths } from './icon-paths.ts';

/** The parts of a page that the text files need. */
export interface PageSummary {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  modified: string | undefined;
  unlisted: boolean | undefined;
}

interface TextFile {
  path: string;
  type: string;
  /** Has one line per page: those of closed jobs are removed. */
  listsJobs?: true;
  write(origin: string, pages: PageSummary[]): string;
}

/** robots.txt, sitemap.xml, llms.txt, the feeds and the web manifests. */
export const textFiles: TextFile[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', write: robots },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', listsJobs: true, write: sitemap },
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', listsJobs: true, write: llms },
  ...locales.map((locale) => ({
    path: localPath(locale, feedPath),
    type: 'application/rss+xml; charset=utf-8',
    write: (origin: string) => feed(origin, locale),
  })),
  ...locales.map((locale) => ({
    path: localPath(locale, '/manifest.webmanifest'),
    type: 'application/manifest+json',
    write: () => manifest(locale),
  })),
];

/** Does not mention the console: a header keeps it out of search engines without revealing its path. */
function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function listed(pages: PageSummary[]) {
  const unlisted = pages.filter((page) => page.unlisted).map(({ path }) => path);
  return routeTable.filter(({ path, noindex, sameAs }) => !noindex && !sameAs && !unlisted.includes(path));
}

function sitemap(origin: string, pages: PageSummary[]): string {
  const urls = listed(pages).flatMap(({ path }) => {
    const alternates = [...locales.map((l) => [l, l] as const), ['x-default', defaultLocale] as const]
      .map(
        ([code, l]) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${localPath(l, path)}"/>`,
      )
      .join('');
    return locales.map((locale) => {
      const page = pages.find((candidate) => candidate.locale === locale && candidate.path === path);
      const lastmod = page?.modified ?? settings.edited;
      return `<url><loc>${origin}${localPath(locale, path)}</loc><lastmod>${lastmod}</lastmod>${alternates}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** See https://llmstxt.org. In the default language only. */
function llms(origin: string, pages: PageSummary[]): string {
  const format = formatter(defaultLocale);
  const links = listed(pages).map(({ path }) => {
    const page = pages.find((p) => p.locale === defaultLocale && p.path === path);
    return page ? `- [${page.title}](${origin}${path}): ${page.description}` : '';
  });
  const others = locales.filter((l) => l !== defaultLocale).map((l) => `${origin}${localPath(l, '/')}`);
  return [
    `# ${settings.brand}`,
    `> ${catalogue[defaultLocale].home.meta.description}`,
    `The same pages exist in other languages below ${format.list(others)}. Contact: ${settings.email}.`,
    '## Pages',
    links.filter(Boolean).join('\n'),
    '',
  ].join('\n\n');
}

function manifest(locale: Locale): string {
  return JSON.stringify({
    name: settings.brand,
    short_name: settings.brand,
    description: catalogue[locale].home.meta.description,
    lang: locale,
    start_url: localPath(locale, '/'),
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: iconPaths.medium, sizes: '192x192', type: 'image/png' },
      { src: iconPaths.large, sizes: '512x512', type: 'image/png' },
      { src: iconPaths.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
