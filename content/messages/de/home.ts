import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { home as english } from '../en/home.ts';

const f = figures('de');
const { brand } = settings;

export const home: typeof english = {
  meta: {
    title: `${brand}: SEA-Prognosen und Mediapläne für Agenturen`,
    description: `SEA-Prognosen für Agenturen: ein Mediaplan mit Prognose für ${f.forecastWeeksWord} Wochen. Testen Sie sie mit Ihrem Google-Ads-Export, ohne Login, im Backtest geprüft.`,
  },
  hero: {
    title: ['Klüger skalieren.', 'Kunden halten.', 'Mehr verdienen.'],
    lede: `${brand} macht aus Ihren Werbekonten, allen voran SEA, einen Mediaplan mit Prognose für ${f.forecastWeeksWord} Wochen. Testen Sie sie mit Ihrem Google-Ads-Export: ohne Login, im Backtest an Ihrer Historie geprüft. Den Einbruch sehen Sie früher als Ihr Kunde.`,
    action: 'Zugang anfragen',
    terms: `Nur auf Anfrage. Für Agenturen ab ${f.minSpend} Werbebudget im Monat.`,
  },
  fan: {
    label: (v) =>
      `Liniendiagramm der wöchentlichen Conversions eines Beispielkontos. Die Istwerte aus ${f.forecastWeeks} Wochen steigen von ${v.first} auf ${v.last}. Die Prognose für ${f.forecastWeeks} Wochen führt weiter bis ${v.end}; ihre 90-%-Spanne weitet sich auf ${v.lo} bis ${v.hi}.`,
    title: 'Conversions pro Woche',
    note: 'Beispielkonto',
    actual: 'Istwerte',
    range50: '50-%-Spanne',
    range90: '90-%-Spanne',
    past: 'Frühere Prognose',
    dip: 'Einbruch, sechs Wochen vorher erkannt',
    expected: (n) => `${n} erwartet`,
    cases: (range) => `${range} in 9 von 10 Fällen`,
    asTable: 'Diagramm als Tabelle anzeigen',
    short: 'Als Tabelle',
    week: 'Woche',
    low: 'Untergrenze (90\u00a0%)',
    mid: 'Erwartet',
    high: 'Obergrenze (90\u00a0%)',
  },
  moveToday: {
    hint: {
      title: 'Verschieben Sie „Heute“.',
      keys: 'Ziehen Sie das Fähnchen oder nutzen Sie die Pfeiltasten.',
      touch: 'Ziehen Sie das Quadrat.',
    },
    moved: {
      now: (day) => `${day}, heute`,
      back: (day, weeks) => `${day}, vor ${weeks === 1 ? 'einer Woche' : `${weeks} Wochen`}`,
      ahead: (day, weeks) => `${day}, in ${weeks === 1 ? 'einer Woche' : `${weeks} Wochen`}`,
      goBack: (day) => `Zurück zu heute, ${day}`,
      label: (day) => `„Heute“ wurde auf den ${day} verschoben.`,
      made: (day) => `Prognose vom ${day}`,
      fresh: 'Neue Prognose',
      miss: 'Abweichung',
      inside: (inside, weeks) => `${inside} von ${weeks} ${weeks === 1 ? 'Woche' : 'Wochen'} in der Spanne`,
      totals: (v) => `Prognose vom ${v.day}: ${v.expected}. Ist: ${v.actual}, Abweichung ${v.off}.`,
      sampleOnly: 'Das Beispielkonto kennt seine Zukunft, ein echtes endet heute.',
    },
  },
  plan: {
    label: 'Mediaplan',
    brand: 'Search, Brand',
    generic: 'Search, Generic',
    genericRaised: 'Search, Generic, erhöht',
    retail: 'Marktplatz',
    retailCollection: 'Marktplatz, Kollektion',
    social: 'Paid Social',
    socialNew: 'Paid Social, Neukunden',
    flags: {
      broken: '404 entdeckt',
      pacing: 'Pacing wieder im Plan',
      disapproval: 'Ablehnung behoben',
      drafted: 'Deck entworfen',
      due: 'Nächstes Deck fällig',
    },
  },
  figures: {
    label: 'Kennzahlen',
    timeCut: 'weniger Zeit fürs Reporting, nach unserer Schätzung',
    clients: 'Kunden pro Account-Manager, nach unserer Schätzung',
    accuracy: 'Genauigkeit, an öffentlichen Daten gemessen',
    brands: 'Marken und Unterkategorien in der Datenbasis',
    care: 'Betreuung durch ein festes Support-Team',
  },
  ownPast: {
    title: 'Prüfen Sie uns an Ihrer eigenen Historie.',
    lede: 'Nehmen Sie einen Google-Ads-Export: Wir blenden einige Wochen aus, prognostizieren sie, und Sie sehen jede Abweichung. Ohne Login, ohne Upload, vor jedem Gespräch.',
  },
  product: {
    forecaster: {
      name: 'Prognose.',
      text: 'Erfundenes Konto, echtes Tool: Ziehen Sie das schwarze Fähnchen.',
    },
    plan: { name: 'Mediaplan.', text: 'Gefüllt: innerhalb der Prognose. Rechts geht er weiter.' },
    deck: { name: 'Präsentation.', text: 'Jeder Titel ist eine Aussage. Den Text bearbeiten Sie.' },
  },
  week: {
    title: `Aus einem Tag Reporting werden ${f.minutesAfter}\u00a0Minuten.`,
    lede: 'Unsere Schätzung, pro Account-Manager und Woche. Dieselben Kunden, dieselben Fragen, dieselbe Achse links und rechts der Linie. Die Aufteilung auf die Aufgaben ist ein Beispiel.',
    task: 'Wöchentliche Aufgabe',
    before: 'Vorher',
    hoursBefore: `${f.hoursBefore} Stunden`,
    after: `Mit ${brand}`,
    minutesAfter: `${f.minutesAfter} Minuten`,
    saved: `${f.hoursSaved} Stunden gewonnen, jede Woche`,
    tasks: {
      exports: { name: 'Exporte aus jeder Werbeplattform ziehen', now: 'Schon synchronisiert' },
      merge: { name: 'Tabelle bereinigen, zusammenführen, abgleichen', now: 'Es gibt keine Tabelle mehr' },
      checks: { name: 'Pacing und defekte Links prüfen', now: 'Das übernehmen die Alerts' },
      summary: { name: 'Zusammenfassung für den Kunden schreiben', now: 'Entwurf überarbeiten' },
      slides: { name: 'Folien neu bauen', now: 'Deck freigeben' },
    },
  },
  features: {
    title: 'Fünf Aufgaben. Ein Plan.',
    lede: 'Wofür Account-Manager sonst zehn Tabs öffnen, steht hier in einem Kalender. Gezeigt sind Beispieldaten.',
    forecasting: {
      name: 'Prognose',
      title: `Ihre nächsten ${f.forecastMonthsWord} Monate: als Spanne, nicht als Versprechen.`,
      text: `Die Prognose beginnt bei Ihren eigenen Zahlen und wird im Backtest an Ihrer Historie geprüft, bevor Sie sie sehen. Dazu kommen Markttrends, Konsumverhalten, Wettbewerbsanalyse und Predictive Analytics, und Sie vergleichen Ihr Konto mit Mustern aus über ${f.brandsWord} Marken und Unterkategorien.`,
      claim: `Über ${f.accuracy} an öffentlichen Daten`,
      label:
        'Vier Signallinien (Markttrends, Konsumverhalten, Wettbewerbsanalyse und Predictive Analytics) laufen zu einer Prognoselinie zusammen.',
      signals: ['Markttrends', 'Konsumverhalten', 'Wettbewerbsanalyse', 'Predictive Analytics'],
      sum: 'Ihre Prognose',
    },
    campaign: {
      name: 'Kampagnenstrategie und Umsetzung',
      title: `Einmal planen. Auf ${f.platformCountWord} Plattformen starten.`,
      text: `Skizzieren Sie den Flight, dann bauen Sie ihn in derselben Oberfläche auf: für ${f.platforms}.`,
      claim: 'Planung, Strategie, Umsetzung',
      label: `Aus einem Planungsblock gehen ${f.platformCountWord} Flights hervor, auf ${f.platforms}, jeweils um eine Woche versetzt.`,
      plan: 'Planung',
      strategise: 'Strategie',
    },
    audience: {
      name: 'Zielgruppenanalyse',
      title: 'Finden Sie das Segment, das sich rechnet.',
      text: 'Schlüsseln Sie jede Zahl nach Region, Gerät oder Zielgruppe auf. Die Filter bleiben gesetzt, damit die Frage den nächsten Klick überlebt.',
      claim: 'Smarte Filter',
      filters: {
        market: { label: 'Region', all: 'alle' },
        device: { label: 'Gerät', all: 'alle' },
        audience: { label: 'Zielgruppe', all: 'alle' },
      },
      caption: 'ROAS, Index 100 = Kontodurchschnitt',
      segment: 'Segment',
      highest: (segment, market, index) => `Am höchsten: ${segment}, ${market}, Index ${index}`,
    },
    device: {
      name: 'Geräteanalyse',
      title: 'Wissen, welches Gerät verkauft.',
      text: 'Conversion-Rate nach Gerät und Stunde, damit Gebote, Budgets und Zeitpläne dem Kauf folgen und nicht dem Scrollen.',
      claim: 'Nach Stunde, nach Gerät',
      label:
        'Drei Linien der Conversion-Rate nach Uhrzeit. Nachts führt Mobil, um neun Uhr morgens zieht Desktop vorbei und fällt nach 18\u00a0Uhr wieder zurück.',
      mobile: 'Mobil',
      desktop: 'Desktop',
      tablet: 'Tablet',
      cross: 'Desktop führt ab 9\u00a0Uhr',
      caption: 'Conversion-Rate nach Uhrzeit',
      hour: 'Uhrzeit',
    },
    deck: {
      name: 'Pitch-Decks',
      title: 'Der erste Entwurf steht schon.',
      text: 'Automatisch geschriebene Zusammenfassungen und Live-Diagramme, fertig als Deck für den Kunden. Sie feilen am Text, die Zahlen aktualisieren sich selbst.',
      claim: 'Automatische Zusammenfassungen',
      label:
        'Drei Folien aus einem automatisch erstellten Deck: Titel, ausformulierte Zusammenfassung und Prognosediagramm.',
      cover: 'Quartalsplan',
      summary: 'Zusammenfassung',
      summaryText: ['Ausgaben 2\u00a0% unter Plan.', 'Generic Search trug den Monat.'],
      raise: (week) => `Ab ${week} um 20\u00a0% erhöhen.`,
      forecast: 'Prognose',
    },
    alerts: {
      title: 'Alerts in Echtzeit',
      broken: {
        kind: '404',
        what: 'Landingpage liefert 404',
        next: 'Zwei Anzeigen leiten Traffic dorthin',
      },
      pacing: {
        kind: 'Pacing',
        what: 'Ausgaben 12\u00a0% über Plan',
        next: 'Das Budget wäre neun Tage zu früh aufgebraucht',
      },
      disapproval: {
        kind: 'Ablehnung',
        what: 'Anzeige abgelehnt',
        next: 'Ersatztext liegt zur Prüfung bereit',
      },
    },
  },
  comparison: {
    title: 'Reporting schaut nach links. Planung schaut nach rechts.',
    lede: 'Beide arbeiten mit denselben Daten. Zeit zum Handeln lässt Ihnen nur die Planung.',
    need: 'Was Sie brauchen',
    traditional: 'Klassisches Reporting',
    rows: [
      {
        need: 'Die Frage dahinter',
        old: 'Was war letzten Monat?',
        new: `Was passiert in den nächsten ${f.forecastWeeksWord} Wochen?`,
      },
      {
        need: 'Wann Sie von Problemen erfahren',
        old: 'Wenn der Kunde anruft',
        new: 'Wenn sie entstehen: 404, Pacing, Ablehnungen',
      },
      {
        need: 'Die Zusammenfassung',
        old: 'Jede Woche bei null anfangen',
        new: 'Als Entwurf fertig, in Minuten überarbeitet',
      },
      {
        need: 'Ein neuer Blick auf die Daten',
        old: 'Noch ein Export, noch eine Pivot-Tabelle',
        new: 'Ein Filter: Region, Gerät oder Zielgruppe',
      },
      { need: 'Das Budget', old: 'Abgeglichen, wenn es weg ist', new: 'Laufend nach Prognose gesteuert' },
      {
        need: 'Ein Account-Manager',
        old: 'So viele Kunden, wie die Tabelle aushält',
        new: `${capitalize(f.clientsWord)}, jeder mit Plan, Prognose und Wochenreview`,
      },
    ],
  },
  churn: {
    title: 'Vier Gründe, warum Kunden gehen.',
    lede: 'Unsere Schätzung, wie oft jede Ursache mitspielt, wenn eine Agentur einen Kunden verliert. Die Ursachen überschneiden sich, deshalb ergeben die Spannen zusammen mehr als 100\u00a0%.',
    cause: 'Ursache',
    share: 'Anteil an den Kundenverlusten',
    causes: {
      reportingDelays: { name: 'Verspätete Reports', answer: 'Zusammenfassungen schreiben sich selbst' },
      budgetOverspend: { name: 'Überzogene Budgets', answer: 'Pacing-Alerts in Echtzeit' },
      underperformance: {
        name: 'Schwache Performance',
        answer: 'Die Prognose zeigt den Einbruch Wochen vorher',
      },
      communicationGaps: {
        name: 'Lücken in der Kommunikation',
        answer: 'Ein Plan, den das ganze Team sieht',
      },
    },
  },
  profit: {
    title: 'Was ein Jahr damit bringt.',
    lede: 'Unsere Schätzung pro Agentur, vorsichtig bis optimistisch gerechnet: was Sie sparen, was Sie behalten und was Ihre Kunden weniger verschwenden. Kein Versprechen.',
    lever: 'Hebel',
    perYear: 'Pro Agentur und Jahr',
    levers: {
      adWaste: 'Weniger verschwendetes Budget',
      labor: 'Gesparte Arbeitszeit',
      retention: 'Kundenbindung',
      roas: 'ROAS',
    },
    total: 'Gesamt',
  },
  closing: {
    title: 'Nicht für alle.',
    text: `${brand} nimmt nur wenige, leistungsstarke Agenturen auf. Wenn Sie im Monat ${f.minSpend} Werbebudget oder mehr steuern und lieber planen als erklären, sollten wir reden.`,
    action: 'Für Early Access bewerben',
  },
};
