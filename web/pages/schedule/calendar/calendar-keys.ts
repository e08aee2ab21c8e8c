import {
  addDays,
  addMonths,
  type Day,
  monthOf,
  sameDayIn,
  weekStart,
} from '../../../../contract/calendar.ts';

/** How the calendar lies before the visitor. */
export interface Lie {
  /** 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  /** It reads from right to left. */
  rtl: boolean;
  /** The first and last day one can go to, where they are known. */
  first: Day;
  last: Day | undefined;
}

/** The day that a key leads to, as the ARIA date grid has it; nothing for other keys. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: Day,
  lie: Lie,
): Day | undefined {
  const target = wanted(key, shiftKey, day, lie);
  if (target === undefined) return undefined;
  if (target < lie.first) return lie.first;
  return lie.last !== undefined && target > lie.last ? lie.last : target;
}

function wanted(key: string, shift: boolean, day: Day, { firstWeekday, rtl }: Lie): Day | undefined {
  const onward = rtl ? -1 : 1;
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward);
    case 'ArrowLeft':
      return addDays(day, -onward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return weekStart(day, firstWeekday);
    case 'End':
      return addDays(weekStart(day, firstWeekday), 6);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), months), day);
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -months), day);
    default:
      return undefined;
  }
}
