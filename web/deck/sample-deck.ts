import type { Messages } from '../../content/messages/messages.ts';
import type { Day } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import { metricKey } from '../pages/forecast/model/metric-key.ts';
import { sampleResult } from '../pages/forecast/model/result.ts';
import { ahead, checks } from '../pages/forecast/sample.precomputed.ts';
import { palette } from '../ui/palette.ts';
import { buildDeck } from './build-deck.ts';
import type { Deck } from './deck.ts';

/** The download of the sample account's deck, which the build writes. */
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
  return buildDeck({
    ...{ result, outlook, checks: checks[metricKey(outlook)], messages: forecast.tool, deck, locale, today },
    agency: '',
    colour: palette.cobalt.toLowerCase(),
  });
}
