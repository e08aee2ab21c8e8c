import type { CSSProperties, ReactNode } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { fan } from '../../ui/charts/fan.ts';
import { dots, line } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { usePage } from '../../ui/page.tsx';
import { Chevron } from './chevron.tsx';
import s from './fan-chart.module.css';
import { FanLegend } from './fan-legend.tsx';
import h from './hero.module.css';
import { columns, type HeroView, realToday, viewAt } from './view.ts';

const box = { width: 1352, height: 720, floor: 192, ceiling: 566, first: 26, last: 1326 };
const { x, y } = fan(box);
const grid = [300, 400, 500];
const dipWeek = 19;
/** Nearer to the right edge, Today would cross the label of the forecast's end. */
const latestForEnd = 21;

/** Positions a label at a week and a value. */
function at(week: number, value: number): CSSProperties {
  return { '--x': week, '--y': ((y(value) / box.height) * 100).toFixed(1) } as CSSProperties;
}

/** The hero's chart: the past, and the forecast as a range. */
export function FanChart({ readout }: { readout: ReactNode }) {
  const { format, messages } = usePage();
  const { fan: t, moveToday } = messages.home;
  const view = viewAt(realToday);
  const end = view.expected.at(-1);
  const label = t.label({
    first: format.number(view.actual[0] ?? 0),
    last: format.number(view.actual.at(-1) ?? 0),
    end: format.number(end?.mid ?? 0),
    lo: format.number(end?.range90.lo ?? 0),
    hi: format.number(end?.range90.hi ?? 0),
  });
  return (
    <figure className={s.fan} data-later="">
      <div className={`${plot.plot} ${s.plot}`} data-region="plot">
        <div className={h.rest}>
          <FanDrawing view={view} label={label} t={t} format={format} />
        </div>
        {readout}
        <i className={s.today} />
        <button type="button" className={s.grip} tabIndex={-1} aria-hidden="true" data-handle="">
          <Chevron to="left" />
          <Chevron to="right" />
        </button>
      </div>
      <details className={s.hint} open>
        <summary aria-label={moveToday.hint.close}>×</summary>
        <p>
          <b>{moveToday.hint.title}</b> <span className={s.keys}>{moveToday.hint.keys}</span>
          <span className={s.touch}>{moveToday.hint.touch}</span>
        </p>
      </details>
      <FanLegend />
    </figure>
  );
}

interface DrawingProps {
  view: HeroView;
  /** The text alternative. */
  label: string;
  t: (typeof home)['fan'];
  format: Pick<Formatter, 'number' | 'range'>;
}

export function FanDrawing({ view, label, t, format }: DrawingProps) {
  const paths = fan(box, view);
  const misses = view.misses.map(({ week, expected, actual }) =>
    line([
      [x(week), y(expected)],
      [x(week), y(actual)],
    ]),
  );
  const outside = dots(
    view.misses.filter(({ isOutside }) => isOutside).map(({ week, actual }) => [x(week), y(actual)]),
  );
  const isResting = view.at === realToday;
  const end = view.at > latestForEnd ? undefined : view.expected.at(-1);
  const endWeek = view.at + view.expected.length - 0.5;
  return (
    <>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={s.grid} d={grid.map((v) => `M676 ${Math.round(y(v))}h676`).join('')} />
        <path className={s.band90} d={paths.band90} />
        <path className={s.band50} d={paths.band50} />
        <path className={s.earlier} d={paths.earlier} />
        {misses.length > 0 && <path className={s.miss} d={misses.join('')} />}
        <path className={s.forecast} d={paths.forecast} />
        <path className={s.expected} d={dots(paths.expected)} />
        <path className={s.hollow} d={dots(paths.expected)} />
        <path className={s.actual} d={paths.actual} />
        {outside && (
          <>
            <path className={s.ring} d={outside} />
            <path className={s.hole} d={outside} />
          </>
        )}
        <path className={s.measured} d={dots(paths.measured)} />
        {isResting && <path className={s.lead} d={`M1014 ${Math.round(y(267))}V632`} />}
      </svg>
      {grid.map((value) => (
        <span key={value} className={`${s.label} ${s.axis}`} style={at(columns, value)} aria-hidden="true">
          {format.number(value)}
        </span>
      ))}
      {isResting && (
        <>
          <span className={`${s.label} ${s.note} ${s.past}`} style={at(3.5, 210)} aria-hidden="true">
            {t.past}
          </span>
          <span className={`${s.label} ${s.note} ${s.dip}`} style={at(dipWeek + 0.5, 235)} aria-hidden="true">
            {t.dip}
          </span>
        </>
      )}
      {end && (
        <span
          className={`${s.label} ${s.end}`}
          style={at(endWeek, isResting ? 509 : end.range90.hi)}
          aria-hidden="true"
        >
          <b>{t.expected(format.number(end.mid))}</b>
          {t.cases(format.range(end.range90))}
        </span>
      )}
    </>
  );
}
