import s from './definition-section.module.css';
import { Definitions } from './definitions.tsx';
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
