import type { CSSProperties } from 'react';
import { capitalize } from '../../../content/format.ts';
import {
  budget,
  extra,
  from,
  more,
  price,
  priceBefore,
  to,
  withMove,
  withoutMove,
} from '../../sample-account/sample-move.ts';
import { type Forecast, range50 } from '../../sample-account/series.ts';
import { band, line, type Point } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { Week, WithWeek } from '../../ui/dated.tsx';
import { Interpolated } from '../../ui/interpolated.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import hidden from '../../ui/text.module.css';
import s from './client-page.module.css';
import { KeptScore } from './kept-score.tsx';

const box = { width: 1300, height: 260, floor: 270, ceiling: 450 };
const column = box.width / to;
const at = (week: number, value: number): Point => [
  (week + 0.5) * column,
  box.height * (1 - (value - box.floor) / (box.ceiling - box.floor)),
];
/** The forecast with the change diverges in the week before it. */
const moved = (value: (point: Forecast) => number) => [
  at(from - 1, withoutMove[from - 1] ?? 0),
  ...withMove.slice(from).map((point, i) => at(from + i, value(point))),
];
const last = to - 1;

/** A page of a deck with one recommendation, and the sources of its figures. */
export function ClientPage() {
  const { format, messages } = usePage();
  const t = messages.pitchPerfect.page;
  const { note } = messages.home.fan;
  const money = format.money;
  const expected = withMove[last]?.mid ?? 0;
  const otherwise = withoutMove[last] ?? 0;
  return (
    <Sheet spaced labelledBy="page">
      <SectionHead id="page" title={t.title}>
        {t.text}
      </SectionHead>
      <div className={s.exhibit}>
        <figure>
          <div className={s.page}>
            <p className={s.kicker}>{t.kicker}</p>
            <h3>
              <WithWeek offset={from} text={(week) => t.move({ budget: money(budget), week })} />
              <Mark n={1} />
            </h3>
            <p className={hidden.hidden}>
              <WithWeek
                offset={last}
                text={(week) =>
                  t.finding({ week, expected: format.number(expected), otherwise: format.number(otherwise) })
                }
              />
            </p>
            <div className={`${plot.plot} ${s.plot}`} aria-hidden="true">
              <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
                <path
                  className={s.band}
                  d={band(
                    moved((point) => range50(point).hi),
                    moved((point) => range50(point).lo),
                  )}
                />
                <path className={s.otherwise} d={line(withoutMove.map((value, week) => at(week, value)))} />
                <path className={s.expected} d={line(moved(({ mid }) => mid))} />
              </svg>
              <b style={labelAt(expected)}>
                {format.number(expected)}
                <Mark n={2} />
              </b>
              <span style={labelAt(otherwise)}>{t.otherwise(format.number(otherwise))}</span>
            </div>
            <p className={s.axis} aria-hidden="true">
              <Week offset={0} />
              <Week offset={from} />
              <Week offset={last} />
            </p>
            <p>
              <Interpolated
                text={t.result}
                parts={{
                  weeks: capitalize(format.spelled(to - from)),
                  more: <mark>{t.more(money(more))}</mark>,
                  extra: <mark>{t.extra(format.number(extra))}</mark>,
                  price: money(price),
                  mark: <Mark n={3} />,
                  now: money(priceBefore),
                }}
              />
            </p>
          </div>
          <figcaption>{note}</figcaption>
        </figure>
        <ol className={s.notes}>
          {t.notes.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <KeptScore />
    </Sheet>
  );
}

function labelAt(value: number): CSSProperties {
  return { '--y': `${(((at(last, value)[1] ?? 0) / box.height) * 100).toFixed(1)}%` } as CSSProperties;
}

/** Points at a note. */
function Mark({ n }: { n: number }) {
  return (
    <i className={s.mark} aria-hidden="true">
      {n}
    </i>
  );
}
