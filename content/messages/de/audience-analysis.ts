import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('de');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `Zielgruppenanalyse, Woche für Woche · ${brand}`,
    description: `Welche Zielgruppe sich rechnet: ROAS nach Segment und Woche, bis heute gemessen, für die nächsten ${f.forecastMonthsWord} Monate prognostiziert, nach Region und Gerät.`,
  },
  title: 'Finden Sie das Segment, das sich rechnet.',
  lede: `ROAS nach Zielgruppe, Woche für Woche, und die nächsten ${f.forecastMonthsWord} Monate stehen schon in derselben Zeile. Schlüsseln Sie alles nach Region oder Gerät auf; die Filter bleiben gesetzt.`,
  map: {
    title: 'ROAS, Index 100 = Kontodurchschnitt',
    filtersLabel: 'Filter dieser Ansicht',
    filters: ['Region: 7 Märkte', 'Gerät: alle', 'Zielgruppe: 5 Segmente'],
    finding: (v) =>
      `Heatmap des ROAS nach Zielgruppensegment, ${f.forecastWeeks} Wochen gemessen und ${f.forecastWeeks} prognostiziert. In fast jeder Woche am stärksten: ${v.best}, in ${v.week} bei ${v.bestEnd} erwartet. Durchgehend am schwächsten: ${v.weakest}, bei ${v.weakestEnd} erwartet.`,
    segments: {
      buyers: 'Frühere Käufer',
      cart: 'Warenkorb, 7 Tage',
      returning: 'Wiederkehrende',
      lookalike: 'Lookalike',
      visitors: 'Neue Besucher',
    },
    // These follow a number: "160 heute, 169 in KW 39 erwartet".
    now: 'heute,',
    expected: (week) => `in ${week} erwartet`,
    measured: 'Gemessen',
    forecast: 'Prognose',
    scale: 'Dunkler heißt höher',
  },
  questions: {
    title: 'Welche Fragen das klärt',
    items: [
      {
        term: 'Wen Sie halten',
        text: `Segmente, die sich heute rechnen und es in ${f.forecastMonthsWord} Monaten voraussichtlich noch tun.`,
      },
      {
        term: 'Wen Sie gewinnen',
        text: 'Lookalikes, die in der Prognose steigen, bevor es im Report auffällt.',
      },
      {
        term: 'Wo',
        text: 'Dieselbe Zeile für einen einzelnen Markt. Ein Segment, das sich in einem Land rechnet, muss das im nächsten nicht tun.',
      },
      {
        term: 'Wann Schluss ist',
        text: 'Verblasst eine Zeile rechts von „Heute“, können Sie ihr Budget noch diese Woche verschieben.',
      },
    ],
  },
  closing: 'Lernen Sie Ihr bestes Segment kennen.',
};
