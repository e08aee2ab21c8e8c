import type { ReactNode } from 'react';
import s from './small-print.module.css';

/** What sending a form means, below its button. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <p className={s.print}>{children}</p>;
}
