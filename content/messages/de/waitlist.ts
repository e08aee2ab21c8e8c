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
  lede: 'Sondern für Agenturen, die schon liefern und weiter sehen wollen. Erzählen Sie uns, wie Sie arbeiten; wir lesen jede Bewerbung.',
  who: {
    title: 'Wer Zugang bekommt',
    terms: [
      {
        term: `Ab ${f.minSpend}`,
        text: 'Werbebudget im Monat, auf Plattformen wie Google Ads, Bing oder SA360',
      },
      { term: 'Agenturen', text: 'die SEA für Kunden machen, von der Boutique bis zum Netzwerk' },
      { term: 'Eine Person', text: 'die das Konto bei uns verantwortet und ans Telefon geht' },
    ],
  },
  next: {
    title: 'Wie es weitergeht',
    steps: [
      'Sie bewerben sich. Das dauert etwa vier Minuten.',
      'Wenn es passt, schreibt das Onboarding-Team Ihrer Kontaktperson.',
      `Nach einem ${f.callMinutes}-minütigen Onboarding-Gespräch beginnt Ihre ${f.trialDays}-tägige Testphase.`,
    ],
  },
  groups: { you: 'Sie', agency: 'Ihre Agentur', media: 'Ihr Mediageschäft' },
  fields: {
    fullName: 'Vor- und Nachname',
    email: 'Geschäftliche E-Mail-Adresse',
    location: 'Standort',
    agencyName: 'Name der Agentur',
    companyWebsite: 'Website des Unternehmens',
    linkedInPage: 'LinkedIn-Seite',
    monthlyAdSpend: 'Monatliches Werbebudget',
    reportingTools: 'Reporting-Tools, die Sie heute nutzen',
    pointOfContact: 'E-Mail-Adresse der Kontaktperson',
    additionalInfo: 'Was wir sonst noch wissen sollten',
  },
  hints: {
    location: 'Stadt und Land',
    monthlyAdSpend: 'Alle Plattformen, alle Kunden, ein typischer Monat.',
    reportingTools: 'Zum Beispiel Looker Studio, SA360',
    pointOfContact: 'An diese Adresse schreiben wir, wenn es ein Ja wird.',
  },
  mail: {
    intro:
      'Sie bewerben sich per E-Mail. Die Schaltfläche öffnet eine Nachricht, die nach allem fragt, was hier steht.',
    subject: 'Bewerbung für die Warteliste',
    action: 'Auf die Warteliste',
    optional: 'Freiwillig',
    line: (label) => `${label}:`,
    noProgram: 'Kein E-Mail-Programm auf diesem Gerät?',
    copy: 'Kopieren Sie die Fragen und schicken Sie Ihre Antworten an',
  },
  accept: {
    before: 'Mit Ihrer Bewerbung akzeptieren Sie unsere ',
    between: ' und unsere Hinweise zum ',
    after: '.',
  },
};
