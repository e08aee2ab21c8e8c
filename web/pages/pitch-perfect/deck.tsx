import { Definitions } from '../../ui/definitions.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './deck.module.css';

export function Deck() {
  const { deck } = useMessages().pitchPerfect;
  return (
    <Sheet spaced labelledBy="deck">
      <h2 id="deck" className={s.title}>
        {deck.title}
      </h2>
      <Definitions items={deck.items} />
    </Sheet>
  );
}
