import { figures } from '../../../content/figures.ts';
import button from '../../ui/button.module.css';
import { usePage } from '../../ui/page.tsx';
import prose from '../../ui/prose.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import s from './story.module.css';

export function Story() {
  const { about } = usePage().messages;
  const t = about.story;
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
      <KeyFigures />
    </Sheet>
  );
}

/** The claims of the home page that say how good the forecast is and who stands behind it. */
function KeyFigures() {
  const { locale, messages } = usePage();
  const t = messages.home.figures;
  const f = figures(locale);
  const rows = [
    [f.accuracyFloor, t.accuracy],
    [f.brandsFloor, t.brands],
    [t.careHours, t.care],
  ] as const;
  return (
    <dl className={s.figures}>
      {rows.map(([figure, meaning]) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
