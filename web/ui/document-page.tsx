import type { ReactNode } from 'react';
import type { Section } from '../documents/read-documents.ts';
import s from './document-page.module.css';
import { usePage } from './page.tsx';
import { Contents, Prose } from './prose.tsx';
import sheet from './sheet.module.css';
import t from './text.module.css';

interface DocumentPageProps {
  front: { title: string; lede: string; updated: string };
  sections: readonly Section[];
  /** Decorative. */
  drawing?: ReactNode;
}

/** A page with one long text and its table of contents. */
export function DocumentPage({ front, sections, drawing }: DocumentPageProps) {
  const { messages, format } = usePage();
  const { contents, updated } = messages.terms;
  const titled = sections.filter(({ title }) => title !== '');
  const opening = sections.find(({ title }) => title === '');
  return (
    <article className={`${sheet.sheet} ${s.page}`}>
      <header className={s.head}>
        <h1>{front.title}</h1>
        <p className={t.lede}>{front.lede}</p>
      </header>
      {drawing && <div className={s.drawing}>{drawing}</div>}
      <Contents label={contents} sections={titled} note={updated(format.date(front.updated))} />
      <div className={s.text}>
        {opening && (
          <div className={s.opening}>
            <Prose html={opening.html} />
          </div>
        )}
        {titled.map(({ id, title, html }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </article>
  );
}
