import type { CSSProperties, ReactNode } from 'react';
import type { Range } from '../../../contract/facts.ts';
import t from '../../ui/text.module.css';
import s from './ranges.module.css';

export interface RangeRow {
  name: string;
  note?: string;
  range: Range;
  label: string;
}

/** One half of the page: ranges on a shared axis, with an optional total that is open at the top. */
export function Ranges(props: {
  id: string;
  side: 'past' | 'next';
  title: string;
  lede: ReactNode;
  columns: readonly [string, string];
  rows: RangeRow[];
  total?: RangeRow;
  axis: { max: number; step: number; label: (value: number) => string };
}) {
  const { max, step, label } = props.axis;
  const ticks = Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => i * step);
  return (
    <section className={`${s.half} ${s[props.side]}`} aria-labelledby={props.id}>
      <div className={s.inner}>
        <h2 id={props.id}>{props.title}</h2>
        <p>{props.lede}</p>
        <table role="table" className={s.ranges} style={{ '--max': max, '--step': step } as CSSProperties}>
          <thead role="rowgroup" className={t.hidden}>
            <tr role="row">
              <th role="columnheader">{props.columns[0]}</th>
              <th role="columnheader">{props.columns[1]}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">{props.rows.map(renderRow)}</tbody>
          {props.total && <tfoot role="rowgroup">{renderRow(props.total)}</tfoot>}
        </table>
        <div className={s.axis} aria-hidden="true" style={{ '--max': max } as CSSProperties}>
          {ticks.map((value) => (
            <i
              key={value}
              className={value === max ? s.last : undefined}
              style={{ '--v': value } as CSSProperties}
            >
              {label(value)}
            </i>
          ))}
        </div>
      </div>
    </section>
  );
}

function renderRow({ name, note, range, label }: RangeRow) {
  return (
    <tr role="row" key={name} style={{ '--lo': range.lo, '--hi': range.hi } as CSSProperties}>
      <th role="rowheader">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td role="cell">
        <i />
        <b>{label}</b>
      </td>
    </tr>
  );
}
