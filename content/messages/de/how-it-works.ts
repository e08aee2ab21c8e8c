import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('de');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `So funktioniert es: Planung, Strategie, Umsetzung · ${brand}`,
    description:
      'SEA-Kampagnen an einem Ort planen, ausarbeiten und umsetzen: ohne Agenturhonorare, ohne Übergabe zwischen den Schritten, jede Woche an ihrer Prognose gemessen.',
  },
  title: 'Ihr Partner für stressfreie Kampagnen',
  lede: 'Drei Schritte, die sich überlappen, wie in jeder echten Arbeitswoche.',
  steps: {
    plan: {
      name: 'Planung',
      text: `Geben Sie an, was der Kunde verkauft, wo und zu welchem Preis. Die Prognose antwortet mit einer Spanne für die nächsten ${f.forecastMonthsWord} Monate.`,
    },
    strategise: {
      name: 'Strategie',
      text: 'Wählen Sie die Plattformen, teilen Sie das Budget auf, schreiben Sie die Anzeigen. Jede Entscheidung aktualisiert die Prognose daneben.',
    },
    execute: {
      name: 'Umsetzung',
      text: `Starten Sie auf ${f.platforms}, alles aus einer Oberfläche. Die Alerts passen auf.`,
    },
  },
  fees: {
    title: `Einer von ${f.canAffordOneInWord}.`,
    text: `Nach unserer Schätzung können sich nur ${f.canAfford} der Unternehmer Agenturhonorare leisten. Eine Agentur erledigt die Wochenarbeit mit ${brand} in Minuten, sodass sich auch kleinere Kunden rechnen. Onlinehändlern nimmt es dieselbe Arbeit ab, ohne Honorar.`,
    label: `Eines von ${f.canAffordOneInWord} Quadraten ist ausgefüllt: ${f.canAfford}.`,
  },
  relief: {
    title: 'Was Ihnen keine Sorgen mehr macht',
    items: [
      {
        term: 'Keine Agenturhonorare',
        text: 'Der Preis richtet sich nach der Zahl Ihrer Projekte, nie nach dem Mediabudget Ihrer Kunden.',
      },
      {
        term: 'Sofortige Umsetzung',
        text: 'Der freigegebene Plan ist die Kampagne. Niemand tippt ihn ein zweites Mal in eine Plattform.',
      },
      {
        term: 'Arbeiten ohne Stress',
        text: '404, Pacing, Ablehnungen: Sie erfahren es in Echtzeit, noch vor dem Kunden.',
      },
      {
        term: 'Belastbare Ergebnisse und Analysen',
        text: 'Jede Woche wird an ihrer Prognose gemessen und nach Region, Gerät oder Zielgruppe aufgeschlüsselt.',
      },
    ],
  },
  services: {
    title: 'Leistungen',
    forecasting: 'Prognose',
    mediaPlanning: 'Mediaplanung',
    adCopy: 'Anzeigentexte',
    campaigns: 'Kampagnenaufbau',
    audience: 'Zielgruppenanalyse',
    device: 'Geräteanalyse',
    alerts: 'Alerts und Pacing',
    decks: 'Reports und Pitch-Decks',
  },
  closer: 'Fangen Sie mit dem Plan an.',
};
