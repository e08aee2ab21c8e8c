import type { ReactNode } from 'react';
import s from './page-head.module.css';
import t from './text.module.css';

/**
 * The head of an inner page: title to the left of the Today line, lede and actions to the right. If `filled`, the
 * server replaces its text on private pages; if `low`, it leaves more of the first view to what follows.
 */
export function PageHead(props: {
  title: string;
  lede?: string;
  filled?: boolean;
  low?: boolean;
  children?: ReactNode;
}) {
  const mark = (name: string) => (props.filled ? { 'data-text': name } : {});
  return (
    <div className={props.low ? `${s.head} ${s.low}` : s.head}>
      <h1 {...mark('title')}>{props.title}</h1>
      <div>
        {props.lede && (
          <p className={t.lede} {...mark('lede')}>
            {props.lede}
          </p>
        )}
        {props.children && <div className={s.actions}>{props.children}</div>}
      </div>
    </div>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={s.actions}>{children}</div>;
}
