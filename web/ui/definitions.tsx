import s from './definitions.module.css';

/** Terms in columns: four across, two, one. */
export function Definitions({ items }: { items: readonly { term: string; text: string }[] }) {
  return (
    <dl className={s.definitions}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
