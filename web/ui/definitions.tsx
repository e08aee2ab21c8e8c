import s from './definitions.module.css';
import { Sheet } from './sheet.tsx';

/** A section of an inner page that explains a handful of terms. */
export function DefinitionSection(props: {
  id: string;
  title: string;
  items: readonly { term: string; text: string }[];
}) {
  return (
    <Sheet spaced labelledBy={props.id}>
      <h2 id={props.id} className={s.title}>
        {props.title}
      </h2>
      <Definitions items={props.items} />
    </Sheet>
  );
}

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
