import type { Article } from '../../documents/articles.ts';
import type { Section } from '../../documents/read-documents.ts';
import { usePage } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import s from './article-body.module.css';
import { charts } from './charts/charts.ts';
import { Contents } from './contents.tsx';

/** The text with its chart between two sections and the chart's figure beside what follows. */
export function ArticleBody({ article }: { article: Article }) {
  const page = usePage();
  const { chart, chartAfter, pull } = article.front;
  const { Chart, figure } = charts[chart];
  return (
    <div className={s.body}>
      <Contents sections={article.sections} />
      <Sections sections={article.sections.slice(0, chartAfter + 1)} />
      <div className={s.chart}>
        <Chart />
      </div>
      {pull && (
        <aside className={s.pull}>
          <b>{figure(page)}</b>
          <p>{pull}</p>
        </aside>
      )}
      <Sections sections={article.sections.slice(chartAfter + 1)} />
    </div>
  );
}

function Sections({ sections }: { sections: Section[] }) {
  return (
    <div className={s.text}>
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
