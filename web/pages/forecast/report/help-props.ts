import type { forecastHelp } from '../../../../content/messages/en/forecast-help.ts';
import type { forecastNotes } from '../../../../content/messages/en/forecast-notes.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { ForecastMessages, ReadingMessages } from '../text/forecast-messages.ts';

/** Messages for all parts that help to read a file. */
export interface HelpProps {
  messages: ReadingMessages;
  help: typeof forecastHelp;
  notes: typeof forecastNotes;
  tool: ForecastMessages;
  locale: Locale;
}
