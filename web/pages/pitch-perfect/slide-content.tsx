import type { ChartSlide, CoverSlide, NextSlide, Slide, TableSlide, WatchSlide } from '../../deck/deck.ts';
import { SlideChart } from './slide-chart.tsx';
import s from './slide-content.module.css';

/** The content of a slide without its frame. */
export function SlideContent({ slide }: { slide: Slide }) {
  if (slide.kind === 'cover') return <Cover {...slide} />;
  const [before = '', after = ''] = slide.strong ? slide.title.split(slide.strong) : [slide.title];
  return (
    <>
      <h3>
        {before}
        {slide.strong && <em>{slide.strong}</em>}
        {after}
      </h3>
      {slide.kind === 'chart' && <ChartAndFacts {...slide} />}
      {slide.kind === 'table' && <Table {...slide} />}
      {slide.kind === 'watch' && <Watch {...slide} />}
      {slide.kind === 'next' && <Next {...slide} />}
    </>
  );
}

function Cover({ kicker, title, lines, chart }: CoverSlide) {
  return (
    <>
      <div className={s.field}>
        <p>{kicker}</p>
        <h3>{title}</h3>
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <SlideChart chart={chart} className={s.chart} />
    </>
  );
}

function ChartAndFacts({ chart, facts }: ChartSlide) {
  return (
    <div className={s.two}>
      <figure>
        <SlideChart chart={chart} className={s.chart} isFlagged />
        <figcaption>
          <i>{chart.weeks[0]}</i>
          <b>{chart.caption}</b>
          <i>{chart.weeks.at(-1)}</i>
        </figcaption>
      </figure>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Table({ head, main, rows, note }: TableSlide) {
  return (
    <>
      <div className={s.table}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, cells: [first, ...cells] }) => (
              <tr key={first} className={kind && s[kind]}>
                <th scope="row">{first}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]}>{i + 1 === main ? <b>{cell}</b> : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={s.note}>{note}</p>
    </>
  );
}

function Watch({ items }: WatchSlide) {
  return (
    <ul className={s.watch}>
      {items.map(({ label, title, text, chart }) => (
        <li key={title}>
          <SlideChart chart={chart} className={s.chart} />
          <b>{label}</b>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Next({ steps, ask, answers }: NextSlide) {
  return (
    <div className={s.next}>
      <dl>
        {steps.map(({ when, text }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={s.ask}>
        <strong>{ask}</strong>
        <p>
          {answers.map((result) => (
            <span key={result}>{result}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
