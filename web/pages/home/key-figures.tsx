import { KeyFigures as Figures } from '../../ui/key-figures.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './key-figures.module.css';

export function KeyFigures() {
  return (
    <Sheet label={useMessages().home.figures.label}>
      <Figures claims={['timeCut', 'clients', 'accuracy', 'brands', 'care']} className={s.figures} />
    </Sheet>
  );
}
