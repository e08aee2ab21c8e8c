import { type Article, articleAt, articlesIn } from '../../documents/articles.ts';
import { routes } from '../../routes.ts';
import { Arrow } from '../arrow.tsx';
import { fan } from '../charts/fan.ts';
import { dots } from '../charts/path.ts';
import { RuledArtwork } from '../charts/ruled-artwork.tsx';
import { Link } from '../link.tsx';
import { usePage } from '../page.tsx';
import t from '../text.module.css';
import s from './article-cards.module.css';
import { artwork } from './artwork.tsx';

const path = '/sixth-blog';
const route = routes.find((candidate) => candidate.path === path);

export function Featured() {
  const { locale, messages } = usePage();
  const article = articleAt(locale, route ?? { path });
  return (
    <article className={s.featured}>
      <div className={s.cover}>
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

const fanPaths = fan({ width: 640, height: 400, floor: 163, ceiling: 533, first: 16, last: 628 });

/** Measured weeks, followed by the forecast. */
export function FanArt() {
  return (
    <RuledArtwork ground="var(--cobalt)" ruling="rgb(255 255 255/.16)" columns={26}>
      <path fill="var(--persimmon)" opacity=".42" d={fanPaths.band90} />
      <path fill="var(--persimmon)" d={fanPaths.band50} />
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round">
        <path stroke="var(--persimmon-2)" strokeWidth="2.5" strokeDasharray=".1 6" d={fanPaths.earlier} />
        <path d={fanPaths.actual} />
        <path strokeDasharray="9 8" d={fanPaths.forecast} />
        <path strokeWidth="10" d={dots(fanPaths.measured)} />
      </g>
      <path stroke="#fff" strokeWidth="3" d="M322 0v400" />
    </RuledArtwork>
  );
}

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

/** The headline's link covers the whole card. */
export function ArticleCard({ article, brief }: { article: Article; brief?: boolean }) {
  const { title, description, chart } = article.front;
  const Art = artwork[chart];
  return (
    <li className={s.card}>
      <div className={s.picture}>
        <Art />
      </div>
      <TagLine article={article} />
      <h3>
        <Link to={article.path}>{title}</Link>
      </h3>
      {!brief && <p>{description}</p>}
    </li>
  );
}

export function TagLine({ article, reading }: { article: Article; reading?: boolean }) {
  const { messages, format } = usePage();
  const { category, chart, published } = article.front;
  return (
    <p className={s.tags}>
      <b>{messages.blogs.categories[category]}</b>
      <span>{messages.blogs.topics[chart]}</span>
      <span className={reading ? s.dated : undefined}>
        <time dateTime={published}>{format.date(published)}</time>
        {reading && <span>{messages.article.reading(format.minutes(article.readingMinutes))}</span>}
      </span>
    </p>
  );
}
