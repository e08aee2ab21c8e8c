import type { article as english } from '../en/article.ts';

export const article: typeof english = {
  contents: 'In diesem Artikel',
  reading: (time) => `${time} Lesezeit`,
  readNext: 'Weiterlesen',
  share: 'Teilen',
  copy: { link: 'Link kopieren', done: 'Link kopiert' },
  email: 'E-\u2060Mail',
  seeFigure: 'Zur Grafik',
  asTable: 'Diagramm als Tabelle anzeigen',
  week: 'Woche',
  weeks: (first, last) => `KW\u00a0${first} bis ${last}`,
  charts: {
    tabs: {
      title: 'Eine Woche Reporting, Tab für Tab',
      note: 'Beispielwoche eines Account-Managers, nur Reporting',
      label: (v) =>
        `Zeitstrahl einer Beispielwoche im Reporting. ${v.hours} Stunden Arbeit springen zwischen ${v.tabs} Tabs hin und her, mit ${v.changes} Fensterwechseln und nie länger als ${v.longest} Minuten am Stück in einem Tab.`,
      finding: (v) =>
        `${v.hours} Stunden Arbeit, ${v.changes} Fensterwechsel und nie länger als ${v.longest} Minuten am Stück in einem Tab.`,
      inTab: 'Zeit in einem Tab',
      change: 'Fensterwechsel',
      tabs: {
        searchOne: 'Google Ads',
        searchTwo: 'Microsoft Advertising',
        retail: 'Amazon Ads',
        social: 'Meta Ads',
        analytics: 'GA4',
        sheet: 'Tabelle',
        budget: 'Budget-Tracker',
        links: 'Link-Checker',
        summary: 'Zusammenfassung',
        slides: 'Folien',
      },
      days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
      tab: 'Tab',
      minutes: 'Minuten in der Woche',
      visits: 'Aufrufe',
    },
    segments: {
      title: 'Conversions pro Woche nach Zielgruppe',
      note: (weeks) =>
        `Beispielkonto, ${weeks}. Wert: was eine Conversion wert ist, Kontodurchschnitt der ersten Woche = 100`,
      label: (v) =>
        `Gestapelte Flächen eines Beispielkontos. Die Summe bewegt sich kaum, von ${v.first} auf ${v.last} Conversions, während frühere Käufer ${v.falling} verlieren und neue Besucher um ${v.rising} zulegen.`,
      finding: (v) =>
        `Die Summe geht von ${v.first} auf ${v.last}. Darunter verlieren frühere Käufer ${v.falling}, und neue Besucher legen um ${v.rising} zu.`,
      total: 'Gesamt',
      worth: (index) => `Wert ${index}`,
      names: {
        pastBuyers: 'Frühere Käufer',
        cart: 'Warenkorb, 7 Tage',
        returning: 'Wiederkehrende',
        lookalike: 'Lookalikes',
        newVisitors: 'Neue Besucher',
      },
    },
    refreshes: {
      title: 'Wochenbudget: Plan vom Januar und tatsächliche Ausgaben',
      note: (weeks) => `Beispielkonto, ${weeks}`,
      label: (v) =>
        `Stufendiagramm eines Beispielbudgets. Der Plan vom Januar bleibt in jedem Quartal auf einer Höhe; die Ausgaben fallen im Februar ab, erreichen im April die Spitze und sinken im Juni. Beide summieren sich auf ${v.total}. Bei ${v.refreshes} Aktualisierungen wanderten ${v.moved} in eine andere Woche.`,
      finding: (v) =>
        `Beide Linien summieren sich auf ${v.total}. Bei ${v.refreshes} Aktualisierungen wanderten ${v.moved} davon in eine andere Woche.`,
      ran: 'Ausgegeben',
      plan: 'Plan vom Januar',
      refresh: 'Aktualisierung',
      peak: 'Anstieg im April, im März prognostiziert',
    },
    ranges: {
      title: 'Leads pro Woche: Prognose vom März und Ergebnis',
      note: (weeks) => `Erfundenes Konto, ${weeks}`,
      label: (v) =>
        `Wöchentliche Prognosespannen eines erfundenen Kontos, jede mit ihrem Ergebnis. ${v.inside} von ${v.weeks} Wochen enden in der äußeren Spanne, ${v.half} in der inneren. Das feste Versprechen von ${v.promise} wird in ${v.below} Wochen verfehlt.`,
      finding: (v) =>
        `${v.inside} von ${v.weeks} Wochen endeten in der äußeren Spanne, ${v.half} davon in der inneren. Die versprochenen ${v.promise} wurden in ${v.below} Wochen verfehlt.`,
      actual: 'Ergebnis',
      inner: 'Die Hälfte der Fälle',
      outer: 'Neun von zehn Fällen',
      promise: (n) => `Der andere Pitch: ${n}`,
      low: 'Untergrenze',
      mid: 'Mitte',
      high: 'Obergrenze',
      came: 'Ergebnis',
    },
    accuracy: {
      title: 'Conversions pro Woche: Prognose vom März und Istwerte',
      note: (weeks) => `Beispielkonto, ${weeks}`,
      label: (v) =>
        `Liniendiagramm eines Beispielkontos. Die Prognose vom März und die Istwerte liegen höchstens ${v.worst} auseinander, von ${v.first} statt prognostizierter ${v.firstForecast} in der ersten Woche bis ${v.last} statt ${v.lastForecast} in der letzten.`,
      finding: (v) =>
        `Die größte einzelne Abweichung beträgt ${v.worst}, die durchschnittliche ${v.average}.`,
      actual: 'Istwerte',
      forecast: 'Prognose vom März',
      miss: 'Abweichung',
    },
  },
};
