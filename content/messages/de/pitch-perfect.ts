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
      text: `Jedes Konto, das Sie verbinden, dazu die Daten von über ${f.brandsWord} Marken und Unterkategorien aus denselben Wochen.`,
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
  deck: {
    title: 'Was der Kunde öffnet',
    items: [
      {
        term: 'Die Zusammenfassung',
        text: 'Automatisch aus dem Konto geschrieben, in klaren Sätzen. Sie überarbeiten sie, bevor sie sonst jemand liest.',
      },
      {
        term: 'Die Bilanz',
        text: 'Was die letzte Prognose sagte, neben dem, was kam: Woche für Woche, samt Abweichungen.',
      },
      {
        term: 'Die Prognose',
        text: `Die nächsten ${f.forecastMonthsWord} Monate mit ihrer Spanne, damit niemand die Mitte für ein Versprechen hält.`,
      },
      {
        term: 'Der Ausschnitt, auf den es ankommt',
        text: 'Gefiltert nach Region, Gerät oder Zielgruppe. Das Diagramm auf der Folie behält den Filter, den Sie gesetzt haben.',
      },
    ],
  },
  closer: 'Sehen Sie sich Ihren ersten Entwurf an.',
};
