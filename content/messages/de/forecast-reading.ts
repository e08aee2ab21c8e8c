import type { forecastReading as english } from '../en/forecast-reading.ts';

export const forecastReading: typeof english = {
  failed: {
    title: 'Diese Datei ließ sich nicht lesen',
    titlePasted: 'Diese Tabelle ließ sich nicht lesen',
    lede: 'Nichts ist verloren, nichts wurde gesendet. Die Datei liegt weiterhin nur auf Ihrem Computer.',
    ledePasted:
      'Nichts ist verloren, nichts wurde gesendet. Was Sie eingefügt haben, ist weiterhin nur in diesem Browser.',
    large: '{name} ist größer als 50\u00a0MB. Exportieren Sie weniger Spalten oder einen kürzeren Zeitraum.',
    broke:
      'Das Einlesen von {name} ist abgebrochen. Schließen Sie andere Tabs oder exportieren Sie einen kürzeren Zeitraum und versuchen Sie es noch einmal.',
    gone: 'Seit Sie {name} ausgewählt haben, wurde die Datei geändert, verschoben oder gelöscht und ließ sich nicht bis zum Ende lesen. Bitte wählen Sie sie noch einmal aus.',
    inIt: 'Was darin steht',
    line: 'Zeile',
  },
  read: {
    title: 'Was wir gelesen haben',
    lede: 'Korrigieren Sie, was nicht stimmt, und erstellen Sie dann die Prognose.',
    dateOrder: 'Datumsangaben wie {example}',
    dmy: 'Tag zuerst: {day}',
    mdy: 'Monat zuerst: {day}',
    weekStart: 'Wochenbeginn',
    monday: 'Montag',
    sunday: 'Sonntag',
    column: 'Spalte {letter}',
    as: '{name} wird gelesen als',
    roles: {
      date: 'Datum',
      end: 'Letzter Tag',
      year: 'Jahr',
      currency: 'Währung',
      spend: 'Kosten',
      clicks: 'Klicks',
      impressions: 'Impressionen',
      conversions: 'Conversions',
      value: 'Conv.-Wert',
      other: 'Andere Zahl',
      campaign: 'Kampagne',
      device: 'Gerät',
      country: 'Land',
      audience: 'Zielgruppe',
      network: 'Werbenetzwerk',
      group: 'Andere Gruppe',
      ignored: 'Weglassen',
    },
    notes: 'Hinweise',
    unreadable: 'Zeilen, die wir nicht lesen konnten',
    go: 'Prognose erstellen',
  },
  notices: {
    title: 'Einen Blick wert',
    text: 'Alles aus Ihren eigenen Zahlen, kein Branchenvergleich. Vergangene Wochen stehen hier, wenn sie außerhalb der 90-%-Spanne lagen, die aus der Zeit davor prognostiziert wurde.',
    above: '{amount}, {share} über der Spanne',
    below: '{amount}, {share} unter der Spanne',
    kept: 'Bleibt in den Daten.',
    notUsed: 'Für die Prognose nicht verwendet.',
    putBack: '{week} wieder aufnehmen',
    leaveOut: '{week} wieder auslassen',
    plan: {
      title: {
        over: 'Beim jetzigen Tempo schließt der {month} {share} über Plan',
        under: 'Beim jetzigen Tempo schließt der {month} {share} unter Plan',
      },
      /** Where a month is only known by its weeks. */
      weeksTitle: {
        over: 'Beim jetzigen Tempo schließen die {n} Wochen ab dem {day} {share} über Plan',
        under: 'Beim jetzigen Tempo schließen die {n} Wochen ab dem {day} {share} unter Plan',
      },
      text: 'Kosten von {amount} statt {before}.',
    },
    lastYear: {
      title: {
        over: 'Beim jetzigen Tempo kostet der {month} {share} mehr als im Vorjahr',
        under: 'Beim jetzigen Tempo kostet der {month} {share} weniger als im Vorjahr',
      },
      weeksTitle: {
        over: 'Beim jetzigen Tempo kosten die {n} Wochen ab dem {day} {share} mehr als im Vorjahr',
        under: 'Beim jetzigen Tempo kosten die {n} Wochen ab dem {day} {share} weniger als im Vorjahr',
      },
      text: '{amount} statt {before} in denselben Wochen des Vorjahres.',
      sameDays: '{amount} statt rund {before} an denselben Tagen des Vorjahres.',
    },
    toPlan: 'Zum Plan',
  },
};
