import type { schedule } from '../../../content/messages/en/schedule.ts';

type Schedule = typeof schedule;

/** The island's strings. Props must survive JSON, so `{zone}` and the like are placeholders instead of functions. */
export interface ScheduleMessages
  extends Pick<Schedule, 'warning' | 'formLabel' | 'choice' | 'fields' | 'taken' | 'past' | 'submit'> {
  /** How far ahead a meeting can be. */
  horizonDays: number;
  calendar: Omit<Schedule['calendar'], 'count'>;
  /** The message for each number of free times in a day. */
  counts: readonly string[];
  hints: Record<keyof Schedule['hints'], string>;
  timeZones: Record<keyof Schedule['timeZones'], string>;
}
