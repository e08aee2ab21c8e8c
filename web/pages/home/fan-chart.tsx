import type { CSSProperties } from 'react';
import { fan } from '../../ui/charts/fan.ts';
import { dots } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { conversions, range90 } from '../../ui/charts/series.ts';
import { usePage } from '../../ui/page.tsx';
import s from './fan-chart.module.css';
import { FanLegend } from './fan-legend.tsx';

const box = { width: 1352, height: 720, floor: 192, ceiling: 566, first: 26, last: 1326 };
const paths = fan(box);
const grid = [300, 400, 500];
const dipWeek = 19;

/** Positions a label at a week and a value. */
function at(week: number, value: number): CSSProperties {
  return { '--x': week, '--y': ((paths.y(value) / box.height) * 100).toFixed(1) } as CSSProperties;
}

/** The hero's chart: the past, and the forecast as a range. */
export function FanChart() {
  const { format, messages } = usePage();
  const t = messages.home.fan;
  const end = conversions.forecast.at(-1) ?? { mid: 0, half90: 0 };
  const endRange = range90(end);
  const label = t.label({
    first: format.number(conversions.actual[0] ?? 0),
    last: format.number(conversions.actual.at(-1) ?? 0),
    end: format.number(end.mid),
    lo: format.number(endRange.lo),
    hi: format.number(endRange.hi),
  });
  return (
    <figure className={s.fan} data-later="">
      <div className={`${plot.plot} ${s.plot}`}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={s.grid} d={grid.map((v) => `M676 ${Math.round(paths.y(v))}h676`).join('')} />
          <path className={s.band90} d={paths.band90} />
          <path className={s.band50} d={paths.band50} />
          <path className={s.earlier} d={paths.earlier} />
          <path className={s.actual} d={paths.actual} />
          <path className={s.forecast} d={paths.forecast} />
          <path className={s.measured} d={dots(paths.measured)} />
          <path className={s.expected} d={dots(paths.expected)} />
          <path className={s.hollow} d={dots(paths.expected)} />
          <path className={s.lead} d={`M1014 ${Math.round(paths.y(267))}V632`} />
        </svg>
        {grid.map((value) => (
          <span key={value} className={`${s.label} ${s.axis}`} style={at(26, value)} aria-hidden="true">
            {format.number(value)}
          </span>
        ))}
        <span className={`${s.label} ${s.note} ${s.past}`} style={at(3.5, 210)} aria-hidden="true">
          {t.past}
        </span>
        <span className={`${s.label} ${s.note} ${s.dip}`} style={at(dipWeek + 0.5, 235)} aria-hidden="true">
          {t.dip}
        </span>
        <span className={`${s.label} ${s.end}`} style={at(25.5, 509)} aria-hidden="true">
          <b>{t.expected(format.number(end.mid))}</b>
          {t.cases(format.range(endRange))}
        </span>
        <i className={s.today} />
      </div>
      <FanLegend />
    </figure>
  );
}
