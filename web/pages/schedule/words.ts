import type { schedule } from '../../../content/messages/en/schedule.ts';

type Schedule = typeof schedule;

/** What the island says. It cannot be handed functions: `{zone}` and the like stand where values go. */
export interface ScheduleWords
  extends Pick<Schedule, 'warning' | 'formLabel' | 'choice' | 'fields' | 'taken' | 'past' | 'submit'> {
  calendar: Omit<Schedule['calendar'], 'count'>;
  /** What is said of a day with so many free times. */
  counts: readonly string[];
  hints: Record<keyof Schedule['hints'], string>;
  timeZones: Record<keyof Schedule['timeZones'], string>;
}

/** Puts values in the places of their names. */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
