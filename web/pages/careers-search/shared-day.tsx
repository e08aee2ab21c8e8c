import { type Day, localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type SharedMessages, sayAssumption, saySharedDay } from '../../ui/jobs/shared-day.ts';
import { useBrowserValue } from '../../ui/use-browser-value.ts';

export interface SharedDayMessages {
  hours: SharedMessages;
  /** `{hours}` is a working day, `{zone}` the visitor's. */
  note: string;
}

/** The visitor's date; empty until the page has its script. */
function useToday(): Day {
  return useBrowserValue(localDay, '');
}

/** The hours of a role's day that overlap the visitor's. */
export function SharedDay(props: { clock: string; messages: SharedDayMessages; locale: Locale }) {
  const today = useToday();
  return today && <span>{saySharedDay(props.clock, today, props.messages.hours, props.locale)}</span>;
}

export function Assumption({ note }: { note: string }) {
  const today = useToday();
  return today && sayAssumption(note, today);
}
