import {
  addDays,
  addMonths,
  type Day,
  type Month,
  toMonth,
  weekNumber,
  weekStart,
} from '../../contract/calendar.ts';
import { facts } from '../../contract/facts.ts';

/** The sheet has as many weeks behind today as ahead. The current week is the first one ahead. */
export const weeksBehind = facts.forecastWeeks;
export const weeksAhead = facts.forecastWeeks;

/** The ISO number of the week `offset` weeks from that of a day. */
export function weekFrom(today: Day, offset: number): number {
  const monday = mondayFrom(today, offset);
  return weekNumber(Array.from({ length: 7 }, (_, i) => addDays(monday, i)));
}

/** The months of the sheet, each with the weeks whose Thursday is in it. */
export function sheetMonths(today: Day, ahead: boolean): { month: Month; weeks: number; column: number }[] {
  const first = ahead ? 0 : -weeksBehind;
  const months: { month: Month; weeks: number; column: number }[] = [];
  for (let i = 0; i < weeksBehind + weeksAhead; i++) {
    const month = toMonth(addDays(mondayFrom(today, first + i), 3));
    const last = months.at(-1);
    if (last?.month === month) last.weeks++;
    else months.push({ month, weeks: 1, column: i + 1 });
  }
  return months;
}

/** A label is shown if it fits on a phone and the Today flag does not cover it. */
export function monthLabels(months: ReturnType<typeof sheetMonths>, ahead: boolean) {
  const flag = ahead ? { from: 1, to: 4 } : { from: weeksBehind - 2, to: weeksBehind + 4 };
  return months.map((month) => ({
    ...month,
    isShown: month.weeks > 2 && (month.column < flag.from || month.column >= flag.to),
  }));
}

/** Includes the fraction of the current year, in months. */
export function yearsSince(year: number, today: Day): number {
  const [now = 0, month = 1] = today.split('-').map(Number);
  return now + (month - 1) / 12 - year;
}

/** The month `offset` months from that of a day. */
export function monthFrom(today: Day, offset: number): Month {
  return addMonths(toMonth(today), offset);
}

function mondayFrom(today: Day, offset: number): Day {
  return addDays(weekStart(today, 1), offset * 7);
}
