import ICAL from 'ical.js';

/** What a calendar program makes of a file: one event, read by a library that is not ours. */
export function readCalendar(file: string | ArrayBuffer | Uint8Array) {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('There is no event in the file');
  const value = (name: string) => event.getFirstPropertyValue(name);
  const attendee = event.getFirstProperty('attendee');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    start: String(value('dtstart')),
    end: String(value('dtend')),
    summary: value('summary'),
    description: value('description'),
    url: value('url'),
    organizer: value('organizer'),
    attendee: attendee?.getFirstValue(),
    attendeeName: attendee?.getFirstParameter('cn'),
    attendees: event.getAllProperties('attendee').length,
  };
}
