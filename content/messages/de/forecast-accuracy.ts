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
    description: `So messen wir unsere Genauigkeit von über ${f.accuracy}: an ${m.series} öffentlichen Zeitreihen, im Vergleich mit vier anderen Methoden und samt den schlechtesten Fällen.`,
  },
  title: `Über ${f.accuracy}: So messen wir das`,
  lede: `${m.series} öffentliche Zeitreihen, die letzten Wochen ausgeblendet, eine Frage: Wie weit lag die Summe aus ${f.forecastWeeksWord} Wochen daneben? Hier finden Sie die Antwort, samt den schlechten Fällen, und den Befehl zum Nachrechnen.`,
  run: 'Selbst nachrechnen',
  figures: {
    mean: `Genauigkeit der ${f.forecastWeeks}-Wochen-Summe im Mittel, ab ${f.accuracyLeastWeeks} Wochen Historie`,
    median: 'im Median: Die Hälfte dieser Prognosen war besser',
    shorter: 'im Mittel bei kürzerer Historie: Weniger als ein Jahr sagt wenig über die nächste Saison',
    held: 'der Wochen lagen in der 90-%-Spanne',
    series: 'öffentliche Zeitreihen mit Wochenwerten, keine ausgelassen',
  },
  spread: {
    title: 'Die meisten liegen nah dran. Manche nicht.',
    lede: `${m.within5} von ${m.checks} Summen lagen um weniger als 5\u00a0% daneben. ${m.over10} lagen um 10\u00a0% oder mehr daneben, die schlechteste um ${m.worst}.`,
    chart: `Wie viele ${f.forecastWeeks}-Wochen-Summen wie weit danebenlagen`,
    note: 'Eine Säule pro Prozentpunkt',
    label: `Histogramm der Abweichung der ${f.forecastWeeks}-Wochen-Summe in ${m.checks} Prüfungen. ${m.within1} lagen um weniger als 1\u00a0% daneben, ${m.within5} um weniger als 5\u00a0%. ${m.over25} lagen um 25\u00a0% oder mehr daneben, die schlechteste um ${m.worst}.`,
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
    hidden: (weeks) => `Letzte ${weeks} Wochen ausgeblendet`,
    unseen: `Die ${m.unseenSeries} Reihen, an denen wir nicht optimiert haben, ab ${f.accuracyLeastWeeks} Wochen`,
  },
  often: {
    title: 'Wie oft, wie weit daneben',
    half: 'Die Hälfte',
    quarter: 'Drei von vier',
    tenth: 'Neun von zehn',
    all: 'Alle',
    within: (error) => `höchstens ${error}`,
  },
  methods: {
    title: 'Im Vergleich mit anderen Methoden',
    lede: `Die ${m.unseenSeries} Reihen, an denen wir nicht optimiert haben, die letzten ${f.forecastWeeks} Wochen ausgeblendet, alle Methoden im selben Durchlauf. Kleiner ist besser.`,
    columns: {
      method: 'Methode',
      mean: 'Abweichung der Summe, Mittel',
      median: 'Abweichung, Median',
      smape: 'Fehler pro Woche (sMAPE)',
      mase: 'Skalierter Fehler (MASE)',
      owa: 'Gesamtwert (OWA)',
      msis: '95-%-Spanne (MSIS)',
      ms: 'Millisekunden pro Reihe',
    },
    lastValue: 'Letzten Wert wiederholen',
    lastYear: 'Vorjahreswochen wiederholen',
    ets: 'Exponentielle Glättung (AutoETS)',
    mstl: 'Saisonale Zerlegung (MSTL mit ETS)',
    note: 'Die Maße sind die des M4-Wettbewerbs. OWA setzt beide Wochenfehler ins Verhältnis zu denen der Methode „letzten Wert wiederholen“, die den Wert 1 hat. MSIS bestraft breite Spannen ebenso wie Wochen, die außerhalb liegen. AutoETS und MSTL stammen aus der Open-Source-Bibliothek augurs.',
  },
  ranges: {
    title: 'Halten die Spannen?',
    lede: 'Eine ehrliche Spanne hält so oft, wie sie verspricht. Hält sie öfter, ist sie zu breit, hält sie seltener, zu schmal.',
    range: (percent) => `${percent.replace('\u00a0', '-')}-Spanne`,
    held: (percent) => `hielt zu ${percent}`,
    label: (v) =>
      `In der ${v.range.replace('\u00a0', '-')}-Spanne lagen ${v.held} der Wochen der ${m.unseenSeries} Reihen, an denen wir nicht optimiert haben.`,
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
        text: `Alle ${m.series} Zeitreihen mit Wochenwerten aus dem Prognosewettbewerb M4 von 2018: Unternehmen, Finanzen, Wirtschaft, Bevölkerung. Wir haben keine ausgelassen und keine verändert.`,
      },
      {
        term: 'Die Aufgabe.',
        text: `Wir blenden nacheinander die letzten ${m.hidden} Wochen jeder Reihe aus und prognostizieren davon die ersten ${f.forecastWeeksWord}. Das ergibt ${m.checks} Prüfungen. Die Prognose kennt nur, was davor lag: keine Marktdaten, keinen Kalender.`,
      },
      {
        term: 'Das Verfahren.',
        text: 'Einfache Methoden, darunter der letzte Wert, ein auslaufender Trend und die gleichen Wochen früherer Jahre, prognostizieren zuerst die Vergangenheit der Reihe. Je besser eine dort war, desto mehr zählt sie.',
      },
      {
        term: 'Die Genauigkeit.',
        text: `100\u00a0% abzüglich der Abweichung der ${f.forecastWeeks}-Wochen-Summe, nach oben wie nach unten. Kamen 1.000 und hatten wir 960 gesagt, sind das 96\u00a0%. Unsere Angabe ist das Mittel aller Prüfungen ab ${f.accuracyLeastWeeks} Wochen Historie.`,
      },
      {
        term: 'Die Spanne.',
        text: 'Wie breit sie ist, ergibt sich daraus, wie weit die Prognose bei derselben Reihe früher danebenlag.',
      },
      {
        term: 'Woran wir optimiert haben.',
        text: `Optimiert haben wir das Verfahren an der Hälfte der Reihen, mit anderen ausgeblendeten Wochen. Bei den ${m.unseenSeries} anderen liegt das Mittel bei ${m.unseenMean}: Sie sind schwieriger, und viele sind kurz. Zweimal haben wir sie doch herangezogen: Eine Änderung haben wir verworfen, weil sie dort schlechter abschnitt, und die Grenze von ${f.accuracyLeastWeeks} Wochen haben wir erst gezogen, als wir sahen, wie weit kürzere Historien danebenlagen.`,
      },
    ],
  },
  limits: {
    title: 'Wofür die Zahl nicht steht',
    items: [
      {
        term: 'Für Ihr Konto',
        text: 'Das sind öffentliche Zeitreihen, keine Werbekonten. Ihr Konto kann leichter oder schwerer vorherzusagen sein. Heben Sie die Prognose auf und vergleichen Sie.',
      },
      {
        term: 'Für jede einzelne Woche',
        text: `Eine Summe ist leichter als eine einzelne Woche, weil sich Abweichungen ausgleichen. Woche für Woche lag der Fehler bei ${m.weeklyError} auf der sMAPE-Skala.`,
      },
      {
        term: 'Für jede Historie',
        text: `Bei weniger als ${f.accuracyLeastWeeks} Wochen lag das Mittel von ${m.shorterChecks} Prüfungen bei ${m.shorterMean}. Ohne ein volles Jahr im Rücken sieht eine Saison wie ein Trend aus.`,
      },
      {
        term: 'Für ein Versprechen',
        text: 'Ein neuer Wettbewerber, ein defektes Tag oder ein halbiertes Budget kommt in keiner Historie vor. Keine Spanne deckt ab, was es noch nie gab.',
      },
    ],
  },
  again: {
    title: 'Selbst nachrechnen',
    lede: 'Ein Befehl im Quellcode dieser Website. Er braucht etwa drei Minuten und erzeugt jede Zahl auf dieser Seite.',
    comment: 'Nötig sind nur npm und ein aktuelles Node',
    data: 'Die Reihen sind öffentlich: ',
    dataLink: 'der M4-Wettbewerb auf GitHub',
    code: `Den Code erhalten Sie auf Anfrage: ${email}.`,
  },
  closing: 'Die Bilanz, die zählt, ist Ihre.',
};
