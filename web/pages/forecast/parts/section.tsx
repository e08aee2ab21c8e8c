import type { ReactNode } from 'react';
import s from './section.module.css';

/** A section below the chart. */
export function Section(props: { id: string; title: string; lede: ReactNode; children?: ReactNode }) {
  return (
    <section className={s.section} aria-labelledby={props.id}>
      <header>
        <h2 id={props.id}>{props.title}</h2>
        {props.lede}
      </header>
      {props.children}
    </section>
  );
}
