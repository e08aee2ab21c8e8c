import { settings } from '../../settings.ts';

const { brand } = settings;

export const privacy = {
  meta: {
    title: `Privacy Policy · ${brand}`,
    description: `What the ${brand} site stores when you apply, write or book, for how long, and how to have it deleted. No cookies for visitors, no third-party scripts.`,
  },
  sections: 'Sections',
  updated: (date: string) => `Updated ${date}`,
  learnMore: 'Learn More',
  showLess: 'Show Less',
  someShown: (v: { shown: string; all: string }) => `${v.shown} of ${v.all} sections shown.`,
  allShown: (all: string) => `All ${all} sections shown.`,
};

declare module '../messages.ts' {
  interface Messages {
    privacy: typeof privacy;
  }
}
