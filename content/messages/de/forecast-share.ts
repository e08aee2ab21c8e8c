import type { forecastShare as english } from '../en/forecast-share.ts';

export const forecastShare: typeof english = {
  title: 'Eine Karte, die prüft statt behauptet',
  close: 'Schließen',
  card: 'Karte zum Teilen',
  drawn: {
    off: 'Am {day} hätten wir {share} danebengelegen.',
    exact: 'Am {day} hätten wir genau richtig gelegen.',
    over: '{metric} über {weeks} Wochen',
    covers: '{over}, bis zum {day}.',
    known: 'Prognose aus dem, was am {day} bekannt war.',
    leftOut: 'Ausgelassen: {weeks}.',
    counts: ['vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn'],
  },
  date: {
    label: 'Heute-Linie auf der Karte',
    option: '{day} (seitdem {weeks} Wochen)',
    hint: 'Nur Tage, nach denen mindestens vier Wochen gemessen sind.',
  },
  name: {
    label: 'Name des Kontos',
    text: 'Aus: Auf der Karte steht „{line}“. An: Geben Sie den Namen ein, der dort stehen soll.',
    field: 'Name auf der Karte',
    sample: 'Auf der Karte steht, dass es ein Beispielkonto ist.',
  },
  numbers: {
    label: 'Zahlen',
    text: 'Aus: Die Kurve und „{share} daneben“ bleiben, Beträge und Mengen entfallen.',
    zero: 'Die Summe dieser Wochen ist null; ein Prozentwert, der sie ersetzt, lässt sich nicht angeben.',
  },
  outside: {
    label: 'Wochen außerhalb der Spanne',
    text: 'Werden immer gezählt. Diese Option nennt nur, welche es waren.',
  },
  download: 'PNG herunterladen, 1200 × 630',
  copy: 'Bild kopieren',
  copied: 'Kopiert',
  notCopied: 'Dieser Browser kopiert keine Bilder. Laden Sie das Bild stattdessen herunter.',
  local: 'In diesem Browser gezeichnet. Nichts wird hochgeladen; das Bild enthält keine versteckten Daten.',
  pending: 'Die Prognose von diesem Tag wird berechnet …',
  unknown:
    'Am {day} war über diese Kennzahl zu wenig für eine Prognose bekannt. Wählen Sie einen späteren Tag.',
  none: 'Eine Karte braucht {min} Wochen für die Prognose und danach mindestens vier gemessene Wochen. Ausgelassene Wochen zählen nicht. So viele hat dieses Konto noch nicht.',
};
