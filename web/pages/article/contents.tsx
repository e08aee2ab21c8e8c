import type { Section } from '../../documents/read-documents.ts';
import { useMessages } from '../../ui/page.tsx';
import s from './contents.module.css';

/** The headings of the article; stays beside the text while it is read. */
export function Contents({ sections }: { sections: Section[] }) {
  const { contents } = useMessages().article;
  return (
    <nav className={s.contents} aria-labelledby="article-contents">
      <b id="article-contents">{contents}</b>
      <ol>
        {sections.map(
          ({ id, title }) =>
            title !== '' && (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
