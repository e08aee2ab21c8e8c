import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('de');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Termin vereinbaren · ${brand}`,
    description: `${f.callMinutes} Minuten Gespräch mit jemandem, der ${brand} kennt: freie Uhrzeiten in Ihrer Zeitzone sehen, buchen und die Einladung per E-Mail erhalten.`,
  },
  title: 'Termin vereinbaren',
  lede: `${f.callMinutes} Minuten Gespräch mit jemandem, der das Produkt kennt. Wählen Sie Tag und Uhrzeit; wir schicken Ihnen die Einladung.`,
  calendar: {
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    week: 'Woche',
    allWeeks: 'Alle Wochen zeigen',
    today: 'Heute',
    todayShort: 'Heute',
    bookedShort: 'Ausgebucht',
    booked: 'Vollständig ausgebucht',
    closedShort: 'Geschlossen',
    closed: 'Geschlossen',
    unavailable: 'Vollständig ausgebucht oder geschlossen',
    free: 'Frei',
    taken: 'Vergeben',
    past: 'Vergangen',
    later: 'Noch nicht buchbar',
    count: '{free} von {all} Uhrzeiten frei',
    failed: 'Die freien Uhrzeiten konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
  },
  warning: {
    title: 'Warnung!',
    text: 'Dieser Tag ist vollständig ausgebucht. Bitte wählen Sie einen anderen verfügbaren Tag.',
    closed: 'Wir haben am {day} geschlossen.',
    nextOpen: 'Der nächste buchbare Tag ist {day}.',
    dismiss: 'Schließen',
  },
  formLabel: 'Termin',
  choice: {
    selectDay: 'Tag auswählen',
    thenTime: 'Danach eine Uhrzeit.',
    selectTime: 'Jetzt eine Uhrzeit auswählen',
  },
  fields: {
    day: 'Tag',
    time: 'Uhrzeit',
    timeZone: 'Zeitzone',
    name: 'Name',
    email: 'E-\u2060Mail-Adresse',
  },
  required: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    email: 'Bitte geben Sie Ihre E-\u2060Mail-Adresse ein.',
    offset: 'Bitte wählen Sie Ihre Zeitzone.',
  },
  hints: {
    day: 'Bis zu {horizon} Tage im Voraus. Der {closed} jedes Monats sind ausgebucht.',
    otherClock:
      'Wählbar sind nur Zeitzonen, die um volle Stunden von GMT abweichen. Ihre Zeitzone ist {zone}: {here} hier entspricht {there} bei Ihnen.',
  },
  timeZones: {
    choose: 'Ihre Zeitzone wählen',
    yours: '{zone} (Ihre)',
    nearest: '{zone} (Ihrer am nächsten)',
  },
  taken: 'vergeben',
  past: 'vorbei',
  submit: 'Absenden',
  use: 'Wir verwenden diese Angaben für den Termin und für nichts anderes.',
  facts: {
    length: 'Dauer',
    clock: 'Zeitzone',
    yourTimeZone: (v) => `Ihre eigene oder eine von ${v.first} bis ${v.last}`,
    days: 'Tage',
    closed: (days) => `Alle, die der Kalender als frei anzeigt; der ${days} jedes Monats sind ausgebucht`,
    answer: 'Einladung',
    invitation:
      'Kommt sofort; ist die Uhrzeit eben vergeben worden, sehen Sie, was an diesem Tag noch frei ist',
    change: 'Änderung',
    link: 'Über den privaten Link in der Einladung verlegen Sie den Termin oder sagen ihn ab',
  },
  move: {
    meta: {
      title: `Termin verlegen · ${brand}`,
      description: `Wählen Sie einen anderen Tag und eine andere Uhrzeit für Ihr Gespräch mit ${brand}. Bis der neue Termin gebucht ist, bleibt Ihnen der bisherige.`,
    },
    title: 'Termin verlegen',
    lede: 'Öffnen Sie diese Seite über den Link in Ihrer Einladung und wählen Sie dann einen anderen Tag und eine andere Uhrzeit.',
    current: 'Bisheriger Termin',
    currentShort: 'Bisher',
  },
  meeting: {
    meta: {
      title: `Ihr Termin · ${brand}`,
      description: `Ihr Gespräch mit ${brand}: Ihre Uhrzeit und UTC, die Datei für Ihren Kalender und die Möglichkeit, den Termin zu verlegen oder abzusagen.`,
    },
    title: 'Ihr Termin',
    lede: 'Öffnen Sie diese Seite über den Link in Ihrer Einladung, um den Termin zu sehen, zu verlegen oder abzusagen.',
    download: '.ics herunterladen',
    addTo: 'In den Kalender eintragen',
    move: 'Verlegen',
    ask: 'Absagen',
    cancel: 'Termin absagen',
    keep: 'Termin behalten',
    again: 'Neuen Termin vereinbaren',
    yourTime: 'Ihre Zeit',
    before: {
      title: 'Vorher',
      forecast: {
        before: 'Bringen Sie eine Prognose für eines Ihrer eigenen Konten mit: ',
        link: 'hier erstellen',
        after: '. Sie bleibt in Ihrem Browser.',
      },
      reminders: 'Einen Tag und eine Stunde vorher erinnern wir Sie per E-\u2060Mail.',
      lastReminder: 'Eine Stunde vorher erinnern wir Sie per E-\u2060Mail.',
    },
    call: {
      title: 'Im Gespräch',
      text: `${f.callMinutes} Minuten für Ihre Fragen, mit jemandem, der das Produkt kennt.`,
      noLink: 'Kein Link im Posteingang?',
    },
    after: {
      title: 'Danach',
      access: 'Der Zugang beginnt mit einer Bewerbung: ',
      questions: 'Noch Fragen? Schreiben Sie an ',
    },
    findLink: 'Suchen Sie diese E-\u2060Mail: Der markierte Link öffnet Ihren Termin.',
  },
};
