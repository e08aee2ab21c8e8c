import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { waitlist as english } from '../en/waitlist.ts';

const f = figures('de');
const { brand } = settings;

export const waitlist: typeof english = {
  meta: {
    title: `Auf die Warteliste · ${brand}`,
    description: `${brand} steht Agenturen ab ${f.minSpend} Werbebudget im Monat auf Anfrage offen. Wer Zugang bekommt, was Sie uns schicken und wie es nach der Bewerbung weitergeht.`,
  },
  title: `${brand} ist nicht für alle.`,
  lede: 'Der Weg zu Login und Onboarding-Team beginnt hier, mit einer Bewerbung: für Agenturen, die schon gute Ergebnisse erzielen und weiter vorausschauen wollen. Erzählen Sie uns, wie Sie arbeiten; wir lesen jede Bewerbung.',
  who: {
    title: 'Wer Zugang bekommt',
    terms: [
      {
        term: `Ab ${f.minSpend}`,
        text: `Werbebudget im Monat, auf Plattformen wie ${f.spendPlatforms}`,
      },
      {
        term: 'Agenturen',
        text: 'die SEA-Konten von Kunden betreuen, von der Boutique-Agentur bis zum Netzwerk',
      },
      { term: 'Eine Person', text: 'die das Konto bei uns verantwortet und ans Telefon geht' },
    ],
  },
  next: {
    title: 'So geht es weiter',
    now: 'Jetzt',
    apply: { name: 'Sie bewerben sich', open: 'Sobald Sie das Formular absenden.' },
    mail: {
      name: 'Gleich danach: eine E-\u2060Mail von uns',
      before: 'An ',
      open: 'Ihre geschäftliche E-\u2060Mail-Adresse',
      after: '.',
      confirm: 'Ein Klick darin bestätigt Ihre Adresse.',
    },
    answer: {
      name: 'Wir lesen jede Bewerbung',
      before: 'Wenn es passt, schreibt Ihnen das Onboarding-Team, mit Kopie an ',
      open: 'Ihre Kontaktperson',
      after: '.',
    },
    call: {
      name: `Onboarding-Gespräch, ${f.callMinutes} Minuten`,
      text: 'Zu einer Uhrzeit, die Sie wählen.',
    },
    trial: {
      name: `Testphase, ${f.trialDays} Tage`,
      text: 'Beginnt nach dem Gespräch, mit unbegrenzt vielen Projekten.',
    },
  },
  formLabel: 'Bewerbung für die Warteliste',
  groups: { you: 'Sie', agency: 'Ihre Agentur', media: 'Ihr Media\u00adgeschäft' },
  count: '{n} von {all}',
  complete: 'vollständig',
  fields: {
    fullName: 'Vor- und Nachname',
    email: 'Geschäftliche E-\u2060Mail-Adresse',
    location: 'Standort',
    agencyName: 'Name der Agentur',
    companyWebsite: 'Website des Unternehmens',
    linkedInPage: 'LinkedIn-Seite',
    monthlyAdSpend: 'Monatliches Werbebudget',
    reportingTools: 'Reporting-Tools, die Sie heute nutzen',
    pointOfContactEmail: 'E-\u2060Mail-Adresse der Kontaktperson',
    additionalInfo: 'Was wir sonst noch wissen sollten',
    toolResults: 'Aus unseren Tools',
  },
  required: {
    fullName: 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
    email: 'Bitte geben Sie Ihre geschäftliche E-\u2060Mail-Adresse ein.',
    location: 'Bitte geben Sie Ihren Standort ein. Eine Stadt, eine Region oder ein Land genügt.',
    agencyName: 'Bitte geben Sie den Namen Ihrer Agentur ein.',
    companyWebsite: 'Bitte geben Sie die Website Ihres Unternehmens ein.',
    linkedInPage: 'Bitte geben Sie Ihre LinkedIn-Seite ein.',
    reportingTools: 'Bitte nennen Sie mindestens ein Reporting-Tool. „Keines“ ist auch eine Antwort.',
    pointOfContactEmail:
      'Bitte geben Sie eine E-\u2060Mail-Adresse ein, die bei einer Zusage eine Kopie bekommt. Es darf Ihre eigene sein.',
  },
  remove: 'Entfernen',
  hints: {
    location: 'Nicht dabei? Geben Sie den Ort einfach selbst ein.',
    companyWebsite: 'https:// ergänzen wir für Sie.',
    monthlyAdSpend: 'Alle Plattformen, alle Kunden, ein typischer Monat.',
    pointOfContactEmail: 'Diese Person bekommt bei einer Zusage eine Kopie.',
    toolResults: 'Nur diese Zeilen werden gesendet, nie Ihre Datei.',
  },
  placeholders: { location: 'Stadt, Region oder Land', reportingTools: 'Looker Studio, SA360' },
  suggestions: (count) =>
    `${count}\u00a0${count === 1 ? 'Vorschlag' : 'Vorschläge'}. Wählen Sie mit den Pfeiltasten.`,
  submit: 'Auf die Warteliste',
  accept: {
    before: 'Es gelten unsere ',
    between: '. Wie wir Ihre Daten verwenden, steht unter ',
    after: '.',
  },
};
