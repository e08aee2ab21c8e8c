import {
  addDays,
  addMonths,
  type Day,
  type Month,
  sameDayIn,
  toMonth,
  weekStart,
  weeksAround,
} from '../../../../contract/calendar.ts';

/** The number of weeks shown initially. Only the beginning of the first one has passed. */
const weeksAtFirst = 5;

/** The last day of the weeks shown initially. */
export function endAtFirst(today: Day, firstWeekday: number): Day {
  return addDays(weekStart(today, firstWeekday), 7 * weeksAtFirst - 1);
}

/** The weeks starting with today's if they contain the day, else those of its month, or if that month is open. */
export function weeksShown(
  day: Day,
  today: Day,
  firstWeekday: number,
  openMonth?: Month,
): { weeks: Day[][]; isFirst: boolean } {
  const start = weekStart(today, firstWeekday);
  const isInFirst = day >= start && day <= endAtFirst(today, firstWeekday);
  const isFirst = isInFirst && toMonth(day) !== openMonth;
  if (!isFirst) return { weeks: weeksAround(toMonth(day), firstWeekday), isFirst };
  const weeks = Array.from({ length: weeksAtFirst }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  );
  return { weeks, isFirst };
}

/** The months whose free times these weeks need, whatever the first day of a week. */
export function monthsShown(day: Day, today: Day): Month[] {
  const last = addDays(today, 7 * weeksAtFirst - 1);
  return day > last ? [toMonth(day)] : [...new Set([toMonth(today), toMonth(last), toMonth(day)])];
}

interface GridOptions {
  /** 1 is Monday, 7 is Sunday. */
  firstWeekday: number;
  rtl: boolean;
  /** The first and last selectable day; `last` is undefined until the server responds. */
  first: Day;
  last: Day | undefined;
}

/** The day a key moves to, as in the ARIA date grid pattern; undefined for other keys. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: Day,
  options: GridOptions,
): Day | undefined {
  const target = wanted(key, shiftKey, day, options);
  if (target === undefined) return undefined;
  if (target < options.first) return options.first;
  return options.last !== undefined && target > options.last ? options.last : target;
}

function wanted(key: string, shift: boolean, day: Day, { firstWeekday, rtl }: GridOptions): Day | undefined {
  const forward = rtl ? -1 : 1;
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return weekStart(day, firstWeekday);
    case 'End':
      return addDays(weekStart(day, firstWeekday), 6);
    case 'PageDown':
      return sameDayIn(addMonths(toMonth(day), months), day);
    case 'PageUp':
      return sameDayIn(addMonths(toMonth(day), -months), day);
    default:
      return undefined;
  }
}

/**
 * The regions where weeks begin on Sunday or Saturday, according to CLDR; in the Maldives they begin on Friday. Not
 * every browser's `Intl.Locale` has this, and where it does, it is slower than the rest of the calendar.
 */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first weekday in the visitor's region, from their preferred locales; 1 is Monday, 7 is Sunday. */
export function firstWeekday(language: string, preferred: readonly string[]): number {
  const tag = preferred.find((locale) => locale.split('-', 1)[0]?.toLowerCase() === language) ?? language;
  const locale = parseLocale(tag) ?? new Intl.Locale(language);
  return byRegion(locale.region ?? locale.maximize().region ?? '');
}

/** Some browsers report invalid tags, such as `en-US@posix`. */
function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

export function byRegion(region: string): number {
  if (region === 'MV') return 5;
  if (region !== '' && sunday.includes(region)) return 7;
  return region !== '' && saturday.includes(region) ? 6 : 1;
}
