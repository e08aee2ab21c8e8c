import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue } from '../../content/messages/catalogue.ts';
import type { Messages } from '../../content/messages/messages.ts';
import { settings } from '../../content/settings.ts';
import { type Day, utcDayAt } from '../../contract/calendar.ts';
import { defaultLocale, type Locale, locales, localPath } from '../../contract/locales.ts';
import { pptxType, writePptx } from '../deck/pptx/write-pptx.ts';
import { sampleDeck, sampleDeckPath } from '../deck/sample-deck.ts';
import { jobsIn } from '../documents/jobs.ts';
import { routeTable } from '../route-table.ts';
import { consolePage, type Route, redirects, type StatusPage, statusPages } from '../routes.ts';
import { type PageDefinition, type PageHead, PageProvider, pageContext } from '../ui/page.tsx';
import { Shell } from '../ui/shell/shell.tsx';
import { ConsoleDocument, ogImagePath, PageDocument, type SiteAssets, socialHeadline } from './document.tsx';
import { findLegalGaps } from './legal-gaps.ts';
import type { PageSummary } from './text-files.ts';

const modules = import.meta.glob<PageDefinition>('../pages/*/page.tsx', { import: 'page' });

export { textFiles } from './text-files.ts';
export {
  catalogue,
  defaultLocale,
  locales,
  localPath,
  ogImagePath,
  redirects,
  routeTable,
  socialHeadline,
  statusPages,
};

/** A page to render: a route, or a page without a URL of its own. */
export type RenderTarget =
  | { route: Route; locale: Locale; doubleOptIn?: true; closedJob?: string }
  | { role: StatusPage | typeof consolePage; locale: Locale };

interface RenderedPage {
  html: string;
  noindex: boolean;
  worker?: boolean;
}

async function importPage(folder: string): Promise<PageDefinition> {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load)
    throw new Error(`web/routes.ts names the page "${folder}", but web/pages/${folder}/page.tsx is missing`);
  return load();
}

/** A page's HTML with an empty `<style>`, which `build/site-files.ts` fills. Tests may pass different messages. */
export async function renderPage(
  target: RenderTarget,
  assets: SiteAssets,
  origin: string,
  messages: Messages = catalogue[target.locale],
): Promise<RenderedPage> {
  const addressed = 'route' in target;
  const route: Route = addressed ? target.route : { path: '/', page: target.role };
  const definition = await importPage(route.page);
  const context = pageContext(target.locale, route, origin, messages, {
    doubleOptIn: addressed && target.doubleOptIn === true,
    isClosed: addressed && target.closedJob !== undefined,
  });
  const head = definition.head(context);
  if (route.page === consolePage) {
    const html = renderToStaticMarkup(
      <ConsoleDocument head={head} assets={assets}>
        <definition.Body />
      </ConsoleDocument>,
    );
    return { html: `<!doctype html>${html}`, noindex: true };
  }
  const html = renderToStaticMarkup(
    <PageDocument context={context} head={head} assets={assets} addressed={addressed}>
      <PageProvider value={context}>
        <Shell page={definition}>
          <definition.Body />
        </Shell>
      </PageProvider>
    </PageDocument>,
  );
  return {
    html: `<!doctype html>${withoutUnusedDate(html)}`,
    noindex: !addressed || route.noindex === true || head.unlisted === true,
    worker: definition.worker === true,
  };
}

/**
 * Only pages that show a date contain the day of the build: the others need no script to update it. A page that shows
 * the visitor's clock needs the script every day.
 */
function withoutUnusedDate(html: string): string {
  if (/ data-(?:clock|shared)=/.test(html)) return html.replace(/ data-built="[^"]*"/, ' data-built=""');
  const showsDate = / data-(?:week|month|first-of-month|sheet-months|years|until)=/.test(html);
  return showsDate ? html : html.replace(/ data-built="[^"]*"/, '');
}

/** The deck of the sample account in every language, as on the page about decks. */
export const sampleDecks = locales.map((locale) => ({
  path: sampleDeckPath(locale),
  type: pptxType,
  write: async () => writePptx(sampleDeck(locale, catalogue[locale], utcDayAt(Date.now()))),
}));

/** A page's head, without rendering the page. */
export async function readPageHead(route: Route, locale: Locale, origin: string): Promise<PageHead> {
  const definition = await importPage(route.page);
  return definition.head(pageContext(locale, route, origin, catalogue[locale]));
}

/** The artwork of a page's social image as SVG. */
export function socialArtwork({ picture }: PageHead): string | undefined {
  return picture ? renderToStaticMarkup(picture) : undefined;
}

export function summarizePages(origin: string): Promise<PageSummary[]> {
  const summaries = locales.flatMap((locale) =>
    routeTable.map(async (route) => {
      const { title, description, modified, unlisted } = await readPageHead(route, locale, origin);
      return { locale, path: route.path, title, description, modified, unlisted };
    }),
  );
  return Promise.all(summaries);
}

/** The last day of each job posting. */
export function lastDays(): Record<string, Day> {
  return Object.fromEntries(jobsIn(defaultLocale).map(({ name, front }) => [name, front.validThrough]));
}

/** What a public site would have to state and this one does not. */
export function legalGaps(): string[] {
  return findLegalGaps(settings, jobsIn(defaultLocale), Date.now());
}

function routeAt(path: string): Route {
  return routeTable.find((route) => route.path === path) as Route;
}

/** Every page in every language, and the console in English. */
export function allTargets(): RenderTarget[] {
  const pages: RenderTarget[] = locales.flatMap((locale) => [
    ...routeTable.map((route) => ({ route, locale })),
    ...routeTable
      .filter((route) => route.doubleOptIn)
      .map((route) => ({ route, locale, doubleOptIn: true as const })),
    ...jobsIn(locale).map(({ name, path }) => ({ route: routeAt(path), locale, closedJob: name })),
    ...statusPages.map((role) => ({ role, locale })),
  ]);
  return [...pages, { role: consolePage, locale: defaultLocale }];
}
