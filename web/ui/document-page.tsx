import type { ReactNode } from 'react';
import type { Section } from '../documents/read-documents.ts';
import s from './document-page.module.css';
import { usePage } from './page.tsx';
import { PageHead } from './page-head.tsx';
import { Contents, Prose, TextSections } from './prose.tsx';
import sheet from './sheet.module.css';

interface DocumentPageProps {
  front: { title: string; lede: string; updated: string };
  sections: readonly Section[];
  /** Decorative. */
  drawing?: ReactNode;
}

/** A page with one long text, its table of contents to the left. */
export function DocumentPage({ front, sections, drawing }: DocumentPageProps) {
  const { messages, format } = usePage();
  const { contents, updated } = messages.terms;
  const titled = sections.filter(({ title }) => title !== '');
  const opening = sections.find(({ title }) => title === '');
  return (
    <article className={`${sheet.sheet} ${s.page}`}>
      <PageHead title={front.title} lede={front.lede} />
      <div className={s.columns}>
        {drawing && <div className={s.drawing}>{drawing}</div>}
        <Contents label={contents} sections={titled} note={updated(format.date(front.updated))} />
        <div>
          {opening && (
            <div className={s.opening}>
              <Prose html={opening.html} />
            </div>
          )}
          <TextSections sections={titled} />
        </div>
      </div>
    </article>
  );
}
