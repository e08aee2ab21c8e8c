import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import heading from './heading.module.css';
import s from './included.module.css';

export function Included() {
  const { included } = useMessages().pricing;
  return (
    <Sheet spaced labelledBy="included">
      <h2 id="included" className={heading.section}>
        {included.title}
      </h2>
      <div className={s.groups}>
        {included.groups.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
