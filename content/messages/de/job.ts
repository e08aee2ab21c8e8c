import { settings } from '../../settings.ts';
import type { job as english } from '../en/job.ts';

export const job: typeof english = {
  meta: { title: (role) => `${role} · Karriere · ${settings.brand}` },
  applyNow: 'Jetzt bewerben',
  facts: {
    mode: 'Arbeitsmodell',
    category: 'Bereich',
    experience: 'Erfahrung',
  },
  modes: { 'on-site': 'Vor Ort', home: 'Homeoffice', hybrid: 'Hybrid' },
  categories: {
    'business-management': 'Business Management',
    'customer-success': 'Customer Success',
  },
  experience: { '2-4': '2–4\u00a0Jahre', '5+': 'Ab 5\u00a0Jahren' },
  employment: { 'full-time': 'Vollzeit' },
  pay: (range) => `${range} im Jahr`,
  until: (lastDay) => `Bewerbungsfrist: ${lastDay}`,
  posted: (day) => `Veröffentlicht am ${day}`,
  day: {
    title: 'Der Arbeitstag',
    clock: (v) => `Ortszeit in ${v.city}, bei einem Arbeitstag von ${v.hours} an beiden Orten.`,
    role: 'Die Stelle',
    you: 'Sie',
    shared: {
      one: '{n} gemeinsame Stunde',
      many: '{n} gemeinsame Stunden',
      none: 'Keine gemeinsamen Stunden',
    },
  },
  sharedDay: {
    hours: {
      one: '{n} gemeinsame Stunde mit Ihrem Arbeitstag, {from}–{to}',
      many: '{n} gemeinsame Stunden mit Ihrem Arbeitstag, {from}–{to}',
      none: 'Keine gemeinsamen Stunden mit Ihrem Arbeitstag',
    },
    note: 'In Ihrer Zeitzone, {zone}, bei einem Arbeitstag von {hours} an beiden Orten.',
  },
  form: {
    label: 'Bewerbungsformular',
    fields: {
      fullName: 'Vor- und Nachname',
      email: 'E-\u2060Mail-Adresse',
      coverLetter: 'Anschreiben',
      resume: 'Lebenslauf',
    },
    required: {
      fullName: 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
      email: 'Bitte geben Sie Ihre E-\u2060Mail-Adresse ein.',
      coverLetter: 'Bitte schreiben Sie Ihr Anschreiben.',
    },
    resumeHint: (megabytes) => `PDF, DOCX oder ODT, höchstens ${megabytes}\u00a0MB.`,
    submit: 'Bewerbung absenden',
    uploading: 'Lebenslauf wird hochgeladen',
    use: 'Wir verwenden Ihre Angaben, um über diese Stelle zu entscheiden, und für nichts anderes.',
  },
  closed: {
    title: 'Diese Stelle ist nicht mehr ausgeschrieben.',
    text: 'Bewerbungen nehmen wir dafür nicht mehr an. Der Text bleibt für alle stehen, die sich beworben haben.',
    rail: 'Bewerbungen sind nicht mehr möglich.',
  },
  applied: {
    title: 'Ihre Bewerbung ist eingegangen.',
    text: 'Eine Bestätigung per E-\u2060Mail ist unterwegs. Jede Bewerbung wird von einem Menschen gelesen und beantwortet.',
    more: 'Alle offenen Stellen',
  },
};
