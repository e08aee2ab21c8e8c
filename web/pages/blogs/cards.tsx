import { articlesIn } from '../../documents/articles.ts';
import { usePage } from '../../ui/page.tsx';
import t from '../../ui/text.module.css';
import { ArticleCard } from './article-card.tsx';
import s from './cards.module.css';

/** Every article once: two wide, then three across. */
export function Cards() {
  const { locale, messages } = usePage();
  return (
    <section aria-labelledby="all-articles">
      <h2 id="all-articles" className={t.hidden}>
        {messages.blogs.all}
      </h2>
      <ul className={s.cards}>
        {articlesIn(locale).map((article) => (
          <ArticleCard key={article.path} article={article} />
        ))}
      </ul>
    </section>
  );
}
