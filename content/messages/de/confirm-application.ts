import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

const f = figures('de');

export const confirmApplication: typeof english = {
  meta: {
    title: `Bewerbung bestätigen · ${settings.brand}`,
    description:
      'Bestätigen Sie die Adresse, mit der Sie sich beworben haben: Dann liest das Onboarding-Team Ihre Bewerbung für die Warteliste. Bis dahin liest sie niemand.',
  },
  title: 'Bewerbung bestätigen',
  lede: 'Klicken Sie auf den Link in unserer E-\u2060Mail, dann lesen wir Ihre Bewerbung. Nicht angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sich die E-\u2060Mail noch einmal senden.',
  find: 'Suchen Sie diese E-\u2060Mail: Ihre Schaltfläche öffnet diese Seite mit Ihrer Bewerbung.',
  action: 'Bewerbung bestätigen',
  note: 'Solange Sie nicht auf die Schaltfläche klicken, geschieht nichts. Falls Sie sich nicht beworben haben, schließen Sie diese Seite einfach: Die Bewerbung wird dann nicht weiterbearbeitet.',
  change: {
    caption: 'Was sich ändern würde',
    field: 'Angabe',
    before: 'Bisher',
    after: 'Neu',
    action: 'Änderung bestätigen',
    note: 'Solange Sie nicht auf die Schaltfläche klicken, geschieht nichts. Falls die neuen Angaben nicht von Ihnen stammen, schließen Sie diese Seite einfach.',
    again: 'Zum Formular der Warteliste',
  },
  again: {
    formLabel: 'Bestätigungs-E-\u2060Mail noch einmal senden',
    email: 'E-\u2060Mail-Adresse aus Ihrer Bewerbung',
    submit: 'E-\u2060Mail noch einmal senden',
    apply: 'Oder noch einmal bewerben',
    sent: {
      title: 'Sehen Sie in Ihrem Posteingang nach.',
      text: `Falls eine Bewerbung oder Änderung mit dieser Adresse noch nicht bestätigt ist, ist die E-\u2060Mail unterwegs. Wir senden höchstens eine alle ${f.optInMailMinutes}\u00a0Minuten und ${f.optInMailsPerDayWord} am Tag.`,
    },
  },
};
