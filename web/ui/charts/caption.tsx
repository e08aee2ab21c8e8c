import type { ReactNode } from 'react';
import s from './caption.module.css';

/** The one quiet line of an exhibit: what it shows and whose numbers, then marks that it cannot name, and its table. */
export function Caption({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={s.caption}>
      <b>{title}</b> <span>{note}</span> {children}
    </div>
  );
}
