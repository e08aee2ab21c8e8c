import { type Article, articlesIn } from '../../documents/articles.ts';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ArticleCard } from '../blogs/article-card.tsx';
import s from './read-next.module.css';

/** The two articles that follow in the list, which starts anew at its end. */
export function ReadNext({ after }: { after: Article }) {
  const { locale, messages } = usePage();
  const articles = articlesIn(locale);
  const at = articles.findIndex(({ path }) => path === after.path);
  const next = [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
  return (
    <Sheet spaced labelledBy="read-next" className={s.next}>
      <h2 id="read-next">{messages.article.readNext}</h2>
      <ul>
        {next.map((article) => (
          <ArticleCard key={article.path} article={article} brief />
        ))}
      </ul>
    </Sheet>
  );
}
