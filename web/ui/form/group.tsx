import type { ReactNode } from 'react';
import s from './group.module.css';

/** Fields in two columns if there is room. A form's only group needs no title. */
export function Group({ title, children }: { title?: ReactNode; children: ReactNode }) {
  if (title === undefined) return <div className={s.group}>{children}</div>;
  return (
    <fieldset className={s.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
