import type { forecastNotes as english } from '../en/forecast-notes.ts';

export const forecastNotes: typeof english = {
  notes: {
    'unfinished-week': {
      title: 'Eine unvollständige Woche wurde ausgelassen.',
      detail: '{first} bis {last}; Tage in der Datei: {days} von 7.',
    },
    'gaps-bridged': {
      title: {
        one: '1 fehlende Woche wurde überbrückt.',
        many: '{count} fehlende Wochen wurden überbrückt.',
      },
      detail: 'Mit einer geraden Linie zwischen den Wochen davor und danach. Wochenbeginn: {weeks}.',
    },
    'history-split': {
      title: 'Alles vor einer langen Lücke wurde ausgelassen.',
      detail:
        'Vom {first} bis zum {last} fehlen die Daten: {missing} Wochen sind zu viele, um sie zu überbrücken. Es zählen nur die Wochen danach; ausgelassene frühere Wochen: {dropped}.',
    },
    'few-weeks': {
      title: {
        one: '1 Woche reicht nicht für eine belastbare Spanne.',
        many: '{count} Wochen reichen nicht für eine belastbare Spanne.',
      },
      detail:
        'Eine Prognose braucht {min}: So viele enthält ein Export ab dem {enoughOn}. Schneller geht es mit früheren Monaten desselben Kontos.',
    },
    'days-used': {
      title: 'Weniger als ein Jahr Daten: Jeder Tag zählt.',
      detail:
        '{count} Wochensummen allein sagen wenig. Deshalb nutzt die Prognose auch die einzelnen Tage und das, was für jeden Wochentag üblich ist. Die Saisonalität ist noch nicht bekannt.',
    },
    'months-spread': {
      title: 'Monatswerte wurden auf Wochen verteilt.',
      detail:
        'Jeder Monat wurde gleichmäßig auf seine Tage aufgeteilt; Monate in der Datei: {count}. Ein Report nach Tagen oder Wochen ergibt eine bessere Prognose.',
    },
    'own-weeks': {
      title: 'Die Wochen der Datei wurden beibehalten.',
      detail: 'Sie beginnen am {weekday}. Was bereits summiert ist, lässt sich nicht neu einteilen.',
    },
    'rows-summed': {
      title: '{rows} Zeilen wurden summiert.',
      detail: {
        day: 'Sie gehören zu {count} Tagen.',
        week: 'Sie gehören zu {count} Wochen.',
        month: 'Sie gehören zu {count} Monaten.',
      },
    },
    'sum-rows': {
      title: { one: '1 Summenzeile wurde ausgelassen.', many: '{count} Summenzeilen wurden ausgelassen.' },
      detail: 'Sonst würde alles doppelt zählen. Zeilennummern: {lines}.',
    },
    'unreadable-rows': {
      title: { one: '1 Zeile war nicht lesbar.', many: '{count} Zeilen waren nicht lesbar.' },
      detail: 'Kein gültiges Datum. Zeilennummern: {lines}. Anteil an „{column}“: {share}.',
    },
    'future-rows': {
      title: {
        one: '1 Zeile hat ein Datum in der Zukunft und wurde ausgelassen.',
        many: '{count} Zeilen haben ein Datum in der Zukunft und wurden ausgelassen.',
      },
      detail:
        'Das früheste ist der {first}. Falls das nicht stimmt, prüfen Sie die Reihenfolge von Tag und Monat.',
    },
    'unreadable-numbers': {
      title: {
        one: '1 Wert in „{column}“ ist keine Zahl und zählt als 0.',
        many: '{count} Werte in „{column}“ sind keine Zahlen und zählen als 0.',
      },
      detail: 'Der erste lautet „{text}“ und steht in Zeile {line}.',
    },
    'negative-values': {
      title: {
        one: '1 Wert in „{column}“ ist negativ.',
        many: '{count} Werte in „{column}“ sind negativ.',
      },
      detail:
        'Der erste steht in Zeile {line}. So sehen Korrekturen und Erstattungen aus; negative Werte zählen deshalb mit.',
    },
    'absurd-values': {
      title: {
        one: '1 Wert in „{column}“ ist unplausibel hoch und zählt als 0.',
        many: '{count} Werte in „{column}“ sind unplausibel hoch und zählen als 0.',
      },
      detail: 'Der erste steht in Zeile {line}.',
    },
    'unusual-week': {
      title: 'In „{column}“ ist eine Woche {times}-mal so hoch wie üblich.',
      detail:
        'Die Woche ab dem {week}. Ist das ein Fehler, korrigieren Sie ihn in der Datei; bis dahin zählt die Woche mit.',
    },
    'several-currencies': {
      title: 'Gelesen wurden nur die Zeilen in {used}.',
      detail:
        'Die Datei enthält auch {others}; ausgelassene Zeilen: {count}. Beträge in verschiedenen Währungen lassen sich nicht summieren.',
    },
    'date-order-open': {
      title: 'Tag oder Monat zuerst? Beides ist möglich.',
      detail: '{example} wurde als {read} gelesen. Ist der {other} gemeint, ändern Sie die Reihenfolge.',
    },
    'columns-ignored': {
      title: { one: '1 Spalte wurde ausgelassen.', many: '{count} Spalten wurden ausgelassen.' },
      detail: '{names}. Quoten und Durchschnitte lassen sich nicht summieren, Texte nicht prognostizieren.',
    },
    'maybe-rates': {
      title: {
        one: '„{names}“ sieht nach einer Quote oder einem Durchschnitt aus und wurde ausgelassen.',
        many: '{count} Spalten sehen nach Quoten oder Durchschnitten aus und wurden ausgelassen.',
      },
      detail:
        '{names}. Quoten lassen sich nicht summieren. Falls es doch ein Betrag ist, lesen Sie die Spalte als „Andere Zahl“ und erstellen Sie die Prognose erneut.',
    },
    'repeats-left-out': {
      title: {
        one: '1 von {rows} Zeilen wurde als Dublette ausgelassen.',
        many: '{count} von {rows} Zeilen wurden als Dubletten ausgelassen.',
      },
      detail:
        'Jede Zelle stimmt mit der einer anderen Zeile überein. Zeilen mit gleichem Tag und gleichen Texten, aber anderen Zahlen, die alle zählen: {alike}.',
    },
    'repeats-added': {
      title: {
        one: '1 Zeile kommt doppelt vor und wurde addiert.',
        many: '{count} Zeilen kommen doppelt vor und wurden addiert.',
      },
      detail:
        'Jede Zelle stimmt mit der einer anderen Zeile überein. Zeilen in der Datei: {rows}. Zeilen mit gleichem Tag und gleichen Texten, aber anderen Zahlen: {alike}.',
    },
    'values-grouped': {
      title: 'Von „{dimension}“ sind nur die {shown} größten Werte aufgeführt.',
      detail: 'Insgesamt sind es {count}. Alle anderen sind zusammengefasst.',
    },
    'open-quote': {
      title: 'In Zeile {line} wird ein Anführungszeichen geöffnet, aber nie geschlossen.',
      detail: 'Es wurde wie ein gewöhnliches Zeichen gelesen. Prüfen Sie die Zeilen danach.',
    },
    'long-lines': {
      title: {
        one: '1 Zeile ist zu lang für eine Tabellenzeile und wurde übersprungen.',
        many: '{count} Zeilen sind zu lang für Tabellenzeilen und wurden übersprungen.',
      },
      detail: 'Zeilennummern: {lines}.',
    },
  },
  problems: {
    empty: {
      title: 'Diese Datei ist leer.',
      detail: 'Exportieren Sie den Report noch einmal oder fügen Sie eine Tabelle ein.',
    },
    workbook: {
      title: 'Diese Art von Arbeitsmappe können wir nicht lesen.',
      detail:
        'Öffnen Sie sie in Excel, Google Tabellen oder Numbers, speichern Sie sie als .xlsx oder CSV und wählen Sie diese Datei.',
    },
    'old-workbook': {
      title: 'Das ist eine Arbeitsmappe im alten Format .xls.',
      detail: 'Öffnen Sie sie in Excel, speichern Sie sie als .xlsx oder CSV und wählen Sie diese Datei.',
    },
    'locked-workbook': {
      title: 'Diese Arbeitsmappe ist mit einem Passwort geschützt.',
      detail: 'Speichern Sie sie ohne Passwort und wählen Sie die neue Kopie.',
    },
    'broken-workbook': {
      title: 'Diese Arbeitsmappe ist beschädigt.',
      detail: 'Öffnen und speichern Sie sie in Excel oder laden Sie sie noch einmal herunter.',
    },
    'large-workbook': {
      title: 'Diese Arbeitsmappe ist entpackt zu groß.',
      detail:
        'Exportieren Sie weniger Spalten oder einen kürzeren Zeitraum oder speichern Sie das Blatt als CSV.',
    },
    pdf: { title: 'Das ist ein PDF, keine Tabelle.', detail: 'Exportieren Sie denselben Report als CSV.' },
    archive: {
      title: 'Das ist ein komprimiertes Archiv.',
      detail: 'Entpacken Sie es und wählen Sie die CSV-Datei darin.',
    },
    picture: {
      title: 'Das ist ein Bild, keine Tabelle.',
      detail: 'Exportieren Sie die Zahlen dahinter als CSV.',
    },
    'web-page': {
      title: 'Das ist eine Webseite, keine Tabelle.',
      detail:
        'Vielleicht waren Sie beim Herunterladen nicht mehr angemeldet. Laden Sie den Report erneut als CSV herunter.',
    },
    json: { title: 'Das ist JSON, keine Tabelle.', detail: 'Exportieren Sie denselben Report als CSV.' },
    binary: {
      title: 'Das ist keine Textdatei.',
      detail: 'Exportieren Sie den Report als CSV oder fügen Sie eine Tabelle ein.',
    },
    'no-table': {
      title: 'In dieser Datei haben wir keine Spalten gefunden.',
      detail:
        'In Zeile {line} steht „{text}“. Eine Tabelle hat eine Zeile pro Tag oder Woche, mit Komma, Semikolon oder Tabulator zwischen den Zellen.',
    },
    'no-dates': {
      title: 'In dieser Datei haben wir keine Datumsangaben gefunden.',
      detail:
        'Wir haben {lines} Zeilen gelesen, aber keine Spalte enthält Datumsangaben. Eine Prognose braucht eine Zeile pro Tag oder Woche. {advice}',
    },
    'bad-dates': {
      title: 'Die Spalte „{column}“ enthält keine Datumsangaben.',
      detail: 'In Zeile {line} steht „{text}“. Wählen Sie eine andere Datumsspalte.',
    },
    pivot: {
      title: 'Die Datumsangaben stehen nebeneinander statt untereinander.',
      detail:
        'In Zeile {line} stehen Datumsangaben wie {text} in den Spalten. Eine Prognose braucht eine Zeile pro Tag, Woche oder Monat: Exportieren Sie den Report ohne Pivot oder vertauschen Sie Zeilen und Spalten.',
    },
    'one-period': {
      title: 'Diese Datei enthält nur einen einzigen Zeitraum.',
      detail: 'Vom {first} bis zum {last}, nicht nach Tagen oder Wochen unterteilt. {advice}',
    },
    'too-coarse': {
      title: 'Quartale und Jahre sind für eine Prognose zu grob.',
      detail:
        'Die Spalte „{column}“ hat weniger als ein Datum pro Monat. Exportieren Sie den Report nach Tagen oder Wochen.',
    },
    'no-numbers': {
      title: 'In dieser Datei haben wir keine Zahlen zum Summieren gefunden.',
      detail:
        'Wir haben {lines} Zeilen mit Datumsangaben gelesen, aber keine Spalte enthält Zahlen, die sich summieren lassen, etwa Kosten, Klicks oder Conversions.',
    },
    'only-zeros': {
      title: 'Alle Zahlen in dieser Datei sind 0.',
      detail:
        'Wir haben {lines} Zeilen gelesen, und jeder Wert, der zählt, ist 0. Prüfen Sie Zeitraum, Filter und Spalten des Reports.',
    },
    'no-rows': {
      title: 'In dieser Datei stehen keine Daten.',
      detail: 'Sie endet mit Zeile {line}. Prüfen Sie Zeitraum und Filter des Reports.',
    },
    'no-whole-week': {
      title: 'Diese Datei enthält keine ganze Woche.',
      detail: 'Sie reicht vom {first} bis zum {last}. Eine Prognose braucht mindestens {min} Wochen.',
    },
  },
  advice: {
    'google-ads':
      'Wählen Sie in Google Ads „Segmentieren“, „Zeit“, „Tag“ und laden Sie den Report erneut als CSV herunter.',
    'microsoft-ads':
      'Stellen Sie in Microsoft Advertising die Zeiteinheit auf „Tag“ und laden Sie den Report erneut als CSV herunter.',
    meta: 'Wählen Sie in Metas Werbeberichten die Aufschlüsselung nach Zeit und Tag und exportieren Sie den Report erneut als CSV.',
    ga4: 'Fügen Sie in GA4 den Zeilen einer explorativen Datenanalyse die Dimension „Datum“ hinzu und exportieren Sie sie erneut als CSV.',
    linkedin: 'Wählen Sie im Kampagnen-Manager von LinkedIn beim Export die Aufschlüsselung nach Tagen.',
    tiktok:
      'Fügen Sie im TikTok Ads Manager einem benutzerdefinierten Report die Dimension „Tag“ hinzu und exportieren Sie ihn erneut.',
    'amazon-ads':
      'Stellen Sie in Amazon Ads die Zeiteinheit des Reports auf „Täglich“ und laden Sie ihn erneut herunter.',
    'search-console':
      'Exportieren Sie in der Search Console den Leistungsbericht und wählen Sie die Datei oder das Blatt mit den Datumsangaben.',
    'spotify-ads': 'Exportieren Sie den Report im Spotify Ads Manager noch einmal nach Tagen.',
    table: 'Exportieren Sie noch einmal mit einer Zeile pro Tag oder Woche.',
  },
  dimensions: {
    campaign: 'Kampagne',
    device: 'Gerät',
    country: 'Land',
    audience: 'Zielgruppe',
    network: 'Werbenetzwerk',
    group: 'Gruppe',
  },
  tinyShare: 'weniger als 0,1\u00a0%',
};
