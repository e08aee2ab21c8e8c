import { settings } from '../../settings.ts';

export const careersSearch = {
  meta: {
    title: `Search open roles · ${settings.brand}`,
    description: `Find a role at ${settings.brand} by title, country, city, category, experience or working mode. Each posting gives its closing date, and you can apply right there.`,
  },
  name: 'Careers search',
  count: (n: number) => (n === 1 ? '1 job' : `${n} jobs`),
  everywhere: 'in all countries',
  refine: { title: 'Refine your search', country: 'Country/Region', city: 'City' },
  picker: {
    placeholder: 'Select a country',
    none: 'No options',
    loading: 'Loading...',
    /** Said when the list changes. */
    one: '1 country',
    many: '{n} countries',
  },
  /** The label of what was searched for, and the marks around it. */
  term: { label: 'Search', open: '“', close: '”' },
  remove: 'Remove',
  clear: 'Clear All',
  empty: {
    title: 'No data found !',
    text: 'Nothing matches these filters. Clear them, or write to us: we read applications for roles that don’t exist yet, too.',
    write: 'Write to us',
  },
};

declare module '../messages.ts' {
  interface Messages {
    careersSearch: typeof careersSearch;
  }
}
