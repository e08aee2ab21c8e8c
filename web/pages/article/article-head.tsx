import type { Article } from '../../documents/articles.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useMessages } from '../../ui/page.tsx';
import t from '../../ui/text.module.css';
import { TagLine } from '../blogs/tag-line.tsx';
import s from './article-head.module.css';

export function ArticleHead({ article }: { article: Article }) {
  const messages = useMessages();
  return (
    <header className={s.head}>
      <Breadcrumb
        label={messages.article.breadcrumb}
        crumbs={[{ to: '/blogs', name: messages.blogs.title }]}
      />
      <TagLine article={article} reading />
      <h1>{article.front.title}</h1>
      <p className={t.lede}>{article.front.lede}</p>
    </header>
  );
}
