import type { CSSProperties } from 'react';
import plot from '../../ui/charts/plot.module.css';
import hidden from '../../ui/text.module.css';
import type { Shown } from './heat-map.tsx';
import s from './slope.module.css';
import { barHeight, spread, verdictOn } from './view.ts';

/** Minimum distance between labels, in percent of the plot's height. */
const gaps = { now: 9, end: 12.5 };

function at(height: number): CSSProperties {
  return { '--y': height.toFixed(1) } as CSSProperties;
}

/** Each segment's index now and in the last week, without the weeks in between. */
export function Slope({ rows, messages, format, today }: Shown & { today: string }) {
  const t = messages.slope;
  const names = messages.map.segments;
  const byNow = rows.toSorted((a, b) => b.now - a.now);
  const byEnd = rows.toSorted((a, b) => b.end - a.end);
  const besideNow = spread(
    byNow.map(({ now }) => barHeight(now)),
    gaps.now,
  );
  const besideEnd = spread(
    byEnd.map(({ end }) => barHeight(end)),
    gaps.end,
  );
  return (
    <>
      <ul className={hidden.hidden}>
        {rows.map((row) => (
          <li key={row.name}>
            {t.reading({
              segment: names[row.name],
              now: format.number(row.now),
              end: format.number(row.end),
              verdict: t.verdicts[verdictOn(row)],
            })}
          </li>
        ))}
      </ul>
      <div className={s.slope} aria-hidden="true">
        <div className={s.now}>
          {byNow.map(({ name, now }, i) => (
            <p key={name} style={at(besideNow[i] ?? 0)}>
              <span>{names[name]}</span> <b>{format.number(now)}</b>
            </p>
          ))}
        </div>
        <div className={`${plot.plot} ${s.plot}`}>
          <svg viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
            <path className={s.range} d={rows.map(({ low, high }) => `M99 ${y(high)}V${y(low)}`).join('')} />
            <path className={s.line} d={rows.map(({ now, end }) => `M0 ${y(now)}L99 ${y(end)}`).join('')} />
          </svg>
          <svg className={s.fromNow} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={byNow.map(({ now }, i) => leader(barHeight(now), besideNow[i])).join('')} />
          </svg>
          <svg className={s.fromEnd} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={byEnd.map(({ end }, i) => leader(barHeight(end), besideEnd[i])).join('')} />
          </svg>
          {rows.map(({ name, now, end }) => (
            <span key={name}>
              <i style={at(barHeight(now))} />
              <i className={s.expected} style={at(barHeight(end))} />
            </span>
          ))}
          <b className={s.today}>{today}</b>
        </div>
        <ol className={s.end}>
          {byEnd.map((row, i) => (
            <li key={row.name} style={at(besideEnd[i] ?? 0)}>
              <b>{format.number(row.end)}</b>
              <span>
                <strong>{t.verdicts[verdictOn(row)]}</strong>
                {names[row.name]}, {format.signed(row.end - row.now)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** From a dot to its label, which may have been moved. */
function leader(dot: number, label = dot): string {
  return `M0 ${dot.toFixed(1)}L1 ${label.toFixed(1)}`;
}

function y(index: number): number {
  return Math.round(barHeight(index) * 10);
}
