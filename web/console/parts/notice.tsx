import type { ReactNode } from 'react';
import s from './notice.module.css';

/** A message in the page. What went wrong is read out at once. */
export function Notice(props: { tone?: 'bad' | 'ok' | 'warn'; children: ReactNode }) {
  const { tone = 'bad' } = props;
  const classes = tone === 'bad' ? s.notice : `${s.notice} ${s[tone]}`;
  return (
    <div className={classes} role={tone === 'bad' ? 'alert' : undefined}>
      {props.children}
    </div>
  );
}
