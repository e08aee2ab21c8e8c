import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { type Article, articleAt } from '../../documents/articles.ts';
import { ogImagePath } from '../../site/document.tsx';
import { artwork } from '../../ui/articles/artwork.tsx';
import { breadcrumbList } from '../../ui/breadcrumb.tsx';
import { type PageContext, type PageDefinition, type PageHead, usePage } from '../../ui/page.tsx';
import sheet from '../../ui/sheet.module.css';
import { ArticleBody, ArticleHead, NextStep, ReadNext } from './article-sections.tsx';

function ArticlePage() {
  const { locale, route } = usePage();
  const article = articleAt(locale, route);
  return (
    <>
      <article className={sheet.sheet}>
        <ArticleHead article={article} />
        <ArticleBody article={article} />
      </article>
      <NextStep article={article} />
      <ReadNext after={article} />
    </>
  );
}

function head(context: PageContext): PageHead {
  const { locale, route, messages } = context;
  const article = articleAt(locale, route);
  const { title, description, published, updated = published } = article.front;
  const crumbs = [
    { to: '/blogs', name: messages.blogs.title },
    { to: article.path, name: title },
  ] as const;
  return {
    title: `${title} · ${settings.brand}`,
    description,
    headline: title,
    picture: artwork[article.front.chart](),
    type: 'article',
    modified: updated,
    jsonLd: [structuredArticle(context, article), breadcrumbList(context, crumbs)],
  };
}

function structuredArticle(context: PageContext, { front, path }: Article): object {
  const { origin, locale } = context;
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand };
  return {
    '@type': 'Article',
    headline: front.title,
    description: front.description,
    articleSection: front.category,
    datePublished: front.published,
    dateModified: front.updated ?? front.published,
    author: organization,
    publisher: organization,
    image: origin + ogImagePath(context),
    inLanguage: locale,
    mainEntityOfPage: origin + localPath(locale, path),
  };
}

export const page: PageDefinition = { head, Body: ArticlePage };
