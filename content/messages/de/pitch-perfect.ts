import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { pitchPerfect as english } from '../en/pitch-perfect.ts';

const f = figures('de');

export const pitchPerfect: typeof english = {
  meta: {
    title: `Pitch Perfect: in fünf Schritten zum Deck · ${settings.brand}`,
    description:
      'Vom verbundenen Konto zum fertigen Pitch: Datenerfassung, passende Empfehlungen, tiefgehende Analysen, dynamische Visualisierung, laufende Verbesserung.',
  },
  title: 'In fünf Schritten zum Deck, das Ihnen das Quartal sichert.',
  lede: 'Vom verbundenen Konto zum fertigen Pitch. Sie bringen den Kunden mit, der erste Entwurf steht schon.',
  steps: {
    collection: {
      name: 'Datenerfassung',
      text: `Jedes Konto, das Sie verbinden, dazu zum Vergleich Muster aus über ${f.brandsWord} Marken und Unterkategorien.`,
      label: 'Eine Punktwolke: die Punkte des Kontos dunkel, die des Marktes hell.',
    },
    recommendations: {
      name: 'Passende Empfehlungen',
      text: 'Die Maßnahmen, die sich für diesen Kunden lohnen, nach Wirkung geordnet.',
      label: 'Fünf Balken. Der längste ist markiert: die Maßnahme, mit der Sie anfangen sollten.',
    },
    analytics: {
      name: 'Tiefgehende Analysen',
      text: `Für jede Maßnahme eine Prognose über die nächsten ${f.forecastMonthsWord} Monate, als Spanne.`,
      label: 'Eine gemessene Linie läuft als Prognose weiter, deren Spanne sich weitet.',
    },
    visualization: {
      name: 'Dynamische Visualisierung',
      text: 'Diagramme, die sich mit dem Konto aktualisieren. Keine Screenshots, die veralten.',
      label: 'Eine Folie mit vier Feldern: Trend, Rangfolge, Budget und Prognose.',
    },
    improvement: {
      name: 'Laufende Verbesserung',
      text: 'Nach dem Termin führt das Deck Buch, und das nächste setzt genau dort an.',
      label: 'Eine ansteigende Treppe: Zwei Stufen sind geschafft, drei liegen noch vor Ihnen.',
    },
  },
  note: 'Gezeichnet nach einem Beispielkonto.',
  slides: {
    title: 'Das Deck selbst.',
    text: 'Sechs Folien aus dem Beispielkonto, so wie das Prognose-Tool sie erstellt. Text, Tabellen und Diagramme lassen sich bearbeiten.',
    label: 'Die sechs Folien nebeneinander',
    download: 'Deck herunterladen (.pptx)',
    own: 'Deck aus Ihren Zahlen erstellen',
  },
  page: {
    title: 'Eine Seite, wie der Kunde sie sieht.',
    text: 'Eine Seite, eine Maßnahme. Jede Zahl sagt, woher sie kommt. So muss niemand eine Zahl verteidigen, die er nicht selbst berechnet hat.',
    kicker: 'Empfehlung',
    move: (v) => `Generic Search ab ${v.week} auf ${v.budget} pro Woche erhöhen`,
    finding: (v) =>
      `Mit der Maßnahme werden ${v.expected} Conversions in ${v.week} erwartet, ohne sie ${v.otherwise}.`,
    otherwise: (n) => `${n} sonst`,
    result:
      '{weeks} Wochen mit {more} dürften {extra} bringen, für je {price}{mark}. Heute zahlt das Konto {now}. Die Maßnahme lohnt sich also, solange eine Conversion Ihnen mehr als {price} einbringt.',
    more: (amount) => `${amount} mehr pro Woche`,
    extra: (n) => `${n} zusätzliche Conversions`,
    notes: [
      {
        term: 'Die Woche',
        text: 'Gewählt, weil die Prognose dort wieder anzieht, nicht weil ein Quartal beginnt.',
      },
      {
        term: 'Der Zuwachs',
        text: 'Zweimal prognostiziert: mit der Maßnahme und ohne sie. Das Band umfasst etwa die Hälfte aller Fälle.',
      },
      {
        term: 'Der Preis',
        text: 'Das Budget stammt aus Ihrem Mediaplan. Ändern Sie es dort, ändert sich auch diese Seite.',
      },
    ],
  },
  record: {
    title: 'Nach dem Termin zieht das Deck Bilanz',
    text: 'Was wir gesagt haben und was kam.',
    head: { move: 'Maßnahme', chart: 'Spanne und Ergebnis', said: 'Prognose', came: 'Ergebnis' },
    moves: {
      tablet: 'Tablet pausiert',
      brand: 'Brand Search um 10\u00a0% erhöht',
      retail: 'neuer Marktplatz-Flight',
    },
    saved: (amount) => `Prognose: ${amount} gespart`,
    brought: (n) => `Prognose: ${n} mehr`,
    inside: 'in der Spanne',
    missed: 'verfehlt',
  },
  closer: 'Sehen Sie sich Ihren ersten Entwurf an.',
};
