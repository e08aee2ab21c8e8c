import type { Day } from '../../../contract/calendar.ts';
import { gmtOffsets } from '../../../contract/meeting.ts';

/** How far the visitor's own clock is ahead of GMT, in hours, and the whole hour on offer that is nearest. */
export interface OwnClock {
  exact: number;
  nearest: number;
}

/** By the zone of this device, on a day: clocks change in spring and autumn. */
export function ownClock(day: Day | ''): OwnClock {
  const moment = day === '' ? new Date() : new Date(`${day}T12:00`);
  return nearestTo(0 - moment.getTimezoneOffset() / 60);
}

export function nearestTo(exact: number): OwnClock {
  const [first = 0, last = 0] = [gmtOffsets.at(0), gmtOffsets.at(-1)];
  return { exact, nearest: Math.min(Math.max(Math.round(exact), first), last) };
}
