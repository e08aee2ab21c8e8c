import type { ReactNode } from 'react';
import s from './group.module.css';

/** Fields that belong together, two abreast where there is room. The only group of a form needs no title. */
export function Group({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className={s.group}>{children}</div>;
  return (
    <fieldset className={s.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
