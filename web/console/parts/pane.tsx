import type { ReactNode } from 'react';
import { useTitle } from '../use-title.ts';
import s from './pane.module.css';

/** A view of the console that takes all the room beside the navigation. */
export function Pane(props: { title: string; actions?: ReactNode; children: ReactNode }) {
  useTitle(props.title);
  return (
    <main id="main" tabIndex={-1} className={s.pane}>
      <div className={s.head}>
        <h1>{props.title}</h1>
        {props.actions}
      </div>
      {props.children}
    </main>
  );
}
