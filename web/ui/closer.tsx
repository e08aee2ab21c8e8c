import type { ReactNode } from 'react';
import s from './closer.module.css';
import { Actions } from './page-head.tsx';
import { Sheet } from './sheet.tsx';

/** The last call of an inner page. The children are its buttons. */
export function Closer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet spaced>
      <div className={s.closer}>
        <h2>{title}</h2>
        <Actions>{children}</Actions>
      </div>
    </Sheet>
  );
}
