import { figures } from '../../../content/figures.ts';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './key-figures.module.css';

export function KeyFigures() {
  const { locale, messages } = usePage();
  const t = messages.home.figures;
  const f = figures(locale);
  const rows = [
    [f.timeCut, t.timeCut],
    [f.clients, t.clients],
    [f.accuracyFloor, t.accuracy],
    [f.brandsFloor, t.brands],
    [t.careHours, t.care],
  ] as const;
  return (
    <Sheet label={t.label}>
      <dl className={s.figures}>
        {rows.map(([figure, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
