import type { schedule } from '../../../content/messages/en/schedule.ts';

type Schedule = typeof schedule;

/** The island's messages, with what never changes on the page already filled in. */
export interface ScheduleMessages
  extends Pick<
    Schedule,
    'warning' | 'formLabel' | 'choice' | 'fields' | 'taken' | 'past' | 'submit' | 'hints' | 'timeZones'
  > {
  /** How far ahead a meeting can be. */
  horizonDays: number;
  /** About the time that a meeting is moved from. */
  move: Pick<Schedule['move'], 'current' | 'currentShort'>;
  calendar: Omit<Schedule['calendar'], 'count'>;
  /** The message for each number of free times in a day. */
  counts: readonly string[];
}
