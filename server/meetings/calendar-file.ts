import { domainToASCII } from 'node:url';

interface Person {
  name: string;
  email: string;
}

/** The purpose of a file: an invitation, its cancellation, or information, such as for the host. */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** A calendar event. The same `uid` with a higher `sequence` replaces the previous version. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  /** When it was last changed. */
  changed: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  url: string;
  place?: string | undefined;
  isCancelled: boolean;
  organizer: Person;
  /** Only in invitations: published events have none. */
  attendee?: Person;
}

/**
 * The event as an iCalendar file (RFC 5545 and 5546), all times in UTC. Hand-written: the `ics` package lets a
 * quotation mark in a name break out into the address, folds lines by characters rather than bytes, and sets its own
 * timestamp.
 */
export function calendarFile(event: CalendarEvent, method: CalendarMethod): string {
  return written(event.organizer, [`METHOD:${method}`, ...eventLines(event)]);
}

/** A calendar to subscribe to. Apps that follow the hints poll every quarter of an hour. */
export function calendarFeed(name: string, organizer: Person, events: readonly CalendarEvent[]): string {
  const refresh = 'PT15M';
  return written(organizer, [
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap(eventLines),
  ]);
}

function written(organizer: Person, content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(organizer.name)}//Meetings//EN`,
    'CALSCALE:GREGORIAN',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, changed, start, end, organizer, attendee } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.place === undefined ? [] : [`LOCATION:${text(event.place)}`]),
    `URL:${event.url}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:${mailto(organizer.email)}`,
    ...(attendee
      ? [
          `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee.email)}`,
        ]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Parameter values cannot contain quotation marks. */
function parameter(value: string): string {
  return `"${value.replaceAll('"', '”').replace(/\p{Cc}/gu, ' ')}"`;
}

function mailto(address: string): string {
  const [mailbox = '', domain = ''] = address.split('@');
  return `mailto:${encodeURI(mailbox).replace(/[?#&]/g, encodeURIComponent)}@${domainToASCII(domain)}`;
}

/** Folds lines at 75 bytes without splitting a character; continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 75) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
