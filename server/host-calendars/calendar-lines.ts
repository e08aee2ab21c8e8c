import { CalendarError } from './calendar-error.ts';

/**
 * The properties that determine when someone is busy. Titles, guests and places are dropped before the file is parsed.
 */
const kept = new Set([
  'BEGIN',
  'END',
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);
const dates = /^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)(?=[;:])/;

interface CalendarLines {
  /** A calendar that contains only events and time zones. */
  text: string;
  /** Events with an unsupported recurrence rule or an unknown time zone. */
  unclear: number;
}

/**
 * Prepares a calendar for the library. A time without a zone (RFC 5545: "floating"), or in a zone that is neither known
 * nor defined by the file, is taken as the host's: the library would take the server's.
 */
export function prepareCalendar(
  file: string,
  hostTimeZone: string,
  isKnownZone: (name: string) => boolean,
): CalendarLines {
  const unfolded = file.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  const lines = unfolded.split('\n').filter((line) => line !== '');
  if (!/^\uFEFF?BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '') || !/^END:VCALENDAR\s*$/i.test(lines.at(-1) ?? ''))
    throw new CalendarError('notACalendar');
  const defined = new Set(lines.flatMap((line) => /^TZID:(.*)$/i.exec(line)?.[1]?.trim() ?? []));
  const known = new Map<string, boolean>();
  const isClear = (zone: string) => {
    if (defined.has(zone)) return true;
    const found = known.get(zone) ?? isKnownZone(zone);
    known.set(zone, found);
    return found;
  };

  const result = ['BEGIN:VCALENDAR', 'VERSION:2.0'];
  /** The components around the line, except the calendar itself. */
  const inside: string[] = [];
  let unclear = 0;
  let isUnclear = false;
  for (const line of lines) {
    const [, name = '', value = ''] = /^(BEGIN|END):(\S+)\s*$/i.exec(line) ?? [];
    const component = value.toUpperCase();
    if (component === 'VCALENDAR') continue;
    if (name.toUpperCase() === 'BEGIN') inside.push(component);
    const [outer, inner] = inside;
    if (outer === 'VTIMEZONE') result.push(line);
    else if (outer === 'VEVENT' && inner === undefined) {
      const property = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '';
      if (property === 'RDATE' || /^RECURRENCE-ID[^:]*RANGE=/i.test(line)) isUnclear = true;
      if (kept.has(property)) result.push(dates.test(line) ? withZone(line) : line);
    }
    if (name.toUpperCase() !== 'END') continue;
    inside.pop();
    if (component === 'VEVENT' && isUnclear) unclear++;
    if (component === 'VEVENT') isUnclear = false;
  }
  return { text: [...result, 'END:VCALENDAR', ''].join('\r\n'), unclear };

  function withZone(line: string): string {
    const colon = line.lastIndexOf(':');
    const [head, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
    const zone = /;TZID="?([^;"]+)"?/i.exec(head)?.[1]?.trim();
    if (/VALUE=DATE(?!-)/i.test(head) || /Z$/i.test(value) || !value.includes('T')) return line;
    if (zone !== undefined && isClear(zone)) return line;
    if (zone !== undefined) isUnclear = true;
    return `${/^[\w-]+/.exec(head)?.[0]};TZID=${hostTimeZone}:${value}`;
  }
}
