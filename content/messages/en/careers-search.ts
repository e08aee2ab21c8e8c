import { settings } from '../../settings.ts';

export const careersSearch = {
  meta: {
    title: `Search open roles · ${settings.brand}`,
    description: `Find a role at ${settings.brand} by title. Each posting names its city, working mode, experience and closing date, and says what to send us.`,
  },
  name: 'Careers search',
  count: (n: number) => (n === 1 ? '1 job' : `${n} jobs`),
  everywhere: 'in all countries',
};
