import type { ReactNode } from 'react';
import s from './small-print.module.css';

export function SmallPrint({ children }: { children: ReactNode }) {
  return <p className={s.print}>{children}</p>;
}
