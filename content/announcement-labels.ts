import type { Locale } from '../contract/locales.ts';

/** Labels for screen readers: the announcement, and the button that closes it. */
export const announcementLabels: Record<Locale, { region: string; close: string }> = {
  en: { region: 'Announcement', close: 'Close the announcement' },
  de: { region: 'Hinweis', close: 'Hinweis schließen' },
  es: { region: 'Aviso', close: 'Cerrar el aviso' },
  fr: { region: 'Annonce', close: 'Fermer l’annonce' },
};
