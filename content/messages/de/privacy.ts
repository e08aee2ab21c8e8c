import { settings } from '../../settings.ts';
import type { privacy as english } from '../en/privacy.ts';

const { brand } = settings;

export const privacy: typeof english = {
  meta: {
    title: `Datenschutzerklärung · ${brand}`,
    description:
      'Was diese Website bei Bewerbung, Frage oder Buchung speichert, wie lange und wie Sie es löschen lassen. Keine Cookies für Besucher, keine Skripte Dritter.',
  },
  sections: 'Abschnitte',
  updated: (date) => `Stand: ${date}`,
  learnMore: 'Mehr lesen',
  showLess: 'Weniger anzeigen',
  someShown: (v) => `${v.shown} von ${v.all} Abschnitten angezeigt.`,
  allShown: (all) => `Alle ${all} Abschnitte angezeigt.`,
};
