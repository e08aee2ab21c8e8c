import { createHash } from 'node:crypto';
import type { SiteFile } from '../../../contract/site-manifest.ts';
import type { SiteAssets } from '../document.tsx';
import type { RenderTarget } from '../render.tsx';
import { accuracyDownloadPath, buildAccuracyDownload } from './accuracy-download.ts';
import { contentHash } from './cache.ts';
import { type BuiltFont, fontFaceCss, fontPreloads } from './fonts.ts';
import type { Icon } from './icons.ts';
import { ogImage } from './og.ts';
import { PageHtml } from './page-html.ts';

export type Renderer = typeof import('../render.tsx');

/**
 * A file of the site that can be created: the build creates all of them, `npm run dev` the one that a browser requests.
 */
type PlannedPart = 'path' | 'role' | 'type' | 'doubleOptIn' | 'closedJob' | 'listsJobs' | 'immutable';

export interface PlannedFile extends Pick<SiteFile, PlannedPart> {
  /** Only on HTML pages. */
  locale?: RenderTarget['locale'];
  make(): Promise<BuiltFile>;
}

export interface BuiltFile extends Pick<SiteFile, 'page' | 'listsJobs' | 'hasDateField'> {
  body: string | Uint8Array;
  /** Files that other pages may use too. */
  shared?: PlannedFile[];
}

/**
 * Returns the CSS that a page uses at load, and the CSS that lazy islands add. Removes inline styles from its markup.
 */
export type StylePage = (page: PageHtml, target: RenderTarget) => Promise<{ css: string; lateCss: string }>;

interface BuildInputs {
  origin: string;
  assets: SiteAssets;
  scripts: { fileName: string; code: string }[];
  /** Style sheets that scripts load with lazy parts. */
  styles: { fileName: string; code: string }[];
  fonts: BuiltFont[];
  icons: Icon[];
  style: StylePage;
  /** Unused in development. */
  offline?: {
    /** The path of the script that fetches them. */
    script: string;
    /** Paths of everything that an island may load. */
    listFiles(island: string, locale: RenderTarget['locale']): string[];
  };
  /** Development adds its client to each page. */
  finish?(html: string): Promise<string>;
}

const css = 'text/css; charset=utf-8';

/** Every file of the site. */
export function siteFiles(renderer: Renderer, inputs: BuildInputs): PlannedFile[] {
  const { origin, scripts, styles, fonts, icons } = inputs;
  const faces = fontFaceCss(fonts);
  const preloads = fontPreloads(fonts);
  let summaries: ReturnType<Renderer['summarizePages']> | undefined;

  function page(target: RenderTarget): PlannedFile {
    const { locale } = target;
    return {
      ...('route' in target
        ? {
            path: renderer.localPath(locale, target.route.path),
            ...(target.doubleOptIn && { doubleOptIn: true }),
            ...(target.closedJob && { closedJob: target.closedJob }),
          }
        : { role: target.role }),
      type: 'text/html; charset=utf-8',
      immutable: false,
      locale,
      async make() {
        const { html, noindex, worker } = await renderer.renderPage(target, inputs.assets, origin);
        const page = new PageHtml(html);
        const styles = await inputs.style(page, target);
        const sheet = faces + styles.css;
        const late = styles.lateCss && `assets/late-${contentHash(styles.lateCss).slice(0, 8)}.css`;
        page.setStyles(sheet);
        if (late) page.setLateSheet(`/${late}`);
        page.prepend(preloads);
        const shared = late ? [hashed(late, css, styles.lateCss)] : [];
        const island = page.offlineIsland();
        if (island && inputs.offline) {
          const fontPaths = fonts.flatMap(({ files }) => files.map(({ path }) => `/${path}`));
          const latePaths = late ? [`/${late}`] : [];
          const paths = [...inputs.offline.listFiles(island, locale), ...latePaths, ...fontPaths];
          const list = JSON.stringify(paths);
          const name = `assets/offline-${contentHash(list).slice(0, 8)}.json`;
          page.setOfflineFiles(inputs.offline.script, `/${name}`);
          shared.push(hashed(name, 'application/json', list));
        }
        return {
          body: (await inputs.finish?.(page.toString())) ?? page.toString(),
          page: {
            locale,
            scripts: page.inlineScripts().map(inlineHash),
            styles: [inlineHash(sheet)],
            noindex,
            ...(worker && { worker }),
          },
          shared,
          ...(page.has('data-job') && { listsJobs: true }),
          ...(page.has('data-days-ahead') && { hasDateField: true }),
        };
      },
    };
  }

  function socialImage(target: RenderTarget): PlannedFile[] {
    if (!('route' in target) || target.route.sameAs || target.doubleOptIn || target.closedJob) return [];
    const { route, locale } = target;
    return [
      file(renderer.ogImagePath(target), 'image/png', async () => {
        const head = await renderer.readPageHead(route, locale, origin);
        const { today: todayLabel } = renderer.catalogue[locale].layout.ruler;
        return ogImage({
          title: renderer.socialHeadline(head),
          todayLabel,
          picture: renderer.socialArtwork(head),
          chart: head.chart,
        });
      }),
    ];
  }

  return [
    ...fonts.flatMap(({ files }) => files).map(({ path, body }) => hashed(path, 'font/woff2', body)),
    ...scripts.map(({ fileName, code }) => hashed(fileName, 'text/javascript; charset=utf-8', code)),
    ...styles.map(({ fileName, code }) => hashed(fileName, css, code)),
    ...icons.map(({ path, type, body }) => file(path, type, async () => body)),
    ...renderer.allTargets().flatMap((target) => [page(target), ...socialImage(target)]),
    file(accuracyDownloadPath, 'application/zip', buildAccuracyDownload),
    ...renderer.sampleDecks.map(({ path, type, write }) => file(path, type, write)),
    ...renderer.textFiles.map(({ path, type, listsJobs, write }) => ({
      ...file(path, type, async () => {
        summaries ??= renderer.summarizePages(origin);
        return write(origin, await summaries);
      }),
      ...(listsJobs && { listsJobs }),
    })),
  ];
}

/** Permanent redirects in every language, and from the default language's prefix to the path without it. */
export function siteRedirects(renderer: Renderer): Record<string, string> {
  const { defaultLocale, locales, localPath, redirects, routeTable } = renderer;
  const moved = Object.entries(redirects);
  return Object.fromEntries([
    ...locales.flatMap((locale) =>
      moved.map(([from, to]) => [localPath(locale, from), localPath(locale, to)]),
    ),
    ...[...moved, ...routeTable.map(({ path }) => [path, path]), ['', '/']].map(([from, to]) => [
      `/${defaultLocale}${from}`,
      to,
    ]),
  ]);
}

function file(path: string, type: string, body: () => Promise<BuiltFile['body']>): PlannedFile {
  return { path, type, immutable: false, make: async () => ({ body: await body() }) };
}

/** A file whose name carries a hash of its content. */
function hashed(fileName: string, type: string, body: BuiltFile['body']): PlannedFile {
  return { path: `/${fileName}`, type, immutable: true, make: async () => ({ body }) };
}

/** The CSP source of an inline script or style. */
function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
