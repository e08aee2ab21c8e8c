import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const schedule = {
  meta: {
    title: `Schedule a meeting · ${brand}`,
    description: `Book a ${f.callMinutes}-minute onboarding call with ${brand}: see what is free, pick a day and time in your own time zone, get the invitation. A ${f.trialDays}-day free trial follows.`,
  },
  title: 'Schedule a meeting',
  lede: `A ${f.callMinutes}-minute onboarding call, followed by a ${f.trialDays}-day free trial. Pick a day and a time; we write to you with the invitation.`,
  calendar: {
    previous: 'Previous month',
    next: 'Next month',
    week: 'Week',
    today: 'Today',
    /** In the day's cell, where there is little room. */
    todayShort: 'Today',
    bookedShort: 'Booked',
    booked: 'Completely booked',
    free: 'Free time',
    taken: 'Taken time',
    past: 'Past',
    later: 'Not open yet',
    /** Spoken for each day. */
    count: (v: { free: string; all: string }) => `${v.free} of ${v.all} times free`,
    failed: 'The free times could not be loaded.',
    retry: 'Try again',
  },
  warning: {
    title: 'Warning!',
    text: 'This date is completely booked. Kindly select another available dates.',
    dismiss: 'Dismiss',
  },
  formLabel: 'Meeting',
  choice: {
    selectDay: 'Select a day',
    thenTime: 'Then a time. Closed days are hatched.',
    selectTime: 'Now select a time',
  },
  fields: { day: 'Day', time: 'Time', timeZone: 'Time zone', name: 'Name', email: 'Email' },
  hints: {
    day: (v: { closed: string; horizon: string }) =>
      `Up to ${v.horizon} days ahead. Days ${v.closed} of every month are booked.`,
    timeZone: 'Times are wall-clock times in the time zone above.',
    /** Some clocks are half an hour off, or more than twelve hours ahead. */
    otherClock: (v: { zone: string; here: string; there: string }) =>
      `We book in whole hours from GMT. Your own clock is at ${v.zone}: ${v.here} above is ${v.there} for you.`,
  },
  timeZones: {
    choose: 'Choose your time zone',
    yours: (zone: string) => `${zone} (yours)`,
    nearest: (zone: string) => `${zone} (nearest to yours)`,
  },
  taken: 'taken',
  past: 'past',
  submit: 'Submit',
  use: 'We use this to hold the meeting, and for nothing else.',
  facts: {
    length: 'Length',
    clock: 'Clock',
    yourTimeZone: (v: { first: string; last: string }) =>
      `Wall-clock times in your own time zone, ${v.first} to ${v.last}`,
    days: 'Days',
    closed: (days: string) => `Any day of the month except ${days}, which are booked`,
    answer: 'Our answer',
    invitation: 'The invitation at once if the time is free, the free times of that day if it is not',
    change: 'Change of plan',
    link: 'A private link in the invitation moves or cancels the meeting',
  },
  move: {
    meta: {
      title: `Move your meeting · ${brand}`,
      description: `Pick another day and time for your onboarding call with ${brand}. Until the new time is booked, the old one stays yours and nobody else can take it.`,
    },
    title: 'Move your meeting',
    lede: 'Open this page with the link in your invitation, then pick another day and time.',
  },
  meeting: {
    meta: {
      title: `Your meeting · ${brand}`,
      description: `Your onboarding call with ${brand}: its time on your clock and at UTC, the file for your calendar, and the way to move it or to cancel it.`,
    },
    title: 'Your meeting',
    lede: 'Open this page with the link in your invitation to see, move or cancel the meeting.',
    download: 'Download .ics',
    move: 'Move it',
    ask: 'Cancel it',
    cancel: 'Cancel the meeting',
    keep: 'Keep it',
    again: 'Book another time',
    yourTime: 'Your time',
  },
};
