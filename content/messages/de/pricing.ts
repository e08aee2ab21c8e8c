import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { pricing as english } from '../en/pricing.ts';

const f = figures('de');
const { brand } = settings;

export const pricing: typeof english = {
  meta: {
    title: `Preise: ${f.trialDays} Tage kostenlos, ohne Projektlimit · ${brand}`,
    description: `Testen Sie ${brand} ${f.trialDays} Tage kostenlos mit unbegrenzt vielen Projekten. Was alle Tarife enthalten, wie weit die Prognose reicht und wer Zugang bekommt.`,
  },
  talk: 'Onboarding-Team kontaktieren',
  trial: {
    title: `${f.trialDays} Tage kostenlos testen`,
    lede: 'Unbegrenzt viele Projekte in der Testphase. Einen Tarif brauchen Sie vorher nicht: Den passenden findet das Onboarding-Team mit Ihnen.',
    day: 'Tag',
    caption: 'Die Testphase, Tag für Tag',
    note: 'Ein Ablauf als Beispiel.',
    steps: {
      call: {
        name: 'Onboarding-Gespräch',
        text: `${f.callMinutes} Minuten. Werbekonten verbinden, festlegen, wer was sieht.`,
      },
      forecast: {
        name: 'Erste Prognose',
        text: 'Alle verbundenen Konten auf einmal: der laufende Monat, täglich synchronisiert.',
      },
      work: {
        name: 'Eine echte Woche damit arbeiten',
        text: 'Alerts an, Zusammenfassungen entworfen, ein Deck verschickt.',
      },
      decide: {
        name: 'Entscheiden',
        text: `Mit Abo reicht die Prognose ${f.forecastMonthsWord} Monate weit.`,
      },
    },
  },
  horizon: {
    title: 'Wie weit Sie sehen',
    lede: 'Die Prognose beginnt heute. Mit Abo reicht sie weiter.',
    own: 'Mit eigenen Zahlen testen, ohne Login',
    free: {
      when: 'In der Testphase',
      span: 'Der laufende Monat',
      facts: [
        { value: `${f.trialDays} Tage`, unit: 'kostenlos' },
        { value: 'Unbegrenzt viele', unit: 'Projekte' },
      ],
    },
    paid: {
      when: 'In jedem bezahlten Tarif',
      span: `Bis zu ${f.forecastMonthsWord} Monate`,
      facts: [{ value: 'Ihre Projekte', unit: 'gemeinsam im Gespräch festgelegt' }],
      plan: { value: `${capitalize(f.planMonthsWord)} Monate`, unit: 'Mediaplan' },
    },
    unit: 'Prognose',
    hidden: 'Die Wochen danach zeigt ein Abo.',
    caption: 'Ein Balken ist ein Projekt, von heute bis zur letzten Woche, die Sie sehen.',
    note: 'Die untere Reihe zeigt drei Projekte als Beispiel.',
  },
  plans: {
    title: 'Tarife',
    perMonth: 'pro Monat',
    perProject: 'pro Projekt und Monat',
    upTo: (projects) => `Bis zu ${projects} Projekte`,
    eachProject: 'Abrechnung pro Projekt',
    regions: { india: 'Indien', usaEuropeUk: 'USA/Europa/UK' },
    features: {
      reporting: 'Tägliches, wöchentliches und monatliches Reporting',
      timeSegmentation: 'Zeitliche Segmentierung',
      adCopy: 'Anzeigentexte',
      alerts: 'Alerts und Benachrichtigungen',
      forecasting: 'Prognose',
      seedKeyword: 'Seed-Keyword-Analyse',
      ageGender: 'Analyse nach Alter und Geschlecht',
      location: 'Analyse nach Standort',
    },
  },
  included: {
    title: 'In allen Tarifen enthalten',
    groups: [
      {
        name: 'Reporting',
        items: [
          'Tägliche, wöchentliche und monatliche Reports',
          'Zeitliche Segmentierung',
          'Automatische Zusammenfassungen',
        ],
      },
      {
        name: 'Planung',
        items: ['Prognose', 'Anzeigentexte', `Kampagnenaufbau auf ${f.platformCountWord} Plattformen`],
      },
      {
        name: 'Monitoring',
        items: [
          'Alerts und Benachrichtigungen',
          '404, Pacing und Ablehnungen',
          'Filter nach Region, Gerät und Zielgruppe',
        ],
      },
      {
        name: 'Team',
        items: [
          'Eigene Logins mit rollenbasiertem Zugriff',
          'Festes Support-Team',
          `Kundenservice ${f.care}`,
        ],
      },
    ],
  },
  faq: {
    title: 'Was Agenturen zuerst fragen',
    questions: {
      access: {
        question: 'Wer bekommt Zugang?',
        answer: `Ausgewählte, leistungsstarke Agenturen, die im Monat mindestens ${f.minSpend} Werbebudget auf Plattformen wie ${f.spendPlatforms} steuern. Zugang gibt es nur auf Anfrage; der Weg führt über die Warteliste.`,
      },
      price: {
        question: 'Was kostet es?',
        answer:
          'Der Preis richtet sich nach Projekten und Region, nie nach dem Mediabudget. Ihren bekommen Sie mit der Einladung, bevor Sie sich auf irgendetwas festlegen. Die Prognose aus Ihren eigenen Zahlen auf dieser Website kostet nichts.',
      },
      trial: {
        question: `Was passiert in den ${f.trialDays} Tagen?`,
        answer: `Nach der Einladung beginnt die Testphase mit einem ${f.callMinutes}-minütigen Onboarding-Gespräch. Sie sehen alle verbundenen Konten auf einmal, täglich synchronisiert, mit Alerts, Plänen und Decks, für unbegrenzt viele Projekte. Die Prognose umfasst den laufenden Monat, mit Abo bis zu ${f.forecastMonthsWord} Monate.`,
      },
      horizon: {
        question: 'Wie weit reicht die Prognose?',
        answer: `Ohne Abo, also auch in der Testphase, umfasst sie den laufenden Monat. In jedem bezahlten Tarif sind es bis zu ${f.forecastMonthsWord} Monate. Ein Mediaplan umfasst ${f.planMonthsWord} Monate und wird anhand dieser Prognose aktualisiert.`,
      },
      accuracy: {
        question: 'Wie genau ist die Prognose?',
        answer: `Im Schnitt über ${f.accuracy} bei der Summe aus ${f.forecastWeeksWord} Wochen, gemessen an Wochen, die ein Wettbewerb aus öffentlichen Zeitreihen zurückhielt, ohne Marktdaten. Bei Konten kann sie niedriger sein. Jede Prognose zeigt ihre Spanne, damit Sie sehen, wie sicher sie ist.`,
        more: 'So messen wir',
      },
      logins: {
        question: 'Bekommt jedes Teammitglied einen eigenen Login?',
        answer:
          'Ja. Alle im Team haben eigene Logins mit rollenbasiertem Zugriff. Kundenberatung und Analyse sehen so jeweils, was sie brauchen, und nicht mehr.',
      },
      platforms: {
        question: 'Auf welchen Plattformen kann ich Kampagnen aufbauen?',
        answer: `Auf ${f.platforms}. Sie planen die Kampagne einmal und bauen sie für jede Plattform in derselben Oberfläche auf.`,
      },
      clients: {
        question: 'Wie viele Kunden kann ein Account-Manager betreuen?',
        answer: `${capitalize(f.clientsWord)}, nach unserer Schätzung, jeder mit Plan, Prognose und Wochenreview. Weil das Reporting ${f.timeCut} weniger Zeit kostet, bleibt Zeit zum Mitdenken.`,
      },
      planner: {
        question: 'Warum nicht der Performance Planner?',
        answer:
          'Nutzen Sie ihn für das, was er gut kann: Er simuliert Googles Auktionen der letzten 7 bis 10 Tage und zeigt, was eine Änderung an einer Google-Ads-Kampagne bewirken könnte. Bei Google Ads ist Schluss. Unsere Prognose liest Ihre ganze Historie auf allen Plattformen, nennt eine Spanne und zeigt, wie oft diese Spanne in Ihrer Historie gehalten hat.',
      },
      data: {
        question: 'Wer sieht die Zahlen unserer Kunden?',
        answer:
          'Auf der Prognoseseite niemand: Ihre Datei wird im Browser gelesen und nie hochgeladen. Im Produkt legen Sie per Rolle fest, wer in Ihrer Agentur welches Konto sieht. Wir verkaufen keine Daten, und die Testphase beginnt mit Lesezugriff.',
      },
      brands: {
        question: `Wozu dienen die Daten von über ${f.brandsWord} Marken?`,
        answer:
          'Zum Vergleich: Sie sehen Ihr Konto neben Mustern aus Marken und Unterkategorien. In die Genauigkeit, die wir veröffentlichen, gehen sie nicht ein; sie wurde ohne diese Daten gemessen.',
      },
      support: {
        question: 'Wie sieht der Support aus?',
        answer: 'Ein festes Support-Team, dazu Kundenservice rund um die Uhr, an jedem Tag der Woche.',
      },
    },
  },
  closing: {
    title: 'Von uns aus kann es losgehen.',
    text: `Nur auf Anfrage. Für Agenturen ab ${f.minSpend} Werbebudget im Monat.`,
  },
};
