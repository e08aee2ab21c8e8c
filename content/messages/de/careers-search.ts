import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Offene Stellen suchen · ${settings.brand}`,
    description: `Finden Sie Ihre Stelle bei ${settings.brand} über den Jobtitel. Jede Anzeige nennt Ort, Arbeitsmodell, Erfahrung und Bewerbungsfrist und sagt, was Sie uns schicken.`,
  },
  name: 'Stellensuche',
  count: (n) => (n === 1 ? '1 Stelle' : `${n} Stellen`),
  everywhere: 'in allen Ländern',
};
