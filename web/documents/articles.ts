import type { ArticleFront } from '../../contract/article.ts';
import { defaultLocale, type Locale } from '../../contract/locales.ts';
import type { DocumentPath, Route } from '../routes.ts';
import { readArticles } from './read-articles.ts';
import type { ContentDocument } from './read-documents.ts';

export interface Article extends ContentDocument<ArticleFront> {
  path: DocumentPath;
  readingMinutes: number;
}

const wordsPerMinute = 220;

const documents = readArticles(
  import.meta.glob<string>('../../content/articles/*/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export const articlePaths = documents
  .filter(({ locale }) => locale === defaultLocale)
  .map(({ name }) => `/${name}` as DocumentPath);

/** A language's articles, oldest first. */
export function articlesIn(locale: Locale): Article[] {
  return articlePaths.map((path) => articleAt(locale, { path }));
}

/** The article a route shows. */
export function articleAt(locale: Locale, { path, sameAs }: Pick<Route, 'path' | 'sameAs'>): Article {
  const canonical = (sameAs ?? path) as DocumentPath;
  const document = documents.find((d) => d.locale === locale && `/${d.name}` === canonical);
  if (!document) throw new Error(`content/articles/${locale}${canonical}.md is missing`);
  return { ...document, path: canonical, readingMinutes: readingMinutes(document) };
}

function readingMinutes({ front, sections }: ContentDocument<ArticleFront>): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`).join(' ');
  return Math.max(1, Math.round(`${front.lede} ${text}`.trim().split(/\s+/).length / wordsPerMinute));
}
