import s from './contents.module.css';

/** Links to the sections of a long text. */
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
