import s from './prose.module.css';

/** The HTML of a content file. */
export function Prose({ html, id }: { html: string; id?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content files, rendered at build
  return <div id={id} className={s.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A table of contents. */
export function Contents(props: {
  label: string;
  sections: readonly { id: string; title: string }[];
  note: string;
  className?: string | undefined;
}) {
  return (
    <nav className={[s.contents, props.className].filter(Boolean).join(' ')} aria-label={props.label}>
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
