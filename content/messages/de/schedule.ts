import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('de');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Termin vereinbaren · ${brand}`,
    description: `${f.callMinutes} Minuten Onboarding-Gespräch mit ${brand}: Wählen Sie die Uhrzeit in Ihrer Zeitzone, wir schicken die Einladung. Danach testen Sie ${f.trialDays} Tage kostenlos.`,
  },
  title: 'Termin vereinbaren',
  lede: `${f.callMinutes} Minuten Onboarding-Gespräch, danach testen Sie ${f.trialDays} Tage kostenlos. Wählen Sie Tag und Uhrzeit; wir schicken Ihnen die Einladung.`,
  times: {
    title: 'Wann wir beginnen können',
    note: 'Wählen Sie eine Uhrzeit, und es öffnet sich eine Nachricht, in der sie schon steht.',
    ask: (time) => `${time} Uhr, E-Mail schreiben`,
  },
  facts: {
    length: 'Dauer',
    clock: 'Uhrzeit',
    yourTimeZone: (v) => `Ortszeit in Ihrer eigenen Zeitzone, ${v.first} bis ${v.last}`,
    days: 'Tage',
    // The days come as bare numbers, "1, 5 und 10"; German dates want a full stop after each.
    closed: (days) =>
      `Jeder Tag im Monat außer dem ${days.replaceAll(/\d+/g, '$&.')}; diese Tage sind ausgebucht`,
    answer: 'Unsere Antwort',
    invitation: 'Eine Einladung, wenn die Zeit frei ist, sonst die nächsten freien Zeiten',
    change: 'Planänderung',
    reply: 'Antworten Sie auf die Einladung, und wir geben die Zeit wieder frei',
  },
  panel: 'Was Sie uns schicken',
  fields: {
    day: 'Tag',
    time: 'Uhrzeit',
    timeZone: 'Zeitzone',
    name: 'Name',
    email: 'E-Mail-Adresse',
  },
  hints: {
    day: 'Und ein Ausweichtermin, wenn Sie einen haben',
    timeZone: (v) => `${v.first} bis ${v.last}`,
    email: 'Dorthin geht die Einladung',
  },
  mail: {
    intro:
      'Sie buchen per E-Mail. Die Schaltfläche öffnet eine Nachricht, die nach allem fragt, was hier steht.',
    subject: 'Terminanfrage',
    action: 'Termin anfragen',
    optional: 'Freiwillig',
    line: (label) => `${label}:`,
    noProgram: 'Kein E-Mail-Programm auf diesem Gerät?',
    copy: 'Kopieren Sie die Fragen und schicken Sie Ihre Antworten an',
  },
  use: 'Wir verwenden diese Angaben für den Termin und für nichts anderes.',
};
