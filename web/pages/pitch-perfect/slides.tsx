import { settings } from '../../../content/settings.ts';
import type { Deck } from '../../deck/deck.ts';
import { SlideContent } from './slide-content.tsx';
import s from './slides.module.css';

/** The slides of a deck, drawn from the same model as the file. */
export function Slides({ deck, label }: { deck: Deck; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
    <ol className={s.strip} tabIndex={0} aria-label={label}>
      {deck.slides.map((slide, i) => (
        <li key={slide.title} className={s.slide}>
          <div className={slide.kind === 'cover' ? s.cover : s.page}>
            <SlideContent slide={slide} />
            <footer>
              {slide.kind !== 'cover' && <span>{deck.source}</span>}
              <b>{deck.agency || settings.brand}</b>
              <i>{i + 1}</i>
            </footer>
          </div>
        </li>
      ))}
    </ol>
  );
}
