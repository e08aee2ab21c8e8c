import { type ArticleFront, articleSchema } from '../../contract/article.ts';
import { defaultLocale, type Locale } from '../../contract/locales.ts';
import { type Path, type Route, routes } from '../routes.ts';
import { type ContentDocument, readDocuments } from './read-documents.ts';

export interface Article extends ContentDocument<ArticleFront> {
  path: Path;
  readingMinutes: number;
}

const files = import.meta.glob<string>('../../content/articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const documents = readDocuments(files, articleSchema);
const paths = routes
  .filter((route) => route.page === 'article' && !('sameAs' in route))
  .map(({ path }) => path);
const wordsPerMinute = 220;

/** The articles of a language in the order of the URL table. */
export function articlesIn(locale: Locale): Article[] {
  return paths.map((path) => articleAt(locale, { path }));
}

/** The article a route shows. */
export function articleAt(locale: Locale, { path, sameAs }: Pick<Route, 'path' | 'sameAs'>): Article {
  const canonical = sameAs ?? path;
  const find = (l: Locale) => documents.find((d) => d.locale === l && `/${d.name}` === canonical);
  const [document, original] = [find(locale), find(defaultLocale)];
  if (!document || !original) throw new Error(`content/articles/${locale}${canonical}.md is missing`);
  checkTwin(document, original);
  return { ...document, path: canonical as Path, readingMinutes: readingMinutes(document) };
}

/** What is no matter of language must not differ between languages. */
function checkTwin(document: ContentDocument<ArticleFront>, original: ContentDocument<ArticleFront>) {
  for (const key of ['category', 'published', 'chart', 'chartAfter'] as const) {
    if (document.front[key] === original.front[key]) continue;
    throw new Error(
      `content/articles/${document.locale}/${document.name}.md: ${key} differs from the English file`,
    );
  }
}

function readingMinutes({ front, sections }: ContentDocument<ArticleFront>): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`).join(' ');
  return Math.max(1, Math.round(`${front.lede} ${text}`.trim().split(/\s+/).length / wordsPerMinute));
}
