import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const schedule = {
  meta: {
    title: `Schedule a meeting · ${brand}`,
    description: `Book a ${f.callMinutes}-minute call with someone who knows ${brand}: see the open times, pick one in your time zone and get the invitation by email.`,
  },
  title: 'Schedule a meeting',
  lede: `A ${f.callMinutes}-minute call with someone who knows the product. Pick a day and a time, and we’ll email you the invitation.`,
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    week: 'Week',
    /** Where only the week of the selected day is shown. */
    allWeeks: 'Show all weeks',
    today: 'Today',
    /** In the day's cell, where there is little room. */
    todayShort: 'Today',
    bookedShort: 'Booked',
    booked: 'Completely booked',
    closedShort: 'Closed',
    closed: 'Closed',
    /** In the key of the calendar. */
    unavailable: 'Completely booked, or closed',
    free: 'Available',
    taken: 'Taken',
    past: 'Past',
    later: 'Not open yet',
    /** Spoken for each day. */
    count: '{free} of {all} times available',
    failed: 'We couldn’t load the available times.',
    retry: 'Try again',
  },
  warning: {
    title: 'Warning!',
    text: 'This date is completely booked. Kindly select another available dates.',
    /** On a day on which no host works; then the next one that can be booked, if it is known. */
    closed: 'We’re closed on {day}.',
    nextOpen: 'The next open day is {day}.',
    dismiss: 'Dismiss',
  },
  formLabel: 'Meeting',
  choice: {
    selectDay: 'Select a day',
    thenTime: 'Then a time.',
    selectTime: 'Now select a time',
  },
  fields: { day: 'Day', time: 'Time', timeZone: 'Time zone', name: 'Name', email: 'Email' },
  /** Beside a field that was left empty. */
  required: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    offset: 'Please choose your time zone.',
  },
  hints: {
    day: 'Up to {horizon} days ahead. The {closed} of every month are fully booked.',
    /** Some clocks are half an hour off, or more than twelve hours ahead. */
    otherClock:
      'Only time zones a whole number of hours from GMT can be chosen. Yours is {zone}: {here} above is {there} for you.',
  },
  timeZones: {
    choose: 'Choose your time zone',
    yours: '{zone} (yours)',
    nearest: '{zone} (nearest to yours)',
  },
  taken: 'taken',
  past: 'past',
  submit: 'Submit',
  use: 'We’ll use this for the meeting, and for nothing else.',
  facts: {
    length: 'Length',
    clock: 'Time zone',
    yourTimeZone: (v: { first: string; last: string }) => `Your own, or any from ${v.first} to ${v.last}`,
    days: 'Days',
    closed: (days: string) =>
      `Whichever the calendar shows as available; the ${days} of every month are fully booked`,
    answer: 'Invitation',
    invitation:
      'You’ll get the invitation right away; if the time has just been taken, we’ll show you what’s left that day',
    change: 'Change of plans',
    link: 'Move or cancel the meeting with the private link in your invitation',
  },
  move: {
    meta: {
      title: `Move your meeting · ${brand}`,
      description: `Pick another day and time for your call with ${brand}. Until the new time is booked, the current one stays yours and nobody else can take it.`,
    },
    title: 'Move your meeting',
    lede: 'Open this page with the link in your invitation, then pick another day and time.',
    /** Of the meeting that is being moved. */
    current: 'Current time',
    /** In the day's cell, where there is little room. */
    currentShort: 'Now',
  },
  meeting: {
    meta: {
      title: `Your meeting · ${brand}`,
      description: `Your ${f.callMinutes}-minute call with ${brand}: the time in your time zone and in UTC, a file for your calendar, and how to move or cancel it.`,
    },
    title: 'Your meeting',
    lede: 'Open this page with the link in your invitation to see, move or cancel the meeting.',
    download: 'Download .ics',
    addTo: 'Add to your calendar',
    move: 'Move it',
    ask: 'Cancel it',
    cancel: 'Cancel the meeting',
    keep: 'Keep it',
    again: 'Book another time',
    yourTime: 'Your time',
    /** Below the time of the meeting. */
    before: {
      title: 'Before',
      forecast: {
        before: 'Bring a forecast of one of your own accounts: ',
        link: 'make it here',
        after: '. It stays in your browser.',
      },
      /** Only the ones that are sent: none is, if the meeting was booked after it was due. */
      reminders: 'Reminders come by email a day and an hour before.',
      lastReminder: 'A reminder comes by email an hour before.',
    },
    call: {
      title: 'In the call',
      text: `${f.callMinutes} minutes for your questions, with someone who knows the product.`,
      /** Once it has begun, above the ways to reach us. */
      noLink: 'No link in your inbox?',
    },
    after: {
      title: 'After',
      access: 'Access starts with an application: ',
      questions: 'Any questions left? Write to ',
    },
    /** Below the drawing of the invitation. */
    findLink: 'Look for this email. The marked link opens your meeting.',
  },
};

declare module '../messages.ts' {
  interface Messages {
    schedule: typeof schedule;
  }
}
