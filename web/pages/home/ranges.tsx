import type { CSSProperties, ReactNode } from 'react';
import { churnCauses, type NumberRange, profitLevers, profitTotal } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import t from '../../ui/text.module.css';
import s from './ranges.module.css';

const causes = Object.keys(churnCauses) as (keyof typeof churnCauses)[];

export function Churn() {
  const { format, messages } = usePage();
  const t = messages.home.churn;
  return (
    <Ranges
      id="churn"
      side="past"
      title={t.title}
      lede={t.lede}
      columns={[t.cause, t.share]}
      rows={causes.map((cause) => ({
        name: t.causes[cause].name,
        note: t.causes[cause].answer,
        range: churnCauses[cause],
        label: format.percentRange(churnCauses[cause]),
      }))}
      axis={{ max: 66, step: 20, label: (value) => format.percent(value / 100) }}
    />
  );
}

const levers = Object.keys(profitLevers) as (keyof typeof profitLevers)[];

export function Profit() {
  const { format, messages } = usePage();
  const t = messages.home.profit;
  return (
    <Ranges
      id="profit"
      side="next"
      title={t.title}
      lede={t.lede}
      columns={[t.lever, t.perYear]}
      rows={levers.map((lever) => ({
        name: t.levers[lever],
        range: profitLevers[lever],
        label: format.moneyRange(profitLevers[lever]),
      }))}
      total={{ name: t.total, range: profitTotal, label: format.moneyRange(profitTotal, true) }}
      axis={{ max: 150_000, step: 50_000, label: format.moneyShort }}
    />
  );
}

interface RangeRow {
  name: string;
  note?: string;
  range: NumberRange;
  label: string;
}

/** Ranges on a shared axis, with an optional total that has no upper end. */
function Ranges(props: {
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
