import { settings } from '../../content/settings.ts';
import { addDays, type Day, dayAt, dayOfMonth, weekdayOf } from '../../contract/calendar.ts';

/** The first day on which meetings are held, so many days ahead or later. */
export function bookableDay(ahead: number): Day {
  const { closedDays, closedWeekdays } = settings.meetings;
  let day = addDays(dayAt(Date.now()), ahead);
  while (closedDays.includes(dayOfMonth(day)) || closedWeekdays.includes(weekdayOf(day)))
    day = addDays(day, 1);
  return day;
}
