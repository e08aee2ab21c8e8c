import type { CSSProperties, ReactNode } from 'react';
import { Caption } from '../../charts/caption.tsx';
import { ChartTable } from '../../charts/chart-table.tsx';
import plot from '../../charts/plot.module.css';
import { Readable } from '../../charts/readable.tsx';
import { type PageContext, useMessages, usePage } from '../../page.tsx';
import s from './chart-figure.module.css';
import { lastDay } from './week-columns.ts';

type KeyMark = 'actual' | 'bar' | 'earlier' | 'miss' | 'plan' | 'half' | 'nine' | 'thin' | 'dot';

/** Caption, legend, plot, table and conclusion of an article's chart. */
export function ChartFigure(props: {
  title: string;
  note: string;
  keys?: readonly (readonly [KeyMark, string])[];
  finding: string;
  table: { head: string[]; rows: string[][] };
  /** True if the rows of the table are the columns of the drawing. */
  isInColumns?: boolean;
  children: ReactNode;
}) {
  const messages = useMessages();
  const { asTable } = messages.article;
  return (
    <figure className={s.figure}>
      <figcaption>
        <Caption title={props.title} note={props.note}>
          {props.keys && (
            <ul>
              {props.keys.map(([mark, name]) => (
                <li key={mark} className={s[mark]}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <ChartTable summary={asTable} short={messages.home.fan.short} {...props.table} />
        </Caption>
      </figcaption>
      {props.isInColumns === false ? props.children : <Readable>{props.children}</Readable>}
      <p>{props.finding}</p>
    </figure>
  );
}

/** The drawing with its labels, and a line at its right edge for the day it was made, unless it has no date. */
export function Plot(props: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
  labels?: ReactNode;
  undated?: boolean;
}) {
  const { format } = usePage();
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
        {!props.undated && (
          <i className={s.today}>
            <b>{format.dayOfMonth(new Date(lastDay))}</b>
          </i>
        )}
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

/** Names with their widths in columns. On small screens only every second one, if there are many. */
export function XAxis({ columns }: { columns: readonly { name: string; width?: number }[] }) {
  return (
    <div className={columns.length > 8 ? `${s.x} ${s.many}` : s.x} aria-hidden="true">
      {columns.map(({ name, width }) => (
        <i key={name} style={width === undefined ? undefined : ({ '--columns': width } as CSSProperties)}>
          {name}
        </i>
      ))}
    </div>
  );
}

/** A chart, and the key figure computed from the same data. */
export interface ArticleChart {
  Chart: () => ReactNode;
  figure: (page: PageContext) => string;
}
