import type { CSSProperties } from 'react';
import { errorColumns } from '../../../content/accuracy-figures.ts';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { Caption } from '../../ui/charts/caption.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { usePage } from '../../ui/page.tsx';
import { near, paths, placeError, tallest, widestDot, widestError } from './dots.ts';
import s from './poster.module.css';

const { worst } = record.hiddenWeeks;
const tick = 0.1;
const levels = tallest + 3;
/** Room for labels next to the tallest column. */
const tallWidth = levels + 50;
const nearDot = near * (widestDot / widestError);

/** A dot per series, from too low to too high: across on wide screens, upward on phones. */
export function Poster() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.dots;
  const { asTable, short } = messages.home.fan;
  const ends = [worst.find(({ off }) => off > 0), worst.find(({ off }) => off < 0)];
  const ticks = Array.from(
    { length: 2 * Math.floor(widestError / tick + 1e-9) + 1 },
    (_, i) => (i - Math.floor(widestError / tick + 1e-9)) * tick,
  );
  const last = errorColumns.length - 1;
  return (
    <figure className={s.poster}>
      <div className={s.plot} role="img" aria-label={t.label} style={{ '--levels': levels } as CSSProperties}>
        <svg
          className={s.wide}
          viewBox={`${-widestDot} ${-levels} ${2 * widestDot} ${levels}`}
          aria-hidden="true"
        >
          <rect x={-nearDot} y={-levels} width={2 * nearDot} height={levels} />
          <g id="dots" className={s.dots} transform="matrix(1 0 0 -1 0 -.6)">
            <path d={paths.further} />
            <path className={s.hollow} d={paths.further} />
            <path d={paths.near} />
            <path className={s.far} d={paths.far} />
          </g>
          <path className={s.axis} d={`M0 ${-levels}V0M${-widestDot} 0H${widestDot}`} />
        </svg>
        <svg className={s.tall} viewBox={`0 ${-widestDot} ${tallWidth} ${2 * widestDot}`} aria-hidden="true">
          <rect x={0} y={-nearDot} width={tallWidth} height={2 * nearDot} />
          {/* Undoes the drawing's own rotation, then turns it upward. */}
          <use href="#dots" transform="matrix(0 -1 -1 0 0 0)" />
          <path className={s.axis} d={`M0 0H${tallWidth}M0 ${-widestDot}V${widestDot}`} />
        </svg>
        <b className={s.flag}>{t.actual}</b>
        <b className={s.within}>{t.within5}</b>
        {ends.map(
          (end) =>
            end && (
              <p
                key={end.id}
                className={end.off > 0 ? s.high : s.low}
                style={{ '--at': placeError(end.off).toFixed(1) } as CSSProperties}
              >
                <b>
                  {end.off > 0
                    ? t.tooHigh(format.percentTenths(end.off))
                    : t.tooLow(format.percentTenths(-end.off))}
                </b>
                {t.history({ id: end.id, weeks: format.number(end.historyWeeks) })}
              </p>
            ),
        )}
        {ticks.map((error) => (
          <i key={error} style={{ '--at': placeError(error).toFixed(1) } as CSSProperties}>
            {format.signed(error, format.percent(Math.abs(Math.round(100 * error)) / 100))}
          </i>
        ))}
      </div>
      <figcaption>
        <Caption title={t.chart} note={t.note}>
          <ChartTable
            summary={asTable}
            short={short}
            head={[t.error, t.series]}
            rows={errorColumns.map((count, column) => [
              column === last
                ? t.orMore(format.percent(column / 100))
                : format.percentRange({ lo: column, hi: column + 1 }),
              format.number(count),
            ])}
          />
        </Caption>
      </figcaption>
    </figure>
  );
}
