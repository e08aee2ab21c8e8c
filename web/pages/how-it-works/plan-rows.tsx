import type { CSSProperties } from 'react';
import { alert, rows, total } from '../../sample-account/example-plan.ts';
import { usePage } from '../../ui/page.tsx';
import p from './plan.module.css';
import s from './plan-rows.module.css';
import state from './state.module.css';

/** A row per channel: proposed, funded, live, and the part that has run. */
export function PlanRows() {
  const { format, messages } = usePage();
  const names = messages.home.plan;
  return (
    <ul className={s.rows}>
      {rows.map(({ name, from, to, budget }) => (
        <li key={name} className={p.columns} style={{ '--from': from, '--to': to } as CSSProperties}>
          <span className={p.label}>
            {names[name]}
            <b className={state.decided}>{format.moneyShort(budget)}</b>
          </span>
          <div className={s.track}>
            <i className={s.proposed} />
            <i className={`${s.funded} ${state.decided}`} />
            <i className={`${s.live} ${state.running}`} />
            <i className={s.ran} />
            {name === alert.row && <i className={`${s.flag} ${state.alert}`}>!</i>}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Budget() {
  const { format, messages } = usePage();
  const t = messages.howItWorks.plan;
  return (
    <div className={`${p.columns} ${s.budget}`}>
      <span className={p.label}>
        <em>2</em>
        {t.budget}
        <b>{format.moneyShort(total)}</b>
      </span>
      <div className={s.split}>
        {rows
          .toSorted((a, b) => b.budget - a.budget)
          .map(({ name, budget }) => (
            <i key={name} style={{ '--share': budget / total } as CSSProperties}>
              <span className={state.decided}>
                <b>{format.percent(budget / total)}</b> {t.split[name]}
              </span>
            </i>
          ))}
      </div>
    </div>
  );
}
