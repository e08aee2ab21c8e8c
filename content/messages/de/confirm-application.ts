import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

export const confirmApplication: typeof english = {
  meta: {
    title: `Bewerbung bestätigen · ${settings.brand}`,
    description:
      'Bestätigen Sie die Adresse, mit der Sie sich beworben haben: Dann liest das Onboarding-Team Ihre Bewerbung für die Warteliste. Bis dahin bleibt sie liegen.',
  },
  title: 'Ist das Ihre Adresse?',
  lede: 'Sie haben sich für die Warteliste beworben. Bestätigen Sie, dass die Adresse Ihnen gehört; dann lesen wir Ihre Bewerbung.',
  action: 'Bewerbung bestätigen',
  note: 'Solange Sie nicht auf die Schaltfläche klicken, geschieht nichts. Falls Sie sich nicht beworben haben, schließen Sie diese Seite: Die Bewerbung bleibt dann liegen.',
};
