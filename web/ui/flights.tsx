import type { CSSProperties, ReactNode } from 'react';
import s from './flights.module.css';

/** A row of a media plan. Its children are flights. */
export function Channel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={s.channel}>
      <span className={s.name}>{name}</span>
      {children}
    </li>
  );
}

/** A bar over the sheet's weeks, counted from 0. */
export function Flight(props: {
  name: string;
  from: number;
  to: number;
  budget?: string | undefined;
  className: string | undefined;
  children?: ReactNode;
}) {
  const { name, from, to, budget, className, children } = props;
  return (
    <span className={`${s.flight} ${className}`} style={{ '--from': from, '--to': to } as CSSProperties}>
      <b>{name}</b>
      {children}
      {budget && <i>{budget}</i>}
    </span>
  );
}
