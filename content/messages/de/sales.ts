import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { sales as english } from '../en/sales.ts';

const f = figures('de');
const { brand } = settings;

export const sales: typeof english = {
  meta: {
    title: `Kontakt zum Vertrieb · ${brand}`,
    description: `Fragen Sie den Vertrieb von ${brand} nach Zugang, Tarifen für größere Teams oder einer Prognose für Ihren nächsten Markt: per E-Mail, am Telefon oder im Termin.`,
  },
  title: 'Kontakt zu unserem Vertrieb',
  lede: 'Fragen Sie nach Zugang, nach Tarifen für größere Teams oder nach einer Prognose für den Markt, in den Sie als Nächstes gehen. Es antwortet jemand, der das Produkt kennt.',
  prepare: {
    title: 'Was Sie bereithalten sollten',
    terms: [
      {
        term: 'Budget',
        text: 'was Ihre Kunden in einem typischen Monat für Media ausgeben, alle Plattformen zusammen',
      },
      { term: 'Märkte', text: 'die Länder, in denen Sie aktiv sind, und das nächste' },
      { term: 'Tools', text: 'womit Sie heute Reports erstellen' },
    ],
  },
  talk: {
    title: 'So erreichen Sie uns auch',
    book: { link: `Buchen Sie ein ${f.callMinutes}-minütiges Gespräch`, after: ' mit uns.' },
    call: 'Rufen Sie an: ',
    write: 'Schreiben Sie an ',
    end: '.',
  },
  ways: {
    label: 'Wie möchten Sie uns erreichen?',
    write: 'Schreiben',
    writeHint: 'Wir antworten per E-\u2060Mail.',
    talk: 'Sprechen',
    talkHint: `${f.callMinutes}\u00a0Minuten, wann es Ihnen passt.`,
  },
  formLabel: 'Frage an den Vertrieb',
  fields: {
    fullName: 'Vor- und Nachname',
    email: 'Geschäftliche E-\u2060Mail-Adresse',
    jobTitle: 'Position',
    companySize: 'Unternehmensgröße',
    phoneCountry: 'Ländervorwahl',
    phone: 'Telefonnummer',
    comments: 'Anmerkungen',
  },
  required: {
    fullName: 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
    email: 'Bitte geben Sie Ihre geschäftliche E-\u2060Mail-Adresse ein.',
    jobTitle: 'Bitte geben Sie Ihre Position ein.',
    companySize: 'Bitte wählen Sie die Größe Ihres Unternehmens.',
    phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
  },
  hints: {
    companySize: 'Zahl der Beschäftigten',
    phone: 'Nummern aus anderen Ländern geben Sie mit + und der Ländervorwahl ein.',
  },
  placeholders: { companySize: 'Bitte wählen' },
  submit: 'Vertrieb kontaktieren',
  slots: {
    title: 'Sprechen Sie mit uns',
    next: 'Nächster freier Termin: {day}, {time}',
    until: 'bis {end}',
    soon: ['heute', 'morgen', 'übermorgen'],
    later: 'in {n} Tagen',
    none: 'Kein Termin, nur die Frage',
    all: 'Alle freien Termine',
    submitAndBook: 'Absenden und {when} buchen',
    book: '{when} buchen',
    finish: 'Ohne Termin abschließen',
    kept: 'Ihre Frage ist eingegangen. Der Termin ist noch nicht gebucht: Wählen Sie einen anderen oder schließen Sie ohne Termin ab.',
  },
  use: 'Jemand aus dem Vertrieb liest das und antwortet per E-\u2060Mail oder ruft an, wenn das schneller geht. Für etwas anderes verwenden wir Ihre Angaben nicht.',
  sent: {
    title: 'Vielen Dank. Ihre Frage ist bei unserem Vertriebsteam eingegangen.',
    steps: [
      'Eine Bestätigung an Ihre geschäftliche E-\u2060Mail-Adresse ist unterwegs.',
      'Jemand, der das Produkt kennt, liest, was Sie geschrieben haben.',
      'Sie erhalten eine Antwort per E-\u2060Mail oder einen Anruf, wenn das schneller geht.',
    ],
    book: `${f.callMinutes}-minütiges Gespräch buchen`,
    again: 'Weitere Frage stellen',
  },
};
