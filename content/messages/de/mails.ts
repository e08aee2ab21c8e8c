import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('de');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Guten Tag, ${name},`,
  signature: `Ihr Onboarding-Team von ${brand}`,
  sent: 'Ihre Angaben',
  reason:
    'Sie erhalten diese Mail, weil diese Adresse auf unserer Website eingetragen wurde. Waren Sie das nicht? Dann ignorieren Sie sie oder schreiben Sie uns, und wir löschen den Eintrag.',
  applicationConfirmation: {
    subject: `Ihre Bewerbung bei ${brand} ist da`,
    title: 'Ihre Bewerbung ist bei uns.',
    text: [
      'Vielen Dank für Ihre Bewerbung. Gelesen wird sie von einem Menschen, nicht von einem Filter.',
      `Wenn es passt, meldet sich das Onboarding-Team bei Ihrer Kontaktperson und vereinbart ein Onboarding-Gespräch von ${f.callMinutes}\u00a0Minuten. Danach beginnt Ihre Testphase von ${f.trialDays}\u00a0Tagen.`,
      'Ist etwas falsch oder fehlt etwas? Senden Sie das Formular mit derselben E-Mail-Adresse noch einmal: Die neuen Angaben ersetzen die alten.',
    ],
  },
  applicationOptIn: {
    subject: `Bitte bestätigen Sie Ihre Bewerbung bei ${brand}`,
    title: 'Ein Klick, dann lesen wir sie.',
    text: [
      'Sie haben sich mit dieser Adresse auf die Warteliste beworben. Bitte bestätigen Sie, dass sie Ihnen gehört; bis dahin bleibt Ihre Bewerbung liegen.',
    ],
    action: 'Bewerbung bestätigen',
  },
  applicationNotice: {
    created: (agency) => `Neue Bewerbung: ${agency}`,
    updated: (agency) => `Bewerbung geändert: ${agency}`,
    title: { created: 'Eine neue Bewerbung', updated: 'Eine Bewerbung wurde geändert' },
    language: 'Sprache',
  },
};
