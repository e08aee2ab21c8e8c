import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecast as english } from '../en/forecast.ts';

const f = figures('de');
const { brand } = settings;

export const forecast: typeof english = {
  meta: {
    title: `SEA-Prognose aus Ihrem Google-Ads-Export · ${brand}`,
    description:
      'Export aus Google Ads, Microsoft, GA4, Meta oder Amazon öffnen und den Rest des Monats als Spanne sehen, geprüft an Ihrer Historie. Ohne Login, ohne Upload.',
  },
  title: 'Prognose aus Ihren eigenen Zahlen',
  lede: 'Ziehen Sie einen Export ins Feld und sehen Sie den Rest des Monats als Spanne, geprüft an Ihrer eigenen Historie.',
  safe: 'Nichts verlässt diesen Browser: kein Upload, kein Login.',
  offline: 'Gehen Sie offline: Es funktioniert trotzdem.',
  noScript:
    'Dateien liest Ihr Browser selbst, dafür braucht er JavaScript. Das Beispiel unten wurde schon beim Erstellen dieser Seite berechnet.',
  how: 'So messen wir die Genauigkeit',
  spans: {
    title: 'Wie viele Wochen wofür reichen',
    items: [
      { term: 'Unter 26 Wochen', text: 'Ihre Zahlen als Diagramm. Keine Prognose, keine Spanne.' },
      {
        term: '26 bis 53 Wochen',
        text: 'Eine Prognose aus Niveau und Trend. Die Saisonalität ist noch nicht bekannt, deshalb ist die Spanne breit; ein Export nach Tagen macht sie schmaler und lässt sich sofort prüfen.',
      },
      {
        term: 'Ab 54 Wochen',
        text: 'Die Wochen des Vorjahres kommen dazu, und die Prüfung an Ihrer Historie läuft mindestens dreimal.',
      },
      {
        term: 'Ab 112 Wochen',
        text: `Saisonalität und die volle Prüfung: achtmal ${f.forecastWeeks} Wochen.`,
      },
    ],
  },
  tool: {
    form: 'Ihre Daten',
    drop: {
      title: 'Export hier ablegen',
      over: 'Zum Einlesen loslassen',
      text: 'CSV, TSV oder Excel nach Tag, Woche oder Monat, bis 50\u00a0MB. Mindestens 26 Wochen.',
      choose: 'Datei auswählen',
    },
    paste: {
      open: 'Tabelle einfügen',
      title: 'Oder aus einer Tabelle einfügen',
      read: 'Eingefügte Tabelle einlesen',
      example: 'Datum\tKosten\tConversions\n2026-06-01\t5412,20\t41\n2026-06-02\t5630,75\t44',
      empty: 'Noch nichts eingefügt. Kopieren Sie die Zellen samt Kopfzeile und fügen Sie sie hier ein.',
    },
    sample: {
      use: 'Beispielkonto verwenden',
      name: 'Beispielkonto',
      about: 'Beispielkonto: {weeks} Wochen, für diese Seite erfunden.',
      range: 'In neun von zehn Fällen zwischen {low} und {high}.',
    },
    reads: {
      title: 'Unterstützte Exporte',
      table: 'jede Tabelle mit einer Datumsspalte und Zahlenspalten',
      template: 'Vorlage herunterladen (.csv)',
      how: 'So exportieren Sie',
    },
    source: {
      pasted: 'Eingefügte Tabelle',
      linked: 'Aus einem Link',
      weeks: { one: '1 Woche', many: '{weeks} Wochen' },
      span: '{rows} Zeilen, {weeks}, {first} bis {last}',
      here: 'Nur in diesem Browser',
      change: 'Spalten ändern',
      another: 'Andere Datei verwenden',
    },
    notLoaded:
      'Das Prognose-Tool wurde nicht geladen. Prüfen Sie Ihre Verbindung, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    reading: '{name} wird eingelesen: {share}',
    unreadable:
      '{name} konnte nicht gelesen werden, und die Erklärung dazu wurde nicht geladen. Prüfen Sie Ihre Verbindung, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    metrics: {
      conversions: 'Conversions',
      clicks: 'Klicks',
      impressions: 'Impressionen',
      spend: 'Kosten',
      value: 'Conv.-Wert',
      cpa: 'Kosten pro Conversion',
    },
    amounts: {
      conversions: { one: '{n} Conversion', many: '{n} Conversions' },
      clicks: { one: '{n} Klick', many: '{n} Klicks' },
      impressions: { one: '{n} Impression', many: '{n} Impressionen' },
      spend: '{n} Kosten',
      value: '{n} Conversion-Wert',
      cpa: '{n} pro Conversion',
      other: '{n} ({label})',
    },
    perWeek: '{metric} pro Woche',
    metricTabs: 'Kennzahl',
    finding: {
      sample: { amount: '{amount}', rest: ` in den nächsten ${f.forecastWeeksWord} Wochen.` },
      own: { amount: '{amount}', rest: ' bis zum {day}.' },
      past: 'Am {start} hätten wir gesagt: {amount} bis zum {day}.',
      short: {
        one: '1 Woche reicht nicht für eine belastbare Spanne.',
        many: '{weeks} Wochen reichen nicht für eine belastbare Spanne.',
      },
    },
    summary: {
      ownTotal:
        'In den Wochen bis zum {day} sind rund {amount} zu erwarten, in neun von zehn Fällen zwischen {low} und {high}.',
      endedTotal:
        'Vom {start} bis zum {day} sind rund {amount} zu erwarten, in neun von zehn Fällen zwischen {low} und {high}.',
      ended:
        'Ihre Datei endet am {end}, vor {days} Tagen. Die Tage seither stehen nicht darin; auch sie sind prognostiziert.',
      pastTotal:
        'Am {start} hätten wir bis zum {day} rund {amount} erwartet, in neun von zehn Fällen zwischen {low} und {high}.',
      pastNote:
        'Ihre Datei endet am {end}, vor {days} Tagen, und diese Seite überbrückt höchstens vier Wochen. All das ist vorbei; Sie wissen, was kam, Ihre Datei nicht.',
      cpaTotal:
        'Eine Conversion wird in den kommenden Wochen rund {n} kosten, in neun von zehn Fällen zwischen {low} und {high}.',
      more: 'Das sind {share} mehr als in denselben Wochen des Vorjahres.',
      less: 'Das sind {share} weniger als in denselben Wochen des Vorjahres.',
      same: 'Das ist genauso viel wie in denselben Wochen des Vorjahres.',
      extremes: 'Am niedrigsten liegt {weakest} mit rund {low}, am höchsten {strongest} mit rund {high}.',
      noSeason:
        'Mit weniger als einem Jahr Daten ist die Saisonalität noch nicht bekannt: Feiertage und Sommer fehlen in dieser Prognose.',
      paused:
        'Nichts seit dem {day}: {weeks} Wochen mit Nullen. Solange das Konto pausiert, sind {amount} zu erwarten.',
      closed: 'Wochen, in denen im Vorjahr nichts lief, bleiben voraussichtlich wieder leer.',
      leftOut: '{week} zählt nicht mit: {n} statt rund {used} liegt weit außerhalb des Üblichen.',
      checked: `Bei der Prüfung an der Historie des Kontos wich die Prognose für ${f.forecastWeeksWord} Wochen insgesamt im Schnitt um {share} ab.`,
      checkedOnce: `Bei der einen Prüfung an der Historie des Kontos wich die Prognose für ${f.forecastWeeksWord} Wochen insgesamt um {share} ab.`,
      copy: 'Zusammenfassung kopieren',
      copied: 'Kopiert',
    },
    short: {
      text: 'Eine Prognose gibt es ab {min} Wochen; so viele enthält ein Export ab dem {day}. Mit weniger wäre eine Spanne nur geraten, deshalb zeigen wir keine.',
      below: {
        one: 'Ihre eine Woche sehen Sie unten, unverändert.',
        many: 'Ihre {weeks} Wochen sehen Sie unten, unverändert.',
      },
    },
    chart: {
      today: 'Heute',
      keys: 'Diagramm. Mit den Pfeiltasten nach links und rechts gehen Sie es Woche für Woche durch.',
      label: {
        one: '{metric} pro Woche. Gemessen ist erst eine Woche, mit {last}.',
        many: '{metric} pro Woche. In den {behind} gezeigten Wochen mit Messwerten geht es von {first} auf {last}.',
      },
      labelAhead:
        'Die Prognose geht von {from} auf {to}; die letzte Woche liegt in neun von zehn Fällen zwischen {low} und {high}.',
      end: '{n} in {week}',
      cases: '{range} in 9 von 10 Fällen',
      measured: 'Gemessen',
      forecast: 'Prognose',
      range50: '50-%-Spanne',
      range90: '90-%-Spanne',
      expected: '{n} erwartet',
      came: '{n} gemessen',
      lastYear: 'Gleiche Woche im Vorjahr',
      hint: 'Woche wählen: mit der Maus, per Fingertipp oder mit den Pfeiltasten',
      illustrative: 'Beispielkonto',
      all: 'Alle {weeks} Wochen',
      asTable: 'Diagramm als Tabelle anzeigen',
      week: 'Woche',
      low: 'Untergrenze (90\u00a0%)',
      high: 'Obergrenze (90\u00a0%)',
    },
    /** Today moved back: what would have been forecast then, and what came. */
    moved: {
      title: 'Am {day} hätten wir {forecast} gesagt. Es waren {came}.',
      inside: '{inside} von {all} Wochen in der 90-%-Spanne',
      insideOne: '{inside} von 1 Woche in der 90-%-Spanne',
      tooLow: 'Insgesamt lag die Prognose {share} zu niedrig',
      tooHigh: 'Insgesamt lag die Prognose {share} zu hoch',
      exact: 'Insgesamt lag die Prognose genau richtig',
      known: 'Diese Prognose kennt nur, was am {day} bekannt war; alles Spätere blieb ihr verborgen.',
      outside: 'Außerhalb der Spanne: {weeks}.',
      back: 'Zurück zu heute, {day}',
      measured: 'Gemessen, vorher und nachher',
      made: 'Prognose vom {day}',
      miss: 'Abweichung',
      came: '{n} gemessen',
      forecastThen: 'Damalige Prognose',
      by: 'Außerhalb um',
    },
    lock: {
      title: `Mit Abo bis zu ${f.forecastMonthsWord} Monate`,
      text:
        'Für Ihre eigenen Daten reicht die Prognose hier bis zum Monatsende. Mit Abo sehen Sie alle ' +
        `${f.forecastWeeksWord} Wochen.`,
      action: 'Zugang anfragen',
    },
    outputs: {
      label: 'Ergebnis mitnehmen',
      made: 'Alles entsteht in diesem Browser. Nichts wird hochgeladen.',
      csv: { title: 'Tabelle', text: 'Jede Woche mit Unter- und Obergrenze.' },
      picture: { title: 'Bild', text: 'Die Prognose als Diagramm mit Spanne, fertig für Folie oder Report.' },
      deck: {
        title: 'Pitch-Deck',
        text: 'Sechs Folien. Text, Tabellen und Diagramme bleiben bearbeitbar.',
        agency: 'Name der Agentur',
        colour: 'Farbe',
        download: 'Herunterladen',
        writing: 'Folien werden erstellt …',
        kept: 'Name und Farbe bleiben in diesem Browser.',
        failed:
          'Das Laden ist fehlgeschlagen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
      },
      share: {
        title: 'Teilen',
        text: 'Eine Karte mit dem, was wir gesagt hätten und was kam, oder ein Link, in dem die Wochensummen selbst stecken.',
        card: 'Karte erstellen',
        link: 'Link kopieren',
        copied: 'Link kopiert',
        large: 'Zu viel für einen Link: Geben Sie stattdessen die Tabelle weiter.',
      },
      carry: {
        title: 'In die Bewerbung übernehmen',
        text: 'Öffnet das Formular mit diesem Ergebnis, zum Prüfen und Absenden.',
        history: '{weeks} Wochen Historie, {first} bis {last}',
        spend: 'Rund {amount} Werbebudget im Monat',
      },
      access: {
        title: 'Zugang anfragen',
        text: `Für jedes Konto, das Sie betreuen: mit Abo bis zu ${f.forecastMonthsWord} Monate.`,
      },
    },
    checks: {
      own: 'Backtest: geprüft an Ihrer eigenen Historie',
      sample: 'Backtest: geprüft an der eigenen Historie',
      text: `{countTimes} haben wir ${f.forecastWeeksWord} Wochen ausgeblendet und aus der Zeit davor prognostiziert. So weit lag die Summe dieser Wochen daneben, im Vergleich mit zwei einfachen Regeln, die jeder anwenden kann.`,
      once: `Einmal haben wir ${f.forecastWeeksWord} Wochen ausgeblendet und aus der Zeit davor prognostiziert. So weit lag ihre Summe daneben, im Vergleich mit zwei einfachen Regeln, die jeder anwenden kann.`,
      /** From two to eight. */
      times: ['Zweimal', 'Dreimal', 'Viermal', 'Fünfmal', 'Sechsmal', 'Siebenmal', 'Achtmal'],
      pending: 'Wird an der Historie geprüft\u00a0…',
      none: 'Für die Prüfung an der eigenen Historie sind {min} Wochen nötig.',
      zero: 'Keine Prüfung möglich: Die ausgeblendeten Wochen ergeben zusammen null, eine Abweichung in Prozent lässt sich daran nicht messen.',
      mean: `mittlere Abweichung der ${f.forecastWeeks}-Wochen-Summe`,
      inside: 'der {all} ausgeblendeten Wochen lagen in der 90-%-Spanne ({inside})',
      largest: 'größte Abweichung ({weeks})',
      ours: brand,
      lastYear: 'Vorjahreswochen',
      lastValue: 'Letzter Wert',
      came: 'Ergebnis',
      list: `Abweichung der ${f.forecastWeeks}-Wochen-Summe bei jeder Prüfung`,
      versus: 'Die Wochen des Vorjahres hätten um {a} danebengelegen, der letzte Wert um {b}.',
      versusValue: 'Der letzte Wert hätte um {b} danebengelegen.',
      compare: 'Methoden als Tabelle vergleichen',
      method: 'Methode',
      ofTotal: 'Abweichung der Summe',
      ofWeek: 'Abweichung pro Woche',
      inRange: 'Wochen innerhalb der 90-%-Spanne',
      ofAll: '{inside} von {all}',
      noRange: 'ohne Spanne',
    },
  },
};
