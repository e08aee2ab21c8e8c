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
};

declare module '../messages.ts' {
  interface Messages {
    careers: typeof careers;
  }
}
