import { headerNames, type NamedMeaning } from './header-names.ts';
import { plain } from './parse-date.ts';
import {
  type DimensionName,
  dimensionNames,
  type Language,
  languages,
  type MetricName,
  metricNames,
} from './report.ts';

/** The meaning of a header. */
export type HeaderMeaning = NamedMeaning | 'group' | 'comparison' | 'rate' | 'identifier' | 'setting';

interface Meaning {
  known: HeaderMeaning;
  /** The index in its list. */
  rank: number;
  languages: Language[];
}

const dictionary = new Map<string, Meaning>();
for (const [known, names] of Object.entries(headerNames)) {
  for (const [language, list] of Object.entries(names)) {
    for (const [rank, name] of list.split('|').entries()) {
      const key = headerKey(name);
      const meaning = dictionary.get(key);
      if (meaning?.known === known) meaning.languages.push(language as Language);
      else if (!meaning)
        dictionary.set(key, { known: known as HeaderMeaning, rank, languages: [language as Language] });
    }
  }
}

const rates = new RegExp(
  [
    String.raw`%|率|単価|平均|割合|リーチ|頻度|フリークエンシー|順位|\b(?:ctr|cpc|cpm|cpa|cpv|cpl|cpe|cpi|cpp|cvr|vtr|roas|roi|acos|tacos|aov|arpu|ltv)\b`,
    String.raw`\b(?:\w*rate|ratio|share|avg|average|per|frequency|reach|position|score|index|bounce|price)\b`,
    String.raw`\b(?:anteil|\w*quote|klickrate|durchschn|durchschnittlich\w*|haufigkeit|frequenz|reichweite|rendite|pro|\w*preis)\b`,
    String.raw`\b(?:tasa|porcentaje|cuota|prom|promedio|medio|media|frecuencia|alcance|por|precio)\b`,
    String.raw`\b(?:taux|moy|moyen|moyenne|part|repetition|frequence|portee|couverture|par|prix|panier)\b`,
    String.raw`\b(?:tasso|quota|copertura|frequenza|gem|gemiddeld\w*|\w*percentage|bereik|frequentie|taxa|med|frequencia)\b`,
    String.raw`\b(?:sr|sredni\w*|wspolczynnik|zasieg|czestotliwosc|udzial)\b`,
  ].join('|'),
);
/** Columns of a comparison period, next to those of the report's own period. */
const comparisons =
  /比較|\b(?:comparison|compared|previous period|prior period|last year|change|difference|vergleich\w*|vorheriger zeitraum|vorjahr|anderung|differenz|comparacion|periodo anterior|variacion|comparaison|comparee?|periode precedente|variation|confronto|vergelijking|comparacao|porownanie)\b/;
/** `Cost / conv.` and `Conv.-Wert/Kosten`, but not `Country/Territory`. */
const quotients =
  / \/ |(?:cost|kosten|coste|costo|custo|koszt|coût|conv\.?|wert|value|valor|valeur)\/|\/(?:cost|kosten|costo|custo|coût|conv|kli|clic)/i;
const identifiers =
  /\b(?:id|ids|identifier|kennung|identificador|identifiant|nummer|number|numero|asin|sku)\b/;
const settings =
  /\b(?:budget|tagesbudget|presupuesto|bid|gebot|puja|enchere|target|hour|stunde|hora|heure|day of week|wochentag|dia de la semana|jour de la semaine|age|alter|edad)\b/;

/** A header in the dictionary's form: lower case, no accents, no punctuation, one space between words. */
export function headerKey(header: string): string {
  return plain(header.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

export function lookUpHeader(header: string): Meaning | undefined {
  // Most cells passed in are numbers and days.
  if (header.length > 120 || !/[%\p{L}]/u.test(header)) return undefined;
  const key = headerKey(header);
  const withoutBrackets = headerKey(header.replace(/[([（].*?[)\]）]/g, ' '));
  const [exact, loose] = [dictionary.get(key), dictionary.get(withoutBrackets)];
  if (exact) return exact;
  if (comparisons.test(key)) return { known: 'comparison', rank: 0, languages: [] };
  // `Conv. value (by conv. time)` only if there is no `Conv. value`.
  if (loose && !key.includes('%')) return { ...loose, rank: loose.rank + 0.5 };
  const guess: [HeaderMeaning, boolean][] = [
    ['rate', rates.test(key) || quotients.test(header)],
    ['identifier', identifiers.test(key)],
    ['setting', settings.test(key)],
  ];
  const known = guess.find(([, fits]) => fits)?.[0];
  return known && { known, rank: 0, languages: [] };
}

/** The number of cells in a row that are headers in the dictionary. */
export function countKnownHeaders(cells: readonly string[]): number {
  const known = cells.slice(0, 60).filter((cell) => (lookUpHeader(cell)?.languages.length ?? 0) > 0);
  return known.length;
}

export function detectLanguage(names: readonly string[]): Language | null {
  const votes = Object.fromEntries(languages.map((language) => [language, 0])) as Record<Language, number>;
  for (const name of names) {
    const fitting = lookUpHeader(name)?.languages ?? [];
    for (const language of fitting) votes[language] += 1 / fitting.length;
  }
  const best = languages.reduce((a, b) => (votes[b] > votes[a] ? b : a));
  return votes[best] > 0 ? best : null;
}

/** Labels of total rows: `Total: Account`, `Gesamt: Konto`, `Grand total`, `Results from 12 campaigns`. */
const totalLabels =
  /^(?:(?:grand |overall )?totals?|gesamt|gesamtsumme|summe|totales|suma|total general|totaux|somme|resultados totales|ensemble|totale|totaal|razem|lacznie|łącznie|合計|総計)(?:\s*[:–-].*)?$|^(?:results from|total of) \d/i;

export function isTotalLabel(text: string): boolean {
  return text.length < 120 && totalLabels.test(text.trim());
}

export const isMetric = (known: string): known is MetricName => metricNames.some((name) => name === known);
export const isDimension = (known: string): known is DimensionName =>
  dimensionNames.some((name) => name === known);
