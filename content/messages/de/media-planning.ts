import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { mediaPlanning as english } from '../en/media-planning.ts';

const f = figures('de');
const { brand } = settings;

export const mediaPlanning: typeof english = {
  meta: {
    title: `Mediaplanung mit laufender Prognose · ${brand}`,
    description: `${capitalize(f.planMonthsWord)} Monate Flights für Search, Marktplatz und Social auf einer Seite. ${brand} bringt den Plan jeden Monat auf den Stand der Prognose.`,
  },
  title: `${capitalize(f.planMonthsWord)} Monate geplant. Mit ${f.forecastMonthsWord} Monaten Prognose immer aktuell.`,
  lede: `Ein Mediaplan muss weiter reichen, als eine Prognose reichen sollte. ${brand} legt die Flights für alle ${f.planWeeks} Wochen an und bringt sie am Ersten jedes Monats auf den neuesten Stand, sobald Sie es freigeben.`,
  chart: {
    title: 'Conversions pro Woche und die Flights dahinter',
    label: (v) =>
      `Diagramm eines Beispielkontos über die kommenden ${f.planWeeks} Wochen. In den ersten ${f.forecastWeeksWord} Wochen steigen die erwarteten Conversions von ${v.first} auf ${v.last}; die Spanne darum weitet sich. Die Wochen danach sind geplant, als Stufen ohne Spanne gezeichnet, mit dem Höchstwert ${v.peak} in ${v.peakWeek}.`,
    forecast: 'Prognose mit 50-%- und 90-%-Spanne',
    plan: 'Plan, ohne Spanne',
    forecastZone: `${capitalize(f.forecastMonthsWord)} Monate Prognose`,
    planZone: `Weitere ${f.monthsBeyondForecastWord} Monate Plan`,
    peak: 'Saisonspitze, fest eingeplant',
    expectedOrPlanned: 'Erwartet oder geplant',
  },
  flights: {
    genericPeak: 'Search, Generic, Spitze',
    retailGifts: 'Marktplatz, Geschenke',
    socialReturning: 'Paid Social, Retargeting',
  },
  refresh: {
    title: 'So bleibt der Plan aktuell.',
    text: 'Am Ersten jedes Monats rückt „Heute“ eine Spalte nach rechts. Was Prognose war, ist gelaufen; was nur geplant war, bekommt eine Prognose; und am Ende kommt ein neuer Monat dazu.',
    label: 'Vier monatliche Aktualisierungen eines Plans',
    note: `Zu jedem Datum ${f.forecastMonthsWord} Monate Prognose und ${f.monthsBeyondForecastWord} Monate Plan. Dahinter steht kein Konto.`,
    // Keep this one short: it has a single month's room.
    ran: 'Ist',
    forecast: 'Prognose',
    plan: 'Plan',
  },
  week: {
    title: 'Jede Woche lässt sich öffnen.',
    text: 'Hinter jeder Spalte des Plans liegen sieben Tage: was kommen soll, was läuft, was es kosten darf und was der Kunde liest.',
    caption: (week) => `${week}, geöffnet`,
    ahead: (n) => `In ${n} Wochen.`,
    finding: (v) =>
      `Erwartet werden ${v.total} Conversions, in neun von zehn Fällen ${v.range}. Die ${v.flights} Flights der Woche kosten zusammen ${v.spend}. Weichen die Ausgaben um mehr als ${v.share} vom Plan ab, bekommen Sie einen Alert.`,
    expected: 'erwartet',
    addedUp: 'Ausgaben, summiert',
    alert: (share) => `Alert ab ${share} Abweichung`,
    byDay: (v) => `${v.amount} bis ${v.day}`,
    copy: {
      label: 'Die Fassung für den Kunden',
      amount: (n) => `${n} Conversions`,
      expected:
        'Wir erwarten {amount}, am ehesten zwischen {low} und {high}. Generic Search bekommt ab dieser Woche mehr Budget.',
      spend:
        'Geplant sind Ausgaben von {amount} in {flights} Flights. Weichen sie um mehr als {share} ab, wissen wir es am selben Tag.',
      note: 'Aus dem Plan entworfen und am Tag des Versands aktuell.',
    },
  },
  closing: `Ihre nächsten ${f.planMonthsWord} Monate auf einer Seite.`,
};
