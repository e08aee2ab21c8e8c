import type { forecastPlan as english } from '../en/forecast-plan.ts';

export const forecastPlan: typeof english = {
  title: 'Der Plan, Woche für Woche',
  lede: 'Ändern Sie das Budget eines Monats und sehen Sie, was folgt, solange Ihre Conversions so reagieren wie bisher.',
  fixed: 'Was jede Woche und jeder Monat beim jetzigen Tempo erwarten lässt.',
  head: {
    week: 'Woche',
    spend: 'Kosten',
    clicks: 'Klicks',
    conversions: 'Conversions',
    range: 'Spanne (90\u00a0%)',
    cpa: 'Kosten pro Conversion',
  },
  weeks: 'Wochen und Monate',
  months: 'Nur Monate',
  measured: 'gemessen',
  days: {
    some: '1.–{last}., davon {days} gemessen',
    none: '1.–{last}., alles noch offen',
    count: { one: '1 Tag', many: '{n} Tage' },
  },
  spendOf: 'Budget im {month}',
  over: 'Beim jetzigen Tempo schließt der {month} mit {amount}: {share} über Plan.',
  under: 'Beim jetzigen Tempo schließt der {month} mit {amount}: {share} unter Plan.',
  onPlan: 'Beim jetzigen Tempo schließt der {month} mit {amount}: genau im Plan.',
  beyond: 'So weit reichen Ihre bisherigen Daten nicht; die Zahlen gelten für {amount}.',
  reset: 'Zurück zum jetzigen Tempo',
  note: 'Eine Woche zählt zu dem Monat, in dem sie beginnt. Monate sind aus Wochen addiert; ihre Spanne ist schmaler als die Summe der Wochenspannen, weil sich Abweichungen teilweise ausgleichen.',
  noteCalendar:
    'Monate sind Kalendermonate, aus Ihren Tagen addiert; eine Woche am Rand eines Monats zählt mit den Tagen, die in ihm liegen. Ihre Spanne ist schmaler als die Summe der Wochenspannen, weil sich Abweichungen teilweise ausgleichen.',
  parts: {
    by: 'Planen nach',
    whole: 'Gesamtes Konto',
    segment: 'Segment',
    spendOf: 'Budget für {name} im {month}',
    pending: 'Die Segmente werden prognostiziert …',
    beyond: '{name}: So weit reichen die bisherigen Daten nicht; die Zahlen gelten für {amount}.',
    note: 'Jedes Segment wird aus seiner eigenen Historie prognostiziert und so skaliert, dass alle zusammen das Konto ergeben. Sie gelten als unabhängig: Was ein Segment einem anderen wegnimmt, ist nicht eingerechnet.',
    shared: 'Zu wenige Wochen oder kaum veränderte Ausgaben, daher wie das gesamte Konto gerechnet: {names}.',
    fixed: 'Nicht änderbar, weil sich die Ausgaben bisher kaum verändert haben: {names}.',
  },
  since: {
    title: 'Seit dem letzten Export:',
    change: '{month} jetzt {now} statt {before} Conversions ({share}).',
  },
  budget: {
    title: 'Wenn Sie das Budget ändern',
    lede: 'Abgelesen daran, wie Ihre eigenen Conversions in den letzten 52 Wochen auf veränderte Ausgaben reagiert haben, ohne Saison. Es gilt, solange sie so reagieren wie bisher.',
    ledeAssumed:
      'Abgelesen daran, wie Ihre eigenen Conversions in den letzten 52 Wochen auf veränderte Ausgaben reagiert haben.',
    flat: 'Ihre Ausgaben haben sich von Woche zu Woche kaum verändert, deshalb lässt sich nichts sagen.',
    seasonal:
      'Ihre Ausgaben lagen zwischen {least} und {most} pro Woche, folgten aber der Saison: Kaum eine Woche wich von denen um sie herum ab.',
    seasonalWhy:
      'Was an den Ausgaben liegt und was an der Saison, lässt sich deshalb nicht trennen, und wir zeichnen keine Kurve. Wir nehmen an, dass {more} mehr Budget {low} bis {high} mehr Conversions bringt, wie in Search üblich.',
    test: 'Ein Test würde es zeigen: Geben Sie acht Wochen lang in jeder zweiten Woche etwa {amount} statt {now} aus und laden Sie dann den neuen Export.',
    usual:
      'Wir nehmen an, dass {more} mehr Budget {low} bis {high} mehr Conversions bringt, wie in Search üblich. Ihre eigenen Wochen können das weder bestätigen noch widerlegen, deshalb zeichnen wir keine Kurve.',
    spend: 'Budget pro Woche',
    conversions: 'Conversions pro Woche',
    now: 'jetzt {amount}',
    next: 'Jede weitere Conversion kostet',
    use: 'In den Plan übernehmen',
    label:
      'Conversions pro Woche nach Kosten pro Woche: {weeks} vergangene Wochen zwischen {least} und {most}.',
    axis: 'Kosten pro Woche',
    week: 'Vergangene Woche',
    expected: 'Erwartet',
    untried: 'Nie ausprobiert',
  },
};
