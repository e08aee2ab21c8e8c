import { type ArticleFront, articleSchema } from '../../contract/article.ts';
import { untranslatedFields } from '../../contract/same-in-every-language.ts';
import { refuseProblems } from './content-problem.ts';
import { findPathProblems, findSharedFieldProblems } from './document-rules.ts';
import { type ContentDocument, readDocuments } from './read-documents.ts';

/** Oldest first. Throws if an article has the path of a page, or differs from its English version in more than text. */
export function readArticles(files: Record<string, string>): ContentDocument<ArticleFront>[] {
  const articles = readDocuments(files, articleSchema);
  refuseProblems([
    ...findPathProblems(articles),
    ...articles.flatMap(({ file, front, lines, sections }) =>
      front.chartAfter < sections.length
        ? []
        : [{ file, line: lines.get('chartAfter'), field: 'chartAfter', message: 'there is no such section' }],
    ),
    ...findSharedFieldProblems(articles, untranslatedFields(articleSchema)),
  ]);
  return articles.toSorted(
    (a, b) => a.front.published.localeCompare(b.front.published) || a.name.localeCompare(b.name),
  );
}
