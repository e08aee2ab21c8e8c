import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { sales as english } from '../en/sales.ts';

const f = figures('de');
const { brand } = settings;

export const sales: typeof english = {
  meta: {
    title: `Kontakt zum Vertrieb · ${brand}`,
    description: `Fragen Sie den Vertrieb von ${brand} nach Zugang, Tarifen für größere Teams oder einer Prognose für Ihren nächsten Markt. Per E-Mail, am Telefon oder im Termin.`,
  },
  title: 'Kontakt zu unserem Vertrieb',
  lede: 'Fragen Sie nach Zugang, nach Tarifen für größere Teams oder nach einer Prognose für den Markt, in den Sie als Nächstes gehen. Es antwortet jemand, der das Produkt kennt.',
  prepare: {
    title: 'Halten Sie bereit',
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
    title: 'Lieber sprechen?',
    book: { link: `Buchen Sie ${f.callMinutes} Minuten`, after: ' mit uns.' },
    call: 'Rufen Sie an: ',
    write: 'Schreiben Sie an ',
    end: '.',
  },
  panel: 'Was Sie uns schicken',
  fields: {
    fullName: 'Vor- und Nachname',
    email: 'Geschäftliche E-Mail-Adresse',
    jobTitle: 'Position',
    companySize: 'Unternehmensgröße',
    phone: 'Telefonnummer',
    comments: 'Anmerkungen',
  },
  hints: {
    companySize: 'Zahl der Beschäftigten',
    phone: 'Mit Ländervorwahl',
  },
  mail: {
    intro:
      'Sie erreichen uns per E-Mail. Die Schaltfläche öffnet eine Nachricht, die nach allem fragt, was hier steht.',
    subject: 'Frage an den Vertrieb',
    action: 'Vertrieb kontaktieren',
    optional: 'Freiwillig',
    line: (label) => `${label}:`,
    noProgram: 'Kein E-Mail-Programm auf diesem Gerät?',
    copy: 'Kopieren Sie die Fragen und schicken Sie Ihre Antworten an',
  },
  use: 'Wir verwenden diese Angaben, um Ihnen zu antworten, und für nichts anderes.',
};
