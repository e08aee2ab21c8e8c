import { articleAt } from '../../documents/articles.ts';
import { routeTable } from '../../routes.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Link } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { FanArt } from './artwork/fan-art.tsx';
import s from './featured.module.css';
import { TagLine } from './tag-line.tsx';

const path = '/sixth-blog';
const route = routeTable.find((candidate) => candidate.path === path);

/** The one article that opens the page. */
export function Featured() {
  const { locale, messages } = usePage();
  const article = articleAt(locale, route ?? { path });
  return (
    <article className={s.featured}>
      <div className={s.picture}>
        <FanArt />
      </div>
      <div className={s.words}>
        <TagLine article={article} />
        <h2>
          <Link to={path}>{article.front.title}</Link>
        </h2>
        <p>{article.front.lede}</p>
        <span className={s.more}>
          {messages.blogs.read}
          <Arrow />
        </span>
      </div>
    </article>
  );
}
