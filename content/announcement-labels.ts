import type { Locale } from '../contract/locales.ts';

/** What screen readers call the line above the header, and the button that closes it. */
export const announcementLabels: Record<Locale, { region: string; close: string }> = {
  en: { region: 'Announcement', close: 'Close the announcement' },
  de: { region: 'Hinweis', close: 'Hinweis schließen' },
  es: { region: 'Aviso', close: 'Cerrar el aviso' },
  fr: { region: 'Annonce', close: 'Fermer l’annonce' },
};
