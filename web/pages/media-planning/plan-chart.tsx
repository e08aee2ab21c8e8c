import type { CSSProperties } from 'react';
import { plannedConversions } from '../../sample-account/sample-plan.ts';
import { conversions, type Forecast, range50, range90 } from '../../sample-account/series.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import fan from '../../ui/charts/fan.module.css';
import keys from '../../ui/charts/fan-keys.module.css';
import { band, dots, line, type Point, steps } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { Readable } from '../../ui/charts/readable.tsx';
import { Week, WithWeek } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import { Flights } from './flights.tsx';
import s from './plan-chart.module.css';

const { forecast } = conversions;
const box = { width: 1352, height: 300, floor: 240, ceiling: 580 };
const week = 52;
const grid = [300, 400, 500];
const peak = Math.max(...plannedConversions);
const peakAt = forecast.length + plannedConversions.indexOf(peak);

function y(value: number): number {
  return box.height - ((value - box.floor) / (box.ceiling - box.floor)) * box.height;
}

function points(pick: (point: Forecast) => number): Point[] {
  return forecast.map((point, i) => [(i + 0.5) * week, y(pick(point))]);
}

const expected = points(({ mid }) => mid);
const range = (of: typeof range90) =>
  band(
    points((p) => of(p).hi),
    points((p) => of(p).lo),
  );

/** Positions a label at a week and a value. */
function at(x: number, value: number): CSSProperties {
  return { '--x': x, '--y': ((y(value) / box.height) * 100).toFixed(1) } as CSSProperties;
}

/** The forecast with its range, the dashed plan beyond it, and the flights below. */
export function PlanChart() {
  const { format, messages } = usePage();
  const t = messages.mediaPlanning.chart;
  const { asTable, short, note, week: weekHead, low, high } = messages.home.fan;
  const label = (peakWeek: string) =>
    t.label({
      first: format.number(forecast[0]?.mid ?? 0),
      last: format.number(forecast.at(-1)?.mid ?? 0),
      peak: format.number(peak),
      peakWeek,
    });
  return (
    <figure className={s.figure}>
      <figcaption>
        <Caption title={t.title} note={note}>
          <ul className={keys.keys}>
            <li className={keys.forecast}>{t.forecast}</li>
            <li className={s.keyPlan}>{t.plan}</li>
          </ul>
          <ChartTable
            summary={asTable}
            short={short}
            head={[weekHead, low, t.expectedOrPlanned, high]}
            rows={tableRows()}
          />
        </Caption>
      </figcaption>
      <Readable className={s.sheet}>
        <div className={s.zones} aria-hidden="true">
          <span>{t.forecastZone}</span>
          <span>{t.planZone}</span>
        </div>
        <p id="plan-label" hidden>
          <WithWeek offset={peakAt} text={label} />
        </p>
        <div className={`${plot.plot} ${s.plot}`} role="img" aria-labelledby="plan-label">
          <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={s.grid} d={grid.map((v) => `M0 ${Math.round(y(v))}h${box.width}`).join('')} />
            <path className={fan.band90} d={range(range90)} />
            <path className={fan.band50} d={range(range50)} />
            <path className={fan.forecast} d={line(expected)} />
            <path className={fan.expected} d={dots(expected)} />
            <path className={fan.hollow} d={dots(expected)} />
            <path className={s.planned} d={steps(plannedConversions.map(y), forecast.length * week, week)} />
          </svg>
          {grid.map((value) => (
            <span key={value} className={s.axis} style={at(26, value)} aria-hidden="true">
              {format.number(value)}
            </span>
          ))}
          <span className={s.peak} style={at(peakAt + 0.5, peak)} aria-hidden="true">
            {t.peak}
          </span>
        </div>
        <Flights />
      </Readable>
    </figure>
  );

  function tableRows() {
    const known = forecast.map((point) =>
      [range90(point).lo, point.mid, range90(point).hi].map(format.number),
    );
    const planned = plannedConversions.map((value) => ['–', format.number(value), '–']);
    return [...known, ...planned].map((cells, i) => [<Week key="week" offset={i} />, ...cells]);
  }
}
