import type { ReactNode } from 'react';
import s from './form-page.module.css';
import { Sheet } from './sheet.tsx';
import t from './text.module.css';

/** Why and what next behind the line, the panel with the form ahead of it. */
export function FormPage(props: { title: string; lede: string; aside: ReactNode; children: ReactNode }) {
  return (
    <Sheet className={s.page}>
      <div className={s.aside}>
        <h1>{props.title}</h1>
        <p className={t.lede}>{props.lede}</p>
        {props.aside}
      </div>
      {props.children}
    </Sheet>
  );
}

/** A heading in the left column and what belongs to it. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
}

/** Short terms with their explanation. */
export function AsideTerms({ terms }: { terms: readonly { term: string; text: string }[] }) {
  return (
    <dl className={s.terms}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
