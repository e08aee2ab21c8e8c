import { addDays, type Day, isoWeekday } from '../../contract/calendar.ts';
import type { HolidayCountry } from '../../contract/host.ts';

type Rule = (year: number) => Day;
type Holidays = readonly (readonly [name: string, rule: Rule])[];

const date = (month: number, day: number): Rule => {
  const rest = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return (year) => `${year}-${rest}`;
};
/** The nth weekday of a month; a negative one counts from its end. */
function nth(count: number, weekday: number, month: number): Rule {
  return (year) => {
    const first = date(count > 0 ? month : month + 1, 1)(year);
    const ahead = (weekday - isoWeekday(first) + 7) % 7;
    return addDays(first, ahead + (count > 0 ? count - 1 : count) * 7);
  };
}
const fromEaster =
  (days: number): Rule =>
  (year) =>
    addDays(easter(year), days);

/** Western Easter, by the anonymous Gregorian algorithm. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return date(Math.floor(sum / 31), (sum % 31) + 1)(year);
}

const goodFriday = fromEaster(-2);
const easterMonday = fromEaster(1);
const ascension = fromEaster(39);
const whitMonday = fromEaster(50);

/**
 * National holidays. Regional ones, and India's lunar ones, are added as closures. A package with all countries
 * (`date-holidays`) takes 45 MB and most of a second to load.
 */
const holidays: Record<HolidayCountry, Holidays> = {
  US: [
    ['New Year’s Day', date(1, 1)],
    ['Martin Luther King Jr. Day', nth(3, 1, 1)],
    ['Washington’s Birthday', nth(3, 1, 2)],
    ['Memorial Day', nth(-1, 1, 5)],
    ['Juneteenth', date(6, 19)],
    ['Independence Day', date(7, 4)],
    ['Labor Day', nth(1, 1, 9)],
    ['Columbus Day', nth(2, 1, 10)],
    ['Veterans Day', date(11, 11)],
    ['Thanksgiving', nth(4, 4, 11)],
    ['Christmas Day', date(12, 25)],
  ],
  GB: [
    ['New Year’s Day', date(1, 1)],
    ['Good Friday', goodFriday],
    ['Easter Monday', easterMonday],
    ['Early May bank holiday', nth(1, 1, 5)],
    ['Spring bank holiday', nth(-1, 1, 5)],
    ['Summer bank holiday', nth(-1, 1, 8)],
    ['Christmas Day', date(12, 25)],
    ['Boxing Day', date(12, 26)],
  ],
  IN: [
    ['Republic Day', date(1, 26)],
    ['Independence Day', date(8, 15)],
    ['Gandhi Jayanti', date(10, 2)],
    ['Good Friday', goodFriday],
    ['Christmas Day', date(12, 25)],
  ],
  DE: [
    ['Neujahr', date(1, 1)],
    ['Karfreitag', goodFriday],
    ['Ostermontag', easterMonday],
    ['Tag der Arbeit', date(5, 1)],
    ['Christi Himmelfahrt', ascension],
    ['Pfingstmontag', whitMonday],
    ['Tag der Deutschen Einheit', date(10, 3)],
    ['1. Weihnachtstag', date(12, 25)],
    ['2. Weihnachtstag', date(12, 26)],
  ],
  ES: [
    ['Año Nuevo', date(1, 1)],
    ['Epifanía del Señor', date(1, 6)],
    ['Viernes Santo', goodFriday],
    ['Fiesta del Trabajo', date(5, 1)],
    ['Asunción de la Virgen', date(8, 15)],
    ['Fiesta Nacional de España', date(10, 12)],
    ['Todos los Santos', date(11, 1)],
    ['Día de la Constitución', date(12, 6)],
    ['Inmaculada Concepción', date(12, 8)],
    ['Navidad', date(12, 25)],
  ],
  FR: [
    ['Jour de l’An', date(1, 1)],
    ['Lundi de Pâques', easterMonday],
    ['Fête du Travail', date(5, 1)],
    ['Victoire 1945', date(5, 8)],
    ['Ascension', ascension],
    ['Lundi de Pentecôte', whitMonday],
    ['Fête nationale', date(7, 14)],
    ['Assomption', date(8, 15)],
    ['Toussaint', date(11, 1)],
    ['Armistice 1918', date(11, 11)],
    ['Noël', date(12, 25)],
  ],
};

export function publicHolidays(country: HolidayCountry, year: number): ReadonlyMap<Day, string> {
  const found = new Map<Day, string>();
  for (const [name, rule] of holidays[country]) found.set(rule(year), name);
  for (const [day, name] of [...found]) {
    const instead = substituteFor(country, day, found);
    if (instead) found.set(instead, `${name} (observed)`);
  }
  // A New Year’s Day on a Saturday is observed on the last day of the old year.
  const next = date(1, 1)(year + 1);
  if (country === 'US' && isoWeekday(next) === 6) found.set(addDays(next, -1), 'New Year’s Day (observed)');
  return found;
}

/** The substitute for a holiday on a weekend: in the US the nearest weekday, in the UK the next working day. */
function substituteFor(
  country: HolidayCountry,
  day: Day,
  holidays: ReadonlyMap<Day, string>,
): Day | undefined {
  const weekday = isoWeekday(day);
  if (weekday < 6) return undefined;
  if (country === 'US') {
    const nearest = addDays(day, weekday === 6 ? -1 : 1);
    return nearest.slice(0, 4) === day.slice(0, 4) ? nearest : undefined;
  }
  if (country !== 'GB') return undefined;
  let next = day;
  while (isoWeekday(next) >= 6 || holidays.has(next)) next = addDays(next, 1);
  return next;
}
