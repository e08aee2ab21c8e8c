import type { Article } from '../../documents/articles.ts';
import { usePage } from '../../ui/page.tsx';
import s from './tag-line.module.css';

/** Category and date of an article, with its reading time where asked for. */
export function TagLine({ article, reading }: { article: Article; reading?: boolean }) {
  const { messages, format } = usePage();
  const { category, published } = article.front;
  return (
    <p className={s.tags}>
      <b>{messages.blogs.categories[category]}</b>
      <time dateTime={published}>{format.date(published)}</time>
      {reading && <span>{messages.article.reading(format.minutes(article.readingMinutes))}</span>}
    </p>
  );
}
