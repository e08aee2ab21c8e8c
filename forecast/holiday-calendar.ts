/** Finds the corresponding week of an earlier year. Weeks are indexes into the history. */
export interface HolidayCalendar {
  yearsBefore(week: number, years: number): number;
}

const weeksPerYear = 52.1775;
const dayMs = 86_400_000;

/** Aligns the weeks around Easter and Black Friday if the dates are known. Otherwise years have a fixed number of weeks. */
export function createHolidayCalendar(weeks: readonly string[] | undefined): HolidayCalendar {
  const first = weeks?.[0] === undefined ? Number.NaN : Date.parse(weeks[0]) / dayMs;
  if (Number.isNaN(first)) return { yearsBefore: (week, years) => week - Math.round(weeksPerYear * years) };

  const weekContaining = (day: number) => Math.floor((day - first) / 7);
  return {
    yearsBefore(week, years) {
      const monday = first + week * 7;
      const year = utcYear(monday + 3);
      for (const holiday of [easter, blackFriday]) {
        const distance = week - weekContaining(holiday(year));
        if (Math.abs(distance) <= 1) return weekContaining(holiday(year - years)) + distance;
      }
      return Math.round(week - weeksPerYear * years);
    },
  };
}

function utcYear(day: number): number {
  return new Date(day * dayMs).getUTCFullYear();
}

/** Easter Sunday in days since 1970, by the anonymous Gregorian algorithm. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The day after the fourth Thursday of November, in days since 1970. */
function blackFriday(year: number): number {
  const november = Date.UTC(year, 10, 1) / dayMs;
  // Day 0, 1 January 1970, was a Thursday.
  const firstThursday = november + ((7 - (november % 7)) % 7);
  return firstThursday + 22;
}
