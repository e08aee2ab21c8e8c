import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const schedule = {
  meta: {
    title: `Schedule a meeting · ${brand}`,
    description: `Ask for a ${f.callMinutes}-minute onboarding call with ${brand}: pick a start time in your own time zone and we write back with the invitation. A ${f.trialDays}-day free trial follows.`,
  },
  title: 'Schedule a meeting',
  lede: `A ${f.callMinutes}-minute onboarding call, followed by a ${f.trialDays}-day free trial. Pick a day and a time; we write to you with the invitation.`,
  times: {
    title: 'When we can start',
    note: 'Choose a time and a message opens with it filled in.',
    ask: (time: string) => `${time}, write the e-mail`,
  },
  facts: {
    length: 'Length',
    clock: 'Clock',
    yourTimeZone: (v: { first: string; last: string }) =>
      `Wall-clock times in your own time zone, ${v.first} to ${v.last}`,
    days: 'Days',
    closed: (days: string) => `Any day of the month except ${days}, which are booked`,
    answer: 'Our answer',
    invitation: 'An invitation if the time is free, the nearest free times if it is not',
    change: 'Change of plan',
    reply: 'Reply to the invitation and we free the time',
  },
  panel: 'What to send',
  fields: { day: 'Day', time: 'Time', timeZone: 'Time zone', name: 'Name', email: 'Email' },
  hints: {
    day: 'And a second choice, if you have one',
    timeZone: (v: { first: string; last: string }) => `${v.first} to ${v.last}`,
    email: 'Where the invitation goes',
  },
  mail: {
    intro: 'You book by e-mail. The button opens a message that asks for everything below.',
    subject: 'Meeting request',
    action: 'Ask for a meeting',
    optional: 'Optional',
    line: (label: string) => `${label}:`,
    noProgram: 'No mail program on this device?',
    copy: 'Copy the questions and send your answers to',
  },
  use: 'We use this to hold the meeting, and for nothing else.',
};
