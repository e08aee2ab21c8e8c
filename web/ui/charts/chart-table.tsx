import type { ReactNode } from 'react';
import s from './chart-table.module.css';

/** A chart's numbers as a table. The first cell of a row is its header. `short` replaces the summary in captions. */
export function ChartTable(props: { summary: string; short?: string; head: string[]; rows: ReactNode[][] }) {
  return (
    <details className={s.chart}>
      <summary aria-label={props.short && props.summary}>{props.short ?? props.summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={s.scroll} tabIndex={0} aria-label={props.summary}>
        <table>
          <thead>
            <tr>
              {props.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map(([first, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
