import type { Article } from '../../documents/articles.ts';
import { Link } from '../../ui/link.tsx';
import s from './article-card.module.css';
import { artwork } from './artwork/artwork.ts';
import { TagLine } from './tag-line.tsx';

/** An article as a card; the link of its headline covers the whole of it. */
export function ArticleCard({ article, brief }: { article: Article; brief?: boolean }) {
  const { shortTitle, description, chart } = article.front;
  const Art = artwork[chart];
  return (
    <li className={s.card}>
      <div className={s.picture}>
        <Art />
      </div>
      <TagLine article={article} />
      <h3>
        <Link to={article.path}>{shortTitle}</Link>
      </h3>
      {!brief && <p>{description}</p>}
    </li>
  );
}
