import { type ArticleFront, articleSchema } from '../../contract/article.ts';
import type { Locale } from '../../contract/locales.ts';
import { type Path, type Route, routes } from '../routes.ts';
import { type ContentDocument, readDocuments } from './read-documents.ts';

export interface Article extends ContentDocument<ArticleFront> {
  path: Path;
  readingMinutes: number;
}

const articlePaths = routes
  .filter((route) => route.page === 'article' && !('sameAs' in route))
  .map(({ path }) => path);
const wordsPerMinute = 220;

const documents = readArticles(
  import.meta.glob<string>('../../content/articles/*/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Throws if an article has no route, or its chart would follow a section that it lacks. */
export function readArticles(files: Record<string, string>): ContentDocument<ArticleFront>[] {
  const articles = readDocuments(files, articleSchema);
  for (const { name, locale, front, sections } of articles) {
    const file = `content/articles/${locale}/${name}.md`;
    if (!articlePaths.some((path) => path === `/${name}`))
      throw new Error(`${file}: no such path in web/routes.ts`);
    if (front.chartAfter >= sections.length) throw new Error(`${file}: chartAfter is not a section`);
  }
  return articles;
}

/** A language's articles in the order of the route table. */
export function articlesIn(locale: Locale): Article[] {
  return articlePaths.map((path) => articleAt(locale, { path }));
}

/** The article a route shows. */
export function articleAt(locale: Locale, { path, sameAs }: Pick<Route, 'path' | 'sameAs'>): Article {
  const canonical = (sameAs ?? path) as Path;
  const document = documents.find((d) => d.locale === locale && `/${d.name}` === canonical);
  if (!document) throw new Error(`content/articles/${locale}${canonical}.md is missing`);
  return { ...document, path: canonical, readingMinutes: readingMinutes(document) };
}

function readingMinutes({ front, sections }: ContentDocument<ArticleFront>): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`).join(' ');
  return Math.max(1, Math.round(`${front.lede} ${text}`.trim().split(/\s+/).length / wordsPerMinute));
}
