import type { CSSProperties, ReactNode } from 'react';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import plot from '../../../ui/charts/plot.module.css';
import { useMessages } from '../../../ui/page.tsx';
import s from './chart-figure.module.css';

export type KeyMark = 'actual' | 'earlier' | 'miss' | 'plan' | 'half' | 'nine' | 'thin' | 'dot';

/** The frame of an article's chart: caption, key, plot, the finding in words, and the numbers. */
export function ChartFigure(props: {
  title: string;
  note: string;
  keys?: readonly (readonly [KeyMark, string])[];
  finding: string;
  table: { head: string[]; rows: string[][] };
  children: ReactNode;
}) {
  const { asTable } = useMessages().article;
  return (
    <figure className={s.figure}>
      <figcaption>
        <b>{props.title}</b> <span>{props.note}</span>
        {props.keys && (
          <ul>
            {props.keys.map(([mark, name]) => (
              <li key={mark} className={s[mark]}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {props.children}
      <ChartTable summary={asTable} {...props.table} />
      <p>{props.finding}</p>
    </figure>
  );
}

/** The drawing with its labels; everything in it lies behind the line Today at its right edge. */
export function Plot(props: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
  labels?: ReactNode;
}) {
  const { today } = useMessages().layout.ruler;
  return (
    <div className={`${plot.plot} ${s.plot}`}>
      <svg
        viewBox={`0 0 ${props.width} ${props.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        {props.children}
      </svg>
      <div aria-hidden="true">
        {props.labels}
        <i className={s.today}>
          <b>{today}</b>
        </i>
      </div>
    </div>
  );
}

/** A value of the y axis, `at` percent from the top. */
export function YLabel({ at, children }: { at: number; children: ReactNode }) {
  return (
    <span className={s.y} style={{ '--y': at.toFixed(1) } as CSSProperties}>
      {children}
    </span>
  );
}

/** The x axis: names with their widths in columns. A small screen shows every second of many. */
export function XAxis({ columns }: { columns: readonly { name: string; width?: number }[] }) {
  return (
    <div className={columns.length > 8 ? `${s.x} ${s.many}` : s.x} aria-hidden="true">
      {columns.map(({ name, width }) => (
        <i key={name} style={width === undefined ? undefined : { flexGrow: width }}>
          {name}
        </i>
      ))}
    </div>
  );
}
