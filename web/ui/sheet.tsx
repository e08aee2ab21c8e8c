import type { ReactNode } from 'react';
import s from './sheet.module.css';

/** A section on the sheet. `spaced` adds the margin between sections. */
export function Sheet(props: {
  children: ReactNode;
  className?: string | undefined;
  labelledBy?: string;
  label?: string;
  spaced?: boolean;
}) {
  const classes = [s.sheet, props.spaced && s.section, props.className].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-labelledby={props.labelledBy} aria-label={props.label}>
      {props.children}
    </section>
  );
}

/** Title to the left of the Today line, explanation to the right. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={s.head}>
      <h2 id={id}>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
