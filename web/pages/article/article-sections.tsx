import type { Messages } from '../../../content/messages/messages.ts';
import type { ArticleChartName } from '../../../contract/article.ts';
import { localPath } from '../../../contract/locales.ts';
import { type Article, articlesIn } from '../../documents/articles.ts';
import type { Section } from '../../documents/read-documents.ts';
import type { Path } from '../../routes.ts';
import { ArticleCard, TagLine } from '../../ui/articles/article-cards.tsx';
import { artwork } from '../../ui/articles/artwork.tsx';
import { charts } from '../../ui/articles/charts/charts.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Island } from '../../ui/island.tsx';
import { useMessages, usePage } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './article-sections.module.css';
import { island as copyLink } from './copy-link.island.tsx';

export function ArticleHead({ article }: { article: Article }) {
  const messages = useMessages();
  return (
    <header className={s.head}>
      <Breadcrumb crumbs={[{ to: '/blogs', name: messages.blogs.title }]} />
      <TagLine article={article} reading />
      <h1>{article.front.title}</h1>
      <p className={t.lede}>{article.front.lede}</p>
    </header>
  );
}

/** The text with its chart between two sections, and the chart's key figure after it. */
export function ArticleBody({ article }: { article: Article }) {
  const page = usePage();
  const { chart, chartAfter, pull } = article.front;
  const { Chart, figure } = charts[chart];
  return (
    <div className={s.body}>
      <Contents sections={article.sections} />
      <Sections sections={article.sections.slice(0, chartAfter + 1)} />
      <div id="figure" className={s.chart} data-later="">
        <Chart />
      </div>
      {pull && (
        <aside className={s.pull}>
          <b>{figure(page)}</b>
          <p>{pull}</p>
        </aside>
      )}
      <Sections sections={article.sections.slice(chartAfter + 1)} isLater />
      <Rail article={article} />
    </div>
  );
}

function Sections({ sections, isLater }: { sections: Section[]; isLater?: boolean }) {
  return (
    <div className={s.text} data-later={isLater ? '' : undefined}>
      {sections.map(({ id, title, html }) =>
        title === '' ? (
          <div key="opening" className={s.opening}>
            <Prose html={html} />
          </div>
        ) : (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Prose html={html} />
          </section>
        ),
      )}
    </div>
  );
}

/** The table of contents, sticky beside the text. */
function Contents({ sections }: { sections: Section[] }) {
  const { contents } = useMessages().article;
  return (
    <nav className={s.contents} aria-labelledby="article-contents">
      <b id="article-contents">{contents}</b>
      <ol>
        {sections.map(
          ({ id, title }) =>
            title !== '' && (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

/** To the right of the opening, or after the text on small screens. */
function Rail({ article: { front, path } }: { article: Article }) {
  const { locale, messages, origin } = usePage();
  const { share, copy, email, seeFigure, charts } = messages.article;
  const Art = artwork[front.chart];
  const url = origin + localPath(locale, path);
  const query = new URLSearchParams({ url });
  const mail = `subject=${encodeURIComponent(front.title)}&body=${encodeURIComponent(url)}`;
  return (
    <aside className={s.rail} aria-label={share}>
      <b>{share}</b>
      <div className={s.share}>
        <Island of={copyLink} when="interaction" props={{ url, messages: copy }} />
        <ButtonAnchor href={`https://www.linkedin.com/sharing/share-offsite/?${query}`} ghost>
          LinkedIn
        </ButtonAnchor>
        <ButtonAnchor href={`mailto:?${mail}`} ghost>
          {email}
        </ButtonAnchor>
      </div>
      <div className={s.figure}>
        <div className={s.small}>
          <Art />
        </div>
        <b>{charts[front.chart].title}</b>
        <a href="#figure">{seeFigure}</a>
      </div>
    </aside>
  );
}

/** What to do after reading: request access, or see the product page that the article is about. */
export function NextStep({ article }: { article: Article }) {
  const messages = useMessages();
  const { title, to, name } = findSubject(article, messages);
  return (
    <CallToAction title={title}>
      <ButtonLink to="/join-the-waitlist" big arrow>
        {messages.layout.nav.requestAccess}
      </ButtonLink>
      <ButtonLink to={to} big ghost>
        {name}
      </ButtonLink>
    </CallToAction>
  );
}

/** The chart of an article is about its subject. */
function findSubject({ front }: Article, messages: Messages): { title: string; to: Path; name: string } {
  const { begin, footer } = messages.layout;
  const subjects = {
    tabs: { title: messages.howItWorks.closer, to: '/how-it-works', name: footer.campaignStrategy },
    segments: {
      title: messages.audienceAnalysis.closing,
      to: '/audience-analysis',
      name: footer.audienceAnalysis,
    },
    refreshes: { title: messages.mediaPlanning.closing, to: '/media-planning', name: footer.mediaPlanning },
    ranges: { title: messages.pitchPerfect.closer, to: '/pitch-perfect', name: footer.pitchPerfect },
    accuracy: { title: messages.forecastAccuracy.closing, to: '/forecast', name: begin.forecast },
  } as const satisfies Record<ArticleChartName, { title: string; to: Path; name: string }>;
  return subjects[front.chart];
}

/** The next two articles, wrapping around at the end of the list. */
export function ReadNext({ after }: { after: Article }) {
  const { locale, messages } = usePage();
  const articles = articlesIn(locale);
  const at = articles.findIndex(({ path }) => path === after.path);
  const next = [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
  return (
    <Sheet labelledBy="read-next" className={s.next}>
      <h2 id="read-next">{messages.article.readNext}</h2>
      <ul>
        {next.map((article) => (
          <ArticleCard key={article.path} article={article} brief />
        ))}
      </ul>
    </Sheet>
  );
}
