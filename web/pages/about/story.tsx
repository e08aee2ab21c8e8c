import button from '../../ui/button.module.css';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { useMessages } from '../../ui/page.tsx';
import prose from '../../ui/prose.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import s from './story.module.css';

export function Story() {
  const t = useMessages().about.story;
  return (
    <Sheet className={s.story} label={t.label}>
      <div className={prose.prose}>
        <p className={s.first}>{t.first}</p>
        <p>{t.flagship}</p>
        <details className={s.more}>
          <summary className={`${button.button} ${button.ghost}`}>
            <span>{t.learnMore}</span>
            <span>{t.showLess}</span>
          </summary>
          {t.more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </div>
      <KeyFigures claims={['accuracy', 'brands', 'care']} className={s.figures} />
    </Sheet>
  );
}
