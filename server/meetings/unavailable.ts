import { formatter } from '../../content/format.ts';
import type { Locale } from '../../contract/locales.ts';
import type { MeetingDay, TimeSlot } from '../../contract/meeting.ts';
import type { Problem } from '../../contract/problem.ts';
import { apiMessages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/** The time asked for cannot be had. Tells what can be had on that day instead. */
export class Unavailable extends Refusal {
  readonly free: readonly TimeSlot[];

  constructor(day: MeetingDay, time: TimeSlot) {
    super(409, { code: reasonOf(day, time) });
    this.free = day.free;
  }

  override problem(locale: Locale): Problem {
    const problem = super.problem(locale);
    if (this.free.length === 0) return { ...problem, free: [] };
    const { stillFree } = apiMessages[locale].meetings;
    const message = `${problem.message} ${stillFree(formatter(locale).list(this.free))}`;
    return { ...problem, message, free: [...this.free] };
  }
}

function reasonOf({ state, taken, free }: MeetingDay, time: TimeSlot) {
  if (state === 'later') return 'tooFarAhead';
  if (state === 'booked') return 'dayBooked';
  return taken.includes(time) || free.includes(time) ? 'timeTaken' : 'timePast';
}
