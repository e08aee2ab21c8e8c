import { type ReactNode, useEffect } from 'react';
import s from './pane.module.css';

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

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
}
