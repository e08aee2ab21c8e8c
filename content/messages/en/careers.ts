import { settings } from '../../settings.ts';

const { brand } = settings;

export const careers = {
  meta: {
    title: `Careers · ${brand}`,
    description: `Work on the plan that agencies work from. The open roles at ${brand} in business management and customer success, their places and their working days.`,
  },
  banner: {
    title: 'Careers',
    tagline: 'Join Our Team: Explore Exciting Career Opportunities!',
    intro:
      'We build the plan agencies work from. Small desks, plain language, decisions made close to the client. If you would rather see the next quarter than explain the last one, read on.',
  },
  search: { label: 'Search Jobs', placeholder: 'Job title', submit: 'Search' },
  day: {
    title: 'The open roles on the shared clock',
    note: '09:00–17:00 local time in July, shown in UTC',
    label: (v: { first: string; last: string; days: string }) =>
      `Bars on a 24-hour UTC axis. The working days of the open roles run from ${v.first} to ${v.last}: ${v.days}.`,
    bar: (v: { city: string; start: string; end: string }) => `${v.city} ${v.start} to ${v.end}`,
  },
  openRoles: 'Open roles',
};
