import type { ReactNode } from 'react';
import s from './form-page.module.css';
import { Sheet } from './sheet.tsx';
import t from './text.module.css';

/**
 * The explanation to the left of the Today line, the form's panel to the right. On small screens the form comes first.
 */
export function FormPage(props: { title: string; lede: string; aside: ReactNode; children: ReactNode }) {
  return (
    <Sheet className={s.page}>
      <div className={s.head}>
        <h1>{props.title}</h1>
        <p className={t.lede}>{props.lede}</p>
      </div>
      {props.children}
      <div className={s.aside}>{props.aside}</div>
    </Sheet>
  );
}

export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {children}
    </>
  );
}

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
