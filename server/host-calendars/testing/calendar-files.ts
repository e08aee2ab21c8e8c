/** Files as sent by Google, Outlook and iCloud, with events in July 2026, when London is an hour ahead of UTC. */

export function calendar(...events: string[]): string {
  return file('PRODID:-//Test//Test//EN', ...events);
}

/** Builds an event from lines, and adds `UID` and what else every event has. */
export function event(...lines: string[]): string {
  const hasUid = lines.some((line) => line.startsWith('UID:'));
  const own = hasUid ? [] : [`UID:${crypto.randomUUID()}@elsewhere.example`];
  return ['BEGIN:VEVENT', 'DTSTAMP:20260701T080000Z', ...own, ...lines, 'END:VEVENT'].join('\r\n');
}

function file(...lines: string[]): string {
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0'], ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const weekly = [
  'UID:weekly@google.com',
  'DTSTART;TZID=Europe/London:20260601T093000',
  'DTEND;TZID=Europe/London:20260601T103000',
  'RRULE:FREQ=WEEKLY;UNTIL=20260727T225959Z;BYDAY=MO',
  'EXDATE;TZID=Europe/London:20260713T093000',
];

/**
 * A weekly event with one occurrence excluded, one moved and one canceled; all-day events, free and busy; a declined
 * invitation.
 */
export const google = file(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:mara@forespan.example',
  'X-WR-TIMEZONE:Europe/London',
  [
    'BEGIN:VTIMEZONE',
    'TZID:Europe/London',
    'X-LIC-LOCATION:Europe/London',
    'BEGIN:DAYLIGHT',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'TZNAME:GMT+1',
    'DTSTART:19700329T010000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0000',
    'TZNAME:GMT',
    'DTSTART:19701025T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n'),
  event(...weekly, 'SUMMARY:Weekly with the secret client', 'TRANSP:OPAQUE', 'STATUS:CONFIRMED'),
  event(
    'UID:weekly@google.com',
    'RECURRENCE-ID;TZID=Europe/London:20260706T093000',
    'DTSTART;TZID=Europe/London:20260707T150000',
    'DTEND;TZID=Europe/London:20260707T160000',
    'STATUS:CONFIRMED',
  ),
  event(
    'UID:weekly@google.com',
    'RECURRENCE-ID:20260720T083000Z',
    'DTSTART;TZID=Europe/London:20260720T093000',
    'DTEND;TZID=Europe/London:20260720T103000',
    'STATUS:CANCELLED',
  ),
  event('DTSTART;VALUE=DATE:20260709', 'DTEND;VALUE=DATE:20260710', 'TRANSP:TRANSPARENT', 'SUMMARY:Birthday'),
  event('DTSTART;VALUE=DATE:20260716', 'DTEND;VALUE=DATE:20260718', 'TRANSP:OPAQUE', 'SUMMARY:Out of office'),
  event('DTSTART:20260708T120000Z', 'DTEND:20260708T130000Z', 'STATUS:TENTATIVE', 'SUMMARY:Perhaps'),
  event('DTSTART:20260708T150000Z', 'DTEND:20260708T160000Z', 'STATUS:CANCELLED'),
);

/** Windows’ zone names, with and without a definition, and a custom zone; free, working elsewhere and out of office. */
export const outlook = file(
  'METHOD:PUBLISH',
  'PRODID:Microsoft Exchange Server 2010',
  'X-WR-CALNAME:Calendar',
  [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0545',
    'TZOFFSETTO:+0545',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n'),
  event(
    'SUMMARY:Busy',
    'DTSTART;TZID=W. Europe Standard Time:20260707T100000',
    'DTEND;TZID=W. Europe Standard Time:20260707T110000',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  event(
    'DTSTART;TZID=India Standard Time:20260707T200000',
    'DTEND;TZID=India Standard Time:20260707T203000',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  ),
  event(
    'DTSTART;TZID=Customized Time Zone:20260708T154500',
    'DTEND;TZID=Customized Time Zone:20260708T164500',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ),
  event(
    'DTSTART;TZID=W. Europe Standard Time:20260709T100000',
    'DTEND;TZID=W. Europe Standard Time:20260709T110000',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  ),
  event(
    'DTSTART;TZID=W. Europe Standard Time:20260709T120000',
    'DTEND;TZID=W. Europe Standard Time:20260709T130000',
    'TRANSP:OPAQUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
  ),
);

/** Folded lines, alarms, a duration in place of an end, a time without a zone, and an event past midnight. */
export const icloud = file(
  'CALSCALE:GREGORIAN',
  'PRODID:-//Apple Inc.//iCloud Calendar//EN',
  'X-WR-CALNAME:Home',
  event(
    'SUMMARY:Dentist\\, with a title that is so long that Apple folds it into a sec',
    ' ond line: DTSTART:20260101T000000Z',
    'DTSTART;TZID=Europe/London:20260707T111500',
    'DURATION:PT45M',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'UID:alarm@icloud.example',
    'DURATION:PT15M',
    'END:VALARM',
  ),
  event('DTSTART:20260708T090000', 'DTEND:20260708T093000'),
  event('DTSTART;TZID=Europe/London:20260709T230000', 'DTEND;TZID=Europe/London:20260710T010000'),
  event('DTSTART;VALUE=DATE:20260714'),
);
