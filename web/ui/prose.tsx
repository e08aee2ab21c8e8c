import type { Section } from '../documents/read-documents.ts';
import s from './prose.module.css';

/** The HTML of a content file. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content files, rendered at build
  return <div className={s.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The sections of a document, each with its title beside its text. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} className={s.section}>
      <h2>{title}</h2>
      <Prose html={html} />
    </section>
  ));
}

/** A table of contents, which marks the section in view where the browser can. */
export function Contents(props: {
  label: string;
  sections: readonly { id: string; title: string }[];
  note: string;
}) {
  return (
    <nav className={s.contents} aria-label={props.label}>
      <b aria-hidden="true">{props.label}</b>
      <ol>
        {props.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      <p>{props.note}</p>
    </nav>
  );
}
