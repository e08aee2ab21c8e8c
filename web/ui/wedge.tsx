import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import s from './wedge.module.css';

/** The last call of the home and the pricing page: the line from the action opens into a forecast. */
export function Wedge(props: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <Sheet labelledBy={props.id} className={s.closing}>
      <h2 id={props.id}>{props.title}</h2>
      <p>{props.text}</p>
      <div className={s.line}>
        {props.children}
        <svg className={s.wedge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60 100 0v100Z" fill="var(--persimmon-1)" />
          <path d="M0 60 100 22v54Z" fill="var(--persimmon-2)" />
        </svg>
      </div>
    </Sheet>
  );
}
