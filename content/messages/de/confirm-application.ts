import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

export const confirmApplication: typeof english = {
  meta: {
    title: `Bewerbung bestätigen · ${settings.brand}`,
    description:
      'Bestätigen Sie die Adresse, mit der Sie sich beworben haben: Dann liest das Onboarding-Team Ihre Bewerbung für die Warteliste. Bis dahin bleibt sie liegen.',
  },
  title: 'Ist das Ihre Adresse?',
  lede: 'Sie haben sich auf die Warteliste beworben. Bestätigen Sie, dass die Adresse Ihnen gehört, und wir beginnen zu lesen.',
  action: 'Bewerbung bestätigen',
  note: 'Bevor Sie auf die Schaltfläche drücken, geschieht nichts. Haben nicht Sie sich beworben, schließen Sie diese Seite: Die Bewerbung bleibt dann liegen.',
};
