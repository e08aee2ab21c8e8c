import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Offene Stellen suchen · ${settings.brand}`,
    description: `Stellen bei ${settings.brand}, nach Jobtitel, Land, Stadt, Bereich, Erfahrung und Arbeitsmodell. Jede Anzeige nennt die Frist; bewerben können Sie sich direkt dort.`,
  },
  name: 'Stellensuche',
  count: (n) => (n === 1 ? '1 Stelle' : `${n} Stellen`),
  everywhere: 'in allen Ländern',
  refine: { title: 'Suche verfeinern', country: 'Land/Region', city: 'Stadt' },
  picker: {
    placeholder: 'Land auswählen',
    none: 'Keine Treffer',
    loading: 'Wird geladen\u00a0…',
    one: '1\u00a0Land',
    many: '{n}\u00a0Länder',
  },
  term: { label: 'Suche', open: '„', close: '“' },
  remove: 'Entfernen',
  clear: 'Alle zurücksetzen',
  empty: {
    title: 'Keine Stellen gefunden!',
    text: 'Zu diesen Filtern gibt es keine Stelle. Setzen Sie sie zurück oder schreiben Sie uns: Wir lesen auch Initiativbewerbungen.',
    write: 'E-\u2060Mail schreiben',
  },
};
