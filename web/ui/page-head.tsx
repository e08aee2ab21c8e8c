import type { ReactNode } from 'react';
import s from './page-head.module.css';
import t from './text.module.css';

/** The head of an inner page: title behind the line, promise and actions ahead of it. */
export function PageHead(props: { title: string; lede?: string; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <h1>{props.title}</h1>
      <div>
        {props.lede && <p className={t.lede}>{props.lede}</p>}
        {props.children && <div className={s.actions}>{props.children}</div>}
      </div>
    </div>
  );
}

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={s.actions}>{children}</div>;
}
