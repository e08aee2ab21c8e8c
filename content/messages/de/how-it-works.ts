import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('de');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `So funktioniert es: Planung, Strategie, Umsetzung · ${brand}`,
    description:
      'SEA-Kampagnen an einem Ort planen, ausarbeiten und umsetzen: Preis pro Projekt, keine Übergabe zwischen den Schritten, jede Woche an ihrer Prognose gemessen.',
  },
  title: 'Ihr Partner für stressfreie Kampagnen',
  lede: 'Ein Plan, von der ersten Zeile bis zum ersten Alert. Folgen Sie ihm die Seite hinunter.',
  plan: {
    title: `Gartenmöbel, drei Märkte, ${f.forecastWeeksWord} Wochen`,
    summary: (v) =>
      `Ein Plan, wie er entsteht. Zuerst vier Zeilen und eine Prognose von ${v.from} bis ${v.to} Conversions pro Woche. Dann ein Budget von ${v.total}, auf die Zeilen verteilt. Dann sind drei Wochen gelaufen, mit ${v.actual} Conversions, alle innerhalb der Spanne. Zuletzt ein Alert: Paid Social hat in den ersten zwei Wochen ${v.spent} statt ${v.planned} ausgegeben.`,
    conversions: 'Conversions pro Woche',
    wide: 'breit, noch ohne Budget',
    narrow: (v) => `${v.from} bis ${v.to}, enger`,
    inside: (actual) => `${actual}: in der Spanne`,
    budget: 'Budget',
    split: { brand: 'Brand', generic: 'Generic', retail: 'Marktplatz', social: 'Social' },
    later: '3 Wochen später',
    alert: {
      spent: (v) =>
        `Paid Social hat in den ersten zwei Wochen ${v.spent} ausgegeben, geplant waren ${v.planned}.`,
      pace: 'In diesem Tempo ist das Budget eine Woche zu früh aufgebraucht.',
      fix: (v) => `Mit ${v.weekly} pro Woche reicht es wie geplant.`,
    },
  },
  steps: {
    plan: {
      name: 'Planung',
      text: `Verbinden Sie das Konto, oder geben Sie an, was ein neuer Kunde verkauft, wo und zu welchem Preis. Für jeden Weg zur Zielgruppe entsteht eine Zeile, und die Prognose antwortet mit einer Spanne für die nächsten ${f.forecastMonthsWord} Monate.`,
      promise: 'Keine Agenturhonorare',
      kept: `Nach unserer Schätzung können sich nur ${f.canAfford} der Unternehmer Agenturhonorare leisten. Mit weniger Stunden pro Kunde können Sie mehr von ihnen betreuen. Uns zahlen Sie pro Projekt, nie einen Anteil am Mediabudget.`,
    },
    strategise: {
      name: 'Strategie',
      text: 'Teilen Sie das Budget auf, wählen Sie Zielgruppen und Geräte, schreiben Sie die Anzeigen. Jede Entscheidung zeichnet die Prognose neu, und die Spanne wird enger.',
      promise: 'Sofortige Umsetzung',
      kept: 'Der freigegebene Plan ist die Kampagne. Niemand tippt ihn ein zweites Mal in eine Plattform.',
    },
    execute: {
      name: 'Umsetzung',
      text: `Starten Sie auf ${f.platforms}, alles aus einer Oberfläche. Was gelaufen ist, wird blau und an seiner Prognose gemessen.`,
      promise: 'Belastbare Ergebnisse und Analysen',
      kept: 'Jede Woche wird an ihrer Prognose gemessen und nach Region, Gerät oder Zielgruppe aufgeschlüsselt.',
    },
    watch: {
      name: `Danach behält ${brand} alles im Blick.`,
      text: '404, Pacing, Ablehnungen: Sie erfahren es in Echtzeit, samt der Änderung, die es behebt. Sie geben frei; von allein ändert sich nichts.',
      promise: 'Arbeiten ohne Stress',
      kept: 'Sie wissen es früher als Ihr Kunde.',
    },
  },
  services: {
    label: 'Leistungen',
    title: 'Leistungen, in der Reihenfolge, in der Sie sie brauchen.',
    lede: 'Acht Leistungen arbeiten am selben Plan. Jede beginnt, wo ihr Balken beginnt, und dazwischen wird nichts übergeben.',
    caption: 'Wo jede Leistung beginnt und endet',
    note: 'Nach Schritten gezeichnet, nicht nach Kalender.',
    forecasting: { name: 'Prognose', text: 'eine Spanne für jede Woche, lückenlos festgehalten' },
    mediaPlanning: { name: 'Mediaplanung', text: `${f.planMonthsWord} Monate auf einer Seite` },
    adCopy: { name: 'Anzeigentexte', text: 'Entwürfe zum Bearbeiten' },
    campaigns: { name: 'Kampagnenaufbau', text: `${f.platformCountWord} Plattformen, eine Oberfläche` },
    audience: { name: 'Zielgruppenanalyse', text: 'welches Segment sich rechnet' },
    device: { name: 'Geräteanalyse', text: 'welches Gerät verkauft' },
    alerts: { name: 'Alerts und Pacing', text: '404, Ausgaben, Ablehnungen' },
    decks: { name: 'Reports und Pitch-Decks', text: 'für den Kunden geschrieben' },
  },
  closer: 'Fangen Sie mit dem Plan an.',
};
