import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('de');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `SEA-Zielgruppenanalyse nach ROAS · ${brand}`,
    description: `Welche Zielgruppe sich rechnet: ROAS nach Segment und Woche, bis heute gemessen, für die nächsten ${f.forecastMonthsWord} Monate prognostiziert, nach Region und Gerät.`,
  },
  title: 'Finden Sie das Segment, das sich rechnet.',
  lede: `ROAS nach Zielgruppe, Woche für Woche, und die nächsten ${f.forecastMonthsWord} Monate stehen schon in derselben Zeile. Schlüsseln Sie alles nach Region oder Gerät auf; die Filter bleiben gesetzt.`,
  map: {
    title: 'ROAS, Index 100 = Kontodurchschnitt',
    filters: {
      label: 'Filter dieser Ansicht',
      market: { name: 'Region', all: 'Alle Märkte' },
      device: { name: 'Gerät', all: 'Alle Geräte' },
      clear: 'Filter zurücksetzen',
      withoutScript: 'Die Filter brauchen JavaScript. Ohne sehen Sie alle Märkte und alle Geräte.',
    },
    status: {
      market: {
        all: 'In allen Märkten',
        us: 'In den USA',
        uk: 'Im Vereinigten Königreich',
        de: 'In Deutschland',
        fr: 'In Frankreich',
      },
      device: {
        all: 'auf allen Geräten',
        mobile: 'auf Mobilgeräten',
        desktop: 'auf dem Desktop',
        tablet: 'auf Tablets',
      },
      gains: {
        buyers: 'Frühere Käufer legen am stärksten zu',
        cart: 'Warenkorbabbrecher der letzten 7\u00a0Tage legen am stärksten zu',
        returning: 'Wiederkehrende Besucher legen am stärksten zu',
        lookalike: 'Lookalikes legen am stärksten zu',
        visitors: 'Neue Besucher legen am stärksten zu',
      },
      sentence: (v) => `${v.market}, ${v.device}: ${v.gains}, von ${v.from} auf ${v.to}.`,
      ahead: (difference) => `${difference} gegenüber allen`,
    },
    finding: (v) =>
      `Heatmap des ROAS nach Zielgruppensegment, ${f.forecastWeeks} Wochen gemessen und ${f.forecastWeeks} prognostiziert. In ${v.week} am höchsten: ${v.best.name}, bei ${v.best.end} erwartet. Am niedrigsten: ${v.weakest.name}, bei ${v.weakest.end} erwartet.`,
    segments: {
      buyers: 'Frühere Käufer',
      cart: 'Warenkorb, 7 Tage',
      returning: 'Wiederkehrende',
      lookalike: 'Lookalikes',
      visitors: 'Neue Besucher',
    },
    // These follow a number: "160 heute, 169 in KW 39 erwartet".
    now: 'heute',
    expected: (week) => `in ${week} erwartet`,
    scale: 'Dunkler heißt höher',
  },
  slope: {
    title: 'Halten, ausbauen oder streichen.',
    lede: 'Dieselben fünf Zeilen, nur Anfang und Ende. Wo die Linie steigt, lohnt mehr Budget; was unter 100 bleibt, macht Budget frei.',
    caption: (week) => `Heute und in ${week}`,
    note: 'Index 100 = Kontodurchschnitt. Balken: Etwa die Hälfte aller Ergebnisse liegt darin',
    reading: (v) => `${v.segment}: heute ${v.now}, erwartet ${v.end}. ${v.verdict}.`,
    verdicts: {
      keep: 'Halten',
      find: 'Mehr davon gewinnen',
      hold: 'Abwarten',
      test: 'Testen oder beenden',
    },
  },
  closing: 'Lernen Sie Ihr bestes Segment kennen.',
};
