import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Day, localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Deck } from '../../deck/deck.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { Slides } from './slides.tsx';

interface Props {
  locale: Locale;
  /** The day for which the page's deck was made. */
  built: Day;
  label: string;
  /** The download of that deck. */
  file: string;
}

interface Moved {
  deck: Deck;
  /** The element with the slides. */
  holder: Element;
}

/** On any day but that of the build, replaces the sample deck with today's, also in the download. */
function MovedDeck({ locale, built, label, file }: Props) {
  const [moved, setMoved] = useState<Moved>();
  useEffect(() => {
    const today = localDay();
    const holder = document.querySelector('[data-deck]');
    if (!holder || today === built) return;
    makeDeck(locale, today).then(
      (deck) => setMoved({ deck, holder }),
      () => {},
    );
  }, [locale, built]);
  useLayoutEffect(() => {
    if (!moved) return;
    const [before, after] = moved.holder.querySelectorAll(':scope > ol');
    if (before && after) after.scrollLeft = before.scrollLeft;
    before?.remove();
    return onDownload(file, moved.deck);
  }, [moved, file]);
  return moved && createPortal(<Slides deck={moved.deck} label={label} />, moved.holder);
}

async function makeDeck(locale: Locale, today: Day): Promise<Deck> {
  const [{ sampleDeck }, { forecast }, { deck }] = await Promise.all([
    import('../../deck/sample-deck.ts'),
    import(`../../../content/messages/${locale}/forecast.ts`),
    import(`../../../content/messages/${locale}/deck.ts`),
  ]);
  return sampleDeck(locale, { forecast, deck }, today);
}

/** Provides this deck if the link leads to the built one. */
function onDownload(file: string, deck: Deck): () => void {
  async function download(event: Event) {
    event.preventDefault();
    try {
      const [{ pptxType, writePptx }, { downloadFile }] = await Promise.all([
        import('../../deck/pptx/write-pptx.ts'),
        import('../../ui/download-file.ts'),
      ]);
      downloadFile(file.slice(1), new Blob([await writePptx(deck)], { type: pptxType }));
    } catch {
      // A deck of another day is better than none.
      location.assign(file);
    }
  }
  const link = document.querySelector(`a[href="${file}"]`);
  link?.addEventListener('click', download);
  return () => link?.removeEventListener('click', download);
}

export const island = defineIsland('moved-deck', MovedDeck);
