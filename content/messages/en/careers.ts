import { settings } from '../../settings.ts';

const { brand } = settings;

export const careers = {
  meta: {
    title: `Careers · ${brand}`,
    description: `Work on the plan agencies work from. Open roles at ${brand} in business management and customer success, with their locations and working hours.`,
  },
  banner: {
    title: 'Careers',
    tagline: 'Join Our Team: Explore Exciting Career Opportunities!',
    intro:
      'We build the plan agencies work from. Small teams, plain language, decisions made close to the client. If you’d rather see the next quarter than explain the last one, read on.',
  },
  search: { label: 'Search Jobs', placeholder: 'Job title', submit: 'Search' },
  openRoles: 'Open roles',
  /** Shown when no posting is open. */
  noRoles: 'No roles are open right now. We read applications for roles that don’t exist yet, too.',
  week: {
    title: 'A week in the role',
    lede: 'What the posting asks for, laid out as a plan.',
    role: 'Role',
    caption: 'An example week',
    note: 'The tasks are the key responsibilities of the posting; days and lengths are examples. Filled: with an agency. Light: with a team. Outlined: on your own.',
    /** Whom a task is done with, for screen readers. */
    company: { agency: 'with an agency', team: 'with a team', self: 'on your own' },
  },
};

declare module '../messages.ts' {
  interface Messages {
    careers: typeof careers;
  }
}
