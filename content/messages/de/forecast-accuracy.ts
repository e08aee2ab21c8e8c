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
    description: `So messen wir unsere Genauigkeit von über ${f.accuracy}: ${m.series} öffentliche Reihen, die ausgeblendeten Wochen eines Wettbewerbs, Fehlschläge inklusive, zum Nachrechnen.`,
  },
  title: `Über ${f.accuracy}: So messen wir das`,
  lede: `Ein Prognosewettbewerb hielt die letzten ${f.forecastWeeks} Wochen von ${m.series} öffentlichen Zeitreihen zurück. Wie weit liegen unsere Summen aus ${f.forecastWeeksWord} Wochen daneben? Hier sehen Sie jede einzelne, mit einem Download zum Nachrechnen.`,
  run: 'Selbst nachrechnen',
  figures: {
    mean: `Genauigkeit der ${f.forecastWeeks}-Wochen-Summe im Mittel: unsere Angabe`,
    median: 'im Median: Die Hälfte der Summen lag näher',
    missed: 'der Summen lagen um mehr als 10\u00a0% daneben',
    held: 'der Summen lagen in ihrer 90-%-Spanne',
    series: 'öffentliche Zeitreihen mit Wochenwerten, keine ausgelassen',
  },
  strict: {
    term: 'Der strengere Wert',
    text: `${m.strictMean} in ${m.strictChecks} Prüfungen der ${m.unseenSeries} Reihen, an denen wir nie optimiert haben, mit ausgeblendeten Wochen am Ende der eigenen Historie, auch kurzer. Dort lagen ${m.strictMissed} der Summen um mehr als 10\u00a0% daneben.`,
  },
  dots: {
    chart: `Jede Reihe ist ein Punkt: ${m.series} Summen aus ${f.forecastWeeks} Wochen, von zu niedrig bis zu hoch.`,
    note: 'Gefüllt: unter 5\u00a0%. Umrandet: bis 10\u00a0%. Schwarz: 10\u00a0% und mehr.',
    label: `Punktdiagramm der Abweichung der ${f.forecastWeeks}-Wochen-Summe in ${m.series} Reihen, links zu niedrig, rechts zu hoch. ${m.within5} lagen um weniger als 5\u00a0% daneben, ${m.over10} um 10\u00a0% oder mehr, die schlechteste um ${m.worst}.`,
    within5: `${m.within5} unter 5\u00a0%`,
    actual: 'Istwert',
    tooHigh: (off) => `${off} zu hoch`,
    tooLow: (off) => `${off} zu niedrig`,
    history: (v) => `${v.id}, ${v.weeks} Wochen Historie`,
    error: 'Abweichung',
    series: 'Reihen',
    orMore: (percent) => `${percent} und mehr`,
  },
  limits: {
    title: 'Wofür die Zahl nicht steht',
    items: [
      {
        term: 'Für Ihr Konto',
        text: 'Das sind öffentliche Zeitreihen, keine Werbekonten. Ihr Konto kann leichter oder schwerer vorherzusagen sein.',
      },
      {
        term: 'Für jede einzelne Woche',
        text: `Eine Summe ist leichter als eine einzelne Woche, weil sich Abweichungen ausgleichen. Woche für Woche lag der Fehler bei ${m.weeklyError} auf der sMAPE-Skala.`,
      },
      {
        term: 'Für jede Historie',
        text: `Bei weniger als einem Jahr lag das Mittel von ${m.shorterChecks} Prüfungen bei ${m.shorterMean}. Ohne ein volles Jahr im Rücken sieht eine Saison wie ein Trend aus.`,
      },
      {
        term: 'Für ein Versprechen',
        text: 'Ein neuer Wettbewerber, ein defektes Tag oder ein halbiertes Budget kommt in keiner Historie vor. Keine Spanne deckt ab, was es noch nie gab.',
      },
    ],
  },
  models: {
    title: `${m.engineKilobytes} Kilobyte neben den Foundation-Modellen`,
    lede: `Dieselben ${m.series} Reihen, dieselben ${f.forecastWeeksWord} Wochen.`,
    measure: 'Skalierter Fehler (MASE)',
    better: 'Kleiner ist besser.',
    ours: `${m.engineKilobytes} KB, in Ihrem Browser`,
    parameters: (count) => `${count} Parameter`,
    billions: (count) => `${count} Milliarden Parameter`,
    trained: 'an diesen Reihen trainiert',
    statistical: 'ein statistisches Verfahren',
    lastValue: 'Letzten Wert wiederholen',
    oneNumber: 'eine Zahl',
    listed: 'laut Liste',
    ahead: `Besser als unser Wert sind von diesen nach MASE: ${m.aheadInMase.names || 'keine der Genannten'}. Nach dem Quantilsverlust (WQL), bei dem große Reihen stärker zählen: ${m.aheadInWql.names || 'keine der Genannten'}. Nach dem Wert der 95-%-Spanne (MSIS): ${m.aheadInMsis.names || 'keine der Genannten'}.`,
    source:
      'Die Werte der anderen haben ihre Urheber bei GIFT-Eval (Salesforce) eingereicht, Zeile m4_weekly; laut Eintrag kannte keines der Modelle diese Wochen. „Laut Liste“ heißt: im August 2026 gelesen und seither nicht wiedergefunden. Unser Benchmark kommt für „letzten Wert wiederholen“ auf die gelisteten Werte.',
    outliers: `Nicht abgebildet sind unter anderem Kombinationen von Modellen (die beste gefundene: ${m.bestCombined}) und zwei ungeprüfte Einträge: ${m.outliers.names}, beide von ${m.outliers.organization}, weit vor allen anderen. Beim ersten kam GIFT-Eval selbst auf ${m.outliers.rerunMase}.`,
    asTable: 'Werte als Tabelle anzeigen',
    columns: { model: 'Modell', year: 'Jahr' },
    unverified: 'ungeprüft',
  },
  cuts: {
    title: 'Wo die Zahl gilt und wo nicht',
    lede: 'Bei kurzen und unruhigen Reihen gilt sie nicht. Punkt: Mittel. Ring: Median. Strich: Jede zehnte liegt darunter.',
    columns: {
      part: 'Welche Prüfungen',
      checks: 'Prüfungen',
      mean: 'Genauigkeit im Mittel',
      median: 'Median',
      tenth: 'Jede zehnte unter',
      under90: 'Unter 90\u00a0%',
    },
    claimed: 'Alle Reihen, ausgeblendete Wochen des Wettbewerbs: unsere Angabe',
    from: (years) => `davon ab ${years} Jahren Historie`,
    between: (v) => `davon ${v.from} bis ${v.below} Jahre`,
    below: (years) => `davon unter ${years} Jahren`,
    restless: 'davon das Fünftel, das von Woche zu Woche am stärksten schwankt',
    unseen: `Die ${m.unseenSeries} Reihen, an denen wir nie optimiert haben, eigene Wochen ausgeblendet`,
    shorter: 'Weniger als ein Jahr Historie, eigene Wochen ausgeblendet',
    accounts: 'Erfundene Werbekonten mit weniger als einem Jahr',
    brief: (v) => `${v.checks} Prüfungen, Mittel ${v.mean}`,
  },
  account: {
    title: 'Warum Ihr Konto schlechter abschneiden kann',
    text: `Werbekonten sind kleiner und lebhafter als die meisten dieser Reihen. Budgets ändern sich, Kampagnen stoppen, Tags fallen aus, und viele Historien sind kurz. Die ${m.restlessSeries} unruhigsten Reihen, die in einer durchschnittlichen Woche um ${m.restlessStep} oder mehr schwanken, erreichen ${m.restlessMean}. Konten, die wir erfunden haben, mit weniger als einem Jahr Historie, erreichen ${m.accountsMean}. Rechnen Sie mit etwas in dieser Größenordnung.`,
    send: 'Schicken Sie uns nichts. Das Prognose-Tool läuft in Ihrem Browser, blendet Wochen Ihrer eigenen Historie aus und zeigt, wie weit es danebengelegen hätte.',
    link: 'An der eigenen Historie prüfen',
  },
  behind: 'Hinter den Zahlen',
  methods: {
    title: 'Im Vergleich mit anderen Methoden',
    lede: `Die ${m.unseenSeries} Reihen, an denen wir nie optimiert haben, die letzten ${f.forecastWeeks} Wochen ihrer Historie ausgeblendet, alle Methoden im selben Durchlauf. Kleiner ist besser.`,
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
    lede: 'Eine ehrliche Spanne hält so oft, wie sie verspricht. Hält sie öfter, ist sie zu breit, hält sie seltener, zu schmal. Daran messen wir auch unsere, an den ausgeblendeten Wochen des Wettbewerbs.',
    week: (percent) => `${percent.replace('\u00a0', '-')}-Spanne einer Woche`,
    total: (percent) => `${percent.replace('\u00a0', '-')}-Spanne der Summe`,
    narrow: (held) => `hielt zu ${held}: zu schmal`,
    wide: (held) => `hielt zu ${held}: zu breit`,
    right: (held) => `hielt zu ${held}`,
    mark: 'Der schwarze Strich ist das Versprechen. Bis zu einem Prozentpunkt daneben gilt es uns als gehalten.',
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
        text: `Der Wettbewerb hielt nach jeder Historie ${f.forecastWeeksWord} Wochen zurück. Wir prognostizieren sie allein aus der Historie: ohne Marktdaten, ohne Kalender. Für den strengeren Wert blenden wir außerdem die letzten ${m.hidden} Wochen der Historien selbst aus.`,
      },
      {
        term: 'Das Verfahren.',
        text: 'Einfache Methoden, darunter ein auslaufender Trend und die gleichen Wochen früherer Jahre, prognostizieren zuerst die Historie der Reihe. Je besser eine dort war, desto mehr zählt sie.',
      },
      {
        term: 'Die Genauigkeit.',
        text: '100\u00a0% abzüglich der Abweichung der Summe, nach oben wie nach unten. Kamen 1.000 und hatten wir 960 gesagt, sind das 96\u00a0%. Unsere Angabe ist das Mittel aller Reihen.',
      },
      {
        term: 'Woran wir optimiert haben.',
        text: `An der ersten Hälfte der Historien, mit ausgeblendeten Wochen am Ende. Die anderen ${m.unseenSeries} haben einige Male mitgeredet: Änderungen, mit denen sie schlechter abschnitten, haben wir verworfen.`,
      },
      {
        term: 'Wie oft wir hingesehen haben.',
        text: `An den Wochen des Wettbewerbs wird nichts optimiert und keine Version ausgewählt. Als Erste wurde eine frühere Version an ihnen gemessen: Mittel ${m.firstMean}, MASE ${m.firstMase} und unter ${m.firstRows} Zeilen von GIFT-Eval Platz ${m.firstRanks.mase} nach MASE, ${m.firstRanks.owa} nach OWA, ${m.firstRanks.wql} nach WQL und ${m.firstRanks.msis} nach MSIS. Ein früher Entwurf davon und zwei Kandidaten für die nächste Version waren einmal an ihnen verglichen worden; ihre Parameter wurden anderswo bestimmt.`,
      },
    ],
  },
  again: {
    title: 'Selbst nachrechnen',
    lede: `Das Prognoseverfahren, die Daten und die Maße in einem Download von ${m.downloadSize} MB. Er braucht nur Node, rechnet einige Minuten und vergleicht jedes Ergebnis mit unserem.`,
    comment: 'Im entpackten Ordner, mit Node 24 oder neuer',
    download: 'Download zum Nachrechnen',
    licence: 'MIT-Lizenz. SHA-256: ',
    data: 'Die Reihen sind öffentlich: ',
    dataLink: 'der M4-Wettbewerb auf GitHub',
    code: 'Auch der ganze Code ist öffentlich: ',
    questions: `Etwas geht nicht auf? Schreiben Sie an ${email}.`,
  },
  closing: 'Die Bilanz, die zählt, ist Ihre.',
};
