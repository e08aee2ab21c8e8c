import { accuracyFigures } from '../../accuracy-figures.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecastAccuracy as english } from '../en/forecast-accuracy.ts';

const f = figures('de');
const m = accuracyFigures('de');
const { brand, email } = settings;

export const forecastAccuracy: typeof english = {
  meta: {
    title: `Prognosegenauigkeit, öffentlich gemessen · ${brand}`,
    description: `So messen wir unsere Genauigkeit von über ${f.accuracy}: an ${m.series} öffentlichen Wochenreihen, neben vier anderen Methoden und mit den schlechtesten Fällen.`,
  },
  title: `Über ${f.accuracy}: so wird gemessen`,
  lede: `${m.series} öffentliche Zeitreihen, die letzten Wochen verdeckt, eine Frage: Wie weit lag die Summe von ${f.forecastWeeksWord} Wochen daneben? Hier stehen die Antwort, auch die schlechte, und der Befehl zum Nachrechnen.`,
  run: 'Selbst nachrechnen',
  figures: {
    mean: `Genauigkeit der Summe von ${f.forecastWeeks} Wochen im Mittel, ab ${f.accuracyLeastWeeks} Wochen Historie`,
    median: 'im Median: Die Hälfte dieser Prognosen war besser',
    shorter: 'im Mittel bei kürzerer Historie: Weniger als ein Jahr sagt wenig über die nächste Saison',
    held: 'der Wochen lagen in der 90-%-Spanne',
    series: 'öffentliche Wochenreihen, keine ausgelassen',
  },
  spread: {
    title: 'Die meisten treffen. Manche nicht.',
    lede: `${m.within5} von ${m.checks} Summen lagen um weniger als 5\u00a0% daneben. ${m.over10} lagen um 10\u00a0% oder mehr daneben, die schlechteste um ${m.worst}.`,
    chart: `Wie viele Summen von ${f.forecastWeeks} Wochen wie weit daneben lagen`,
    note: 'Jede Säule ist ein Prozentpunkt',
    label: `Histogramm der Abweichung der Summe von ${f.forecastWeeks} Wochen in ${m.checks} Prüfungen. ${m.within1} lagen um weniger als 1\u00a0% daneben, ${m.within5} um weniger als 5\u00a0%. ${m.over25} lagen um 25\u00a0% oder mehr daneben, die schlechteste um ${m.worst}.`,
    limit: '5\u00a0% Abweichung, 95\u00a0% Genauigkeit',
    worst: `${m.over25} lagen um 25\u00a0% oder mehr daneben, die schlechteste um ${m.worst}`,
    within: 'Unter 5\u00a0%',
    further: 'Weiter daneben',
    far: '25\u00a0% und mehr',
    error: 'Abweichung',
    checks: 'Prüfungen',
    orMore: (percent) => `${percent} und mehr`,
  },
  cuts: {
    title: 'Wo die Zahl gilt und wo nicht',
    columns: {
      part: 'Welche Prüfungen',
      checks: 'Prüfungen',
      mean: 'Genauigkeit im Mittel',
      median: 'Median',
      tenth: 'Jede zehnte unter',
      under90: 'Unter 90\u00a0%',
    },
    claimed: `Ab ${f.accuracyLeastWeeks} Wochen Historie: unsere Angabe`,
    shorter: `Weniger als ${f.accuracyLeastWeeks} Wochen`,
    all: 'Alle Prüfungen',
    hidden: (weeks) => `Letzte ${weeks} Wochen verdeckt`,
    unseen: `Die ${m.unseenSeries} Reihen, an denen wir nichts eingestellt haben, ab ${f.accuracyLeastWeeks} Wochen`,
  },
  often: {
    title: 'Wie oft, wie weit',
    half: 'Die Hälfte',
    quarter: 'Drei von vier',
    tenth: 'Neun von zehn',
    all: 'Alle',
    within: (error) => `höchstens ${error}`,
  },
  methods: {
    title: 'Neben anderen Methoden',
    lede: `Die ${m.unseenSeries} Reihen, an denen wir nichts eingestellt haben, die letzten ${f.forecastWeeks} Wochen verdeckt, alle Methoden im selben Durchlauf. Kleiner ist besser.`,
    columns: {
      method: 'Methode',
      mean: 'Abweichung der Summe, Mittel',
      median: 'Abweichung, Median',
      smape: 'Fehler je Woche (sMAPE)',
      mase: 'Skalierter Fehler (MASE)',
      owa: 'Gesamtwert (OWA)',
      msis: '95-%-Spanne (MSIS)',
      ms: 'Millisekunden je Reihe',
    },
    lastValue: 'Letzten Wert wiederholen',
    lastYear: 'Vorjahreswochen wiederholen',
    ets: 'Exponentielle Glättung (AutoETS)',
    mstl: 'Saisonzerlegung (MSTL mit ETS)',
    note: 'Die Maße sind die des M4-Wettbewerbs. OWA stellt beide Wochenfehler neben die der Methode „letzten Wert wiederholen“, die den Wert 1 hat. MSIS bestraft breite Spannen ebenso wie Wochen, die außerhalb liegen. AutoETS und MSTL stammen aus der Open-Source-Bibliothek augurs.',
  },
  ranges: {
    title: 'Halten die Spannen?',
    lede: 'Eine ehrliche Spanne hält so oft, wie sie sagt. Hält sie öfter, ist sie zu breit, hält sie seltener, zu schmal.',
    range: (percent) => `${percent.replace('\u00a0', '-')}-Spanne`,
    held: (percent) => `hielt zu ${percent}`,
    label: (v) =>
      `In der Spanne für ${v.range} lagen ${v.held} der Wochen der ${m.unseenSeries} Reihen, an denen wir nichts eingestellt haben.`,
    mark: 'Der schwarze Strich ist das Versprechen.',
  },
  worst: {
    title: 'Die drei schlechtesten',
    lede: 'Die Reihen haben keine Namen, deshalb wissen wir nicht, was geschah. Das hätten wir vorhergesagt, und das kam.',
    tooHigh: (off) => `${off} zu hoch`,
    tooLow: (off) => `${off} zu niedrig`,
    caption: (v) =>
      `Reihe ${v.id}, ${v.history} Wochen Historie. Summe laut Prognose ${v.forecast}, tatsächlich ${v.actual}. ${v.inside} von ${f.forecastWeeks} Wochen lagen in der 90-%-Spanne.`,
    actual: 'Istwerte',
    forecast: 'Prognose mit 90-%-Spanne',
  },
  method: {
    title: 'Die Methode, einfach erklärt',
    items: [
      {
        term: 'Die Daten.',
        text: `Alle ${m.series} Wochenreihen des Prognosewettbewerbs M4 von 2018: Unternehmen, Finanzen, Wirtschaft, Bevölkerung. Wir haben keine ausgelassen und keine verändert.`,
      },
      {
        term: 'Die Aufgabe.',
        text: `Wir verdecken nacheinander die letzten ${m.hidden} Wochen jeder Reihe und prognostizieren davon die ersten ${f.forecastWeeksWord}. Das ergibt ${m.checks} Prüfungen. Die Prognose kennt nur, was davor lag: keine Marktdaten, keinen Kalender.`,
      },
      {
        term: 'Das Verfahren.',
        text: 'Einfache Methoden, darunter der letzte Wert, ein Trend, der ausläuft, und die gleichen Wochen früherer Jahre, prognostizieren zuerst die Vergangenheit der Reihe. Je besser eine dort war, desto mehr zählt sie.',
      },
      {
        term: 'Die Genauigkeit.',
        text: `100\u00a0% abzüglich der Abweichung der Summe von ${f.forecastWeeks} Wochen, nach oben wie nach unten. Kamen 1.000 und wir sagten 960, sind das 96\u00a0%. Unsere Angabe ist das Mittel aller Prüfungen ab ${f.accuracyLeastWeeks} Wochen Historie.`,
      },
      {
        term: 'Die Spanne.',
        text: 'Wie breit sie ist, ergibt sich daraus, wie weit die Prognose bei derselben Reihe früher danebenlag.',
      },
      {
        term: 'Kein Spicken.',
        text: `Eingestellt haben wir das Verfahren an der Hälfte der Reihen, mit anderen verdeckten Wochen. Bei den ${m.unseenSeries} anderen liegt das Mittel bei ${m.unseenMean}: Sie sind schwieriger, und viele sind kurz.`,
      },
    ],
  },
  limits: {
    title: 'Was die Zahl nicht sagt',
    items: [
      {
        term: 'Nichts über Ihr Konto',
        text: 'Das sind öffentliche Zeitreihen, keine Werbekonten. Ihr Konto kann leichter oder schwerer vorherzusagen sein. Heben Sie die Prognose auf und vergleichen Sie.',
      },
      {
        term: 'Nichts über jede Woche',
        text: `Eine Summe ist leichter als eine einzelne Woche, weil sich Abweichungen ausgleichen. Woche für Woche lag der Fehler bei ${m.weeklyError} auf der sMAPE-Skala.`,
      },
      {
        term: 'Nichts über jede Historie',
        text: `Bei weniger als ${f.accuracyLeastWeeks} Wochen lag das Mittel von ${m.shorterChecks} Prüfungen bei ${m.shorterMean}. Ohne ein volles Jahr im Rücken sieht eine Saison wie ein Trend aus.`,
      },
      {
        term: 'Kein Versprechen',
        text: 'Ein neuer Wettbewerber, ein defektes Tag oder ein halbiertes Budget steht in keiner Vergangenheit. Keine Spanne deckt ab, was noch nie vorkam.',
      },
    ],
  },
  again: {
    title: 'Selbst nachrechnen',
    lede: 'Ein Befehl im Quellcode dieser Website. Er braucht etwa drei Minuten und schreibt jede Zahl dieser Seite.',
    comment: 'Nötig sind nur npm und ein aktuelles Node',
    data: 'Die Reihen sind öffentlich: ',
    dataLink: 'der M4-Wettbewerb auf GitHub',
    code: `Den Code erhalten Sie auf Anfrage: ${email}.`,
  },
  closing: 'Die Bilanz, die zählt, ist Ihre.',
};
