import type { Messages } from '../../../../content/messages/messages.ts';
import type { Day } from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { palette } from '../../../ui/palette.ts';
import { keyOf, sampleResult } from '../result.ts';
import { ahead, checks } from '../sample.precomputed.ts';
import type { Deck } from './deck.ts';
import { deckOf } from './slides.ts';

/** Where the deck of the sample account can be downloaded. The build writes it. */
export function sampleDeckPath(locale: Locale): string {
  return `/sample-deck-${locale}.pptx`;
}

export function sampleDeck(
  locale: Locale,
  { forecast, deck }: Pick<Messages, 'forecast' | 'deck'>,
  today: Day,
): Deck {
  const result = sampleResult(ahead, today);
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('the sample has no metric');
  return deckOf({
    ...{ result, outlook, checks: checks[keyOf(outlook)], words: forecast.tool, deck, locale, today },
    agency: '',
    colour: palette.cobalt.toLowerCase(),
  });
}
