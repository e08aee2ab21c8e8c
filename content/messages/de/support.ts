import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { support as english } from '../en/support.ts';

const f = figures('de');
const { brand } = settings;

export const support: typeof english = {
  meta: {
    title: `Hilfe und Support · ${brand}`,
    description: `Etwas funktioniert nicht, oder Sie wissen nicht, wie es funktionieren soll? Schreiben Sie dem Kundenservice von ${brand}: Jede Nachricht liest ein Mensch.`,
  },
  title: 'Wie können wir helfen?',
  lede: 'Etwas funktioniert nicht, oder Sie sind nicht sicher, wie es funktionieren soll? Schreiben Sie dem Kundenservice. Ein Mensch liest jede Nachricht.',
  day: {
    text: (slots) =>
      `Ein Gespräch dauert ${f.callMinutes}\u00a0Minuten und beginnt um ${slots}\u00a0Uhr Ihrer Zeit. Welche Tage frei sind, zeigt der Kalender.`,
  },
  next: {
    title: 'So geht es weiter',
    steps: [
      'Ihre Nachricht geht direkt an den Kundenservice, rund um die Uhr.',
      'Haben Sie eine E-\u2060Mail-Adresse angegeben, erhalten Sie sofort eine Bestätigung.',
      'Ein Mensch liest Ihre Nachricht und antwortet an diese Adresse. Ohne Adresse können wir nicht antworten.',
    ],
  },
  ways: {
    label: 'Wie möchten Sie uns erreichen?',
    write: 'Schreiben',
    writeHint: 'Rund um die Uhr. Ein Mensch liest jede Nachricht.',
    talk: 'Sprechen',
    talkHint: `${f.callMinutes}\u00a0Minuten, wann es Ihnen passt.`,
  },
  formLabel: 'Nachricht an den Kundenservice',
  fields: {
    name: 'Name',
    email: 'E-\u2060Mail-Adresse',
    businessType: 'Sie sind',
    supportType: 'Thema',
    message: 'Nachricht',
  },
  required: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    message: 'Bitte schreiben Sie Ihre Nachricht.',
  },
  hints: { email: 'Ohne sie können wir nicht antworten.' },
  businessTypes: { individual: 'Einzelperson', agency: 'Agentur' },
  supportTypes: {
    'tech-support': 'Technik',
    'communication-support': 'Frage zu einer E-\u2060Mail oder einem Gespräch',
    other: 'Sonstiges',
  },
  submit: 'Absenden',
  use: 'Wir verwenden diese Angaben, um Ihnen zu antworten, und für nichts anderes.',
  sent: {
    title: 'Vielen Dank. Ihre Nachricht ist eingegangen.',
    again: 'Noch eine Nachricht schreiben',
  },
};
