import { localPath } from '../../../contract/locales.ts';
import { articlesIn } from '../../documents/articles.ts';
import { Cards, FanArt, Featured } from '../../ui/articles/article-cards.tsx';
import { type PageHead as Head, type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

function Blogs() {
  const { locale, messages } = usePage();
  const t = messages.blogs;
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede}>
        <a className={s.feed} href={localPath(locale, '/rss.xml')} type="application/rss+xml">
          {t.feed.link}
        </a>
      </PageHead>
      <Featured />
      <Cards />
    </Sheet>
  );
}

function head({ messages, origin, locale }: PageContext): Head {
  const { meta, title } = messages.blogs;
  const blog = {
    '@type': 'Blog',
    name: messages.blogs.feed.title,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    blogPost: articlesIn(locale).map(({ path, front }) => ({
      '@type': 'BlogPosting',
      headline: front.title,
      url: origin + localPath(locale, path),
      datePublished: front.published,
    })),
  };
  return { ...meta, headline: title, picture: <FanArt />, jsonLd: [blog] };
}

export const page: PageDefinition = { head, Body: Blogs };
