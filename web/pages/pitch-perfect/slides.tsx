import type { CSSProperties } from 'react';
import { settings } from '../../../content/settings.ts';
import fan from '../../ui/charts/fan.module.css';
import { dots } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { box, chartPaths, columns } from '../forecast/chart-geometry.ts';
import type { Deck, DeckChart, Slide } from '../forecast/deck/deck.ts';
import s from './slides.module.css';

/** The slides of a deck, drawn from the same model as the file. */
export function Slides({ deck, label }: { deck: Deck; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
    <ol className={s.strip} tabIndex={0} aria-label={label}>
      {deck.slides.map((slide, i) => (
        <li key={slide.title} className={s.slide}>
          <div className={slide.kind === 'cover' ? s.cover : s.page}>
            <Content slide={slide} />
            <footer>
              {slide.kind !== 'cover' && <span>{deck.source}</span>}
              <b>{deck.agency || settings.brand}</b>
              <i>{i + 1}</i>
            </footer>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Content({ slide }: { slide: Slide }) {
  if (slide.kind === 'cover') {
    return (
      <>
        <div className={s.field}>
          <p>{slide.kicker}</p>
          <h3>{slide.title}</h3>
          <p>
            {slide.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <Chart chart={slide.chart} />
      </>
    );
  }
  if (slide.kind === 'chart') {
    const [before = '', after = ''] = slide.strong ? slide.title.split(slide.strong) : [slide.title];
    return (
      <>
        <h3>
          {before}
          {slide.strong && <em>{slide.strong}</em>}
          {after}
        </h3>
        <div className={s.two}>
          <figure>
            <Chart chart={slide.chart} isFlagged />
            <figcaption>
              <i>{slide.chart.weeks[0]}</i>
              <b>{slide.chart.caption}</b>
              <i>{slide.chart.weeks.at(-1)}</i>
            </figcaption>
          </figure>
          <dl>
            {slide.facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </>
    );
  }
  if (slide.kind === 'table') {
    return (
      <>
        <h3>{slide.title}</h3>
        <div className={s.table}>
          <table>
            <thead>
              <tr>
                {slide.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slide.rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, i) => (
                    <td key={slide.head[i + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={s.note}>{slide.note}</p>
      </>
    );
  }
  if (slide.kind === 'watch') {
    return (
      <>
        <h3>{slide.title}</h3>
        <ul className={s.watch}>
          {slide.items.map(({ label, title, text, chart }) => (
            <li key={title}>
              <Chart chart={chart} />
              <b>{label}</b>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <h3>{slide.title}</h3>
      <div className={s.next}>
        <dl>
          {slide.steps.map(({ when, text }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={s.ask}>
          <strong>{slide.ask}</strong>
          <p>
            {slide.answers.map((answer) => (
              <span key={answer}>{answer}</span>
            ))}
          </p>
        </div>
      </div>
    </>
  );
}

/** Its numbers are on the slide or in the table: to a screen reader it has nothing to add. */
function Chart({ chart, isFlagged = false }: { chart: DeckChart; isFlagged?: boolean }) {
  const { measured, mean, weeks, today } = chart;
  const paths = chartPaths({ ...chart, came: [] }, measured.length);
  const width = Math.round((box.width / columns) * weeks.length);
  return (
    <div className={`${plot.plot} ${s.chart}`}>
      <svg viewBox={`0 0 ${width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        {mean.length > 0 && (
          <>
            <path className={fan.band90} d={paths.band90} />
            <path className={fan.band50} d={paths.band50} />
            <path className={fan.forecast} d={paths.forecast} />
          </>
        )}
        <path className={fan.actual} d={paths.actual} />
        <path className={fan.measured} d={dots(paths.measured)} />
        {mean.length > 0 && (
          <>
            <path className={fan.expected} d={dots(paths.expected)} />
            <path className={fan.hollow} d={dots(paths.expected)} />
          </>
        )}
      </svg>
      {mean.length > 0 && (
        <i
          aria-hidden="true"
          style={{ '--x': `${((measured.length / weeks.length) * 100).toFixed(1)}%` } as CSSProperties}
        >
          {isFlagged && <b>{today}</b>}
        </i>
      )}
    </div>
  );
}
