import { settings } from '../../settings.ts';
import type { imprint as english } from '../en/imprint.ts';

const { brand } = settings;

export const imprint: typeof english = {
  meta: {
    title: `Impressum · ${brand}`,
    description: `Wer für die Website von ${brand} verantwortlich ist, wo das Unternehmen eingetragen ist und wie Sie es erreichen: per E-Mail, Telefon oder Formular.`,
  },
  title: 'Impressum',
  lede: 'Wer für diese Website verantwortlich ist und wie Sie uns erreichen. Angaben gemäß §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
  company: { term: 'Anbieter', gap: 'Rechtsform laut Register' },
  rows: {
    address: { term: 'Anschrift', gap: 'Straße und Hausnummer, Postleitzahl und Ort, Land' },
    representative: { term: 'Vertreten durch', gap: 'Vor- und Nachname, Funktion' },
    register: { term: 'Registereintrag', gap: 'Registergericht und Registernummer' },
    vatId: { term: 'USt-IdNr.', gap: 'Umsatzsteuer-Identifikationsnummer' },
    responsibleForBlog: { term: 'Verantwortlich für den Blog', gap: 'Vor- und Nachname, Anschrift' },
    host: { term: 'Hosting', gap: 'Name, Anschrift und Telefonnummer des Dienstleisters' },
    euRepresentative: { term: 'Vertreter in der EU', gap: 'Name und Anschrift (Art.\u00a027 DSGVO)' },
  },
  groups: {
    provider: 'Wer diese Website betreibt',
    register: 'Register und Steuern',
    content: 'Inhalte, Hosting und Daten',
  },
  gapNote: 'Die markierten Angaben sind zu ergänzen, bevor die Website online geht.',
  disputes: {
    term: 'Streitbeilegung',
    text: 'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht verpflichtet.',
  },
  reach: 'Kontakt',
  care: { before: 'Dem ', link: 'Kundenservice', after: ' können Sie jederzeit schreiben.' },
  data: { before: 'Fragen zu Ihren Daten beantwortet die ', link: 'Datenschutzerklärung', after: '.' },
  updated: (date) => `Stand: ${date}`,
};
