import { plain } from './dates.ts';
import {
  type DimensionName,
  dimensionNames,
  type Language,
  type MetricName,
  metricNames,
  type Platform,
} from './report.ts';

/** What a header is known to be. `day`, `start`, `week` and `month` are dates; `nth…` count from the first day of a GA4 report. */
export type HeaderMeaning =
  | 'day'
  | 'start'
  | 'week'
  | 'month'
  | 'nthDay'
  | 'nthWeek'
  | 'nthMonth'
  | 'end'
  | 'coarse'
  | 'currency'
  | MetricName
  | DimensionName
  | 'rate'
  | 'identifier'
  | 'setting';

/**
 * Headers as Google Ads, Microsoft Advertising, GA4, Meta, Amazon Ads and people's own tables write them, in the form that
 * `headerKey` gives them. Where several columns of a report fit, the first in the list is taken.
 */
const headers: Record<
  | 'day'
  | 'start'
  | 'week'
  | 'month'
  | 'end'
  | 'coarse'
  | 'currency'
  | MetricName
  | Exclude<DimensionName, 'group'>,
  Record<Language, string>
> = {
  day: {
    en: 'day|date|time period|gregorian date|date hour yyyymmddhh|timestamp|datetime',
    de: 'tag|datum|zeitraum',
    es: 'dia|fecha',
    fr: 'jour|date',
  },
  start: {
    en: 'reporting starts|reporting start|start date|date start|date range|reporting period',
    de: 'berichtsstart|berichtsbeginn|startdatum|anfangsdatum',
    es: 'inicio del informe|fecha de inicio',
    fr: 'debut des rapports|date de debut',
  },
  week: {
    en: 'week|week start|week starting|week of',
    de: 'woche|kw|kalenderwoche',
    es: 'semana',
    fr: 'semaine',
  },
  month: { en: 'month|year month', de: 'monat', es: 'mes', fr: 'mois' },
  end: {
    en: 'reporting ends|reporting end|end date|date stop|date end',
    de: 'berichtsende|enddatum',
    es: 'fin del informe|fecha de finalizacion|fecha de fin',
    fr: 'fin des rapports|date de fin',
  },
  coarse: { en: 'quarter|year', de: 'quartal|jahr', es: 'trimestre|ano', fr: 'trimestre|annee' },
  currency: {
    en: 'currency code|currency|account currency',
    de: 'wahrungscode|wahrung',
    es: 'codigo de moneda|moneda|divisa',
    fr: 'code de devise|devise|code devise',
  },
  spend: {
    en: 'cost|spend|amount spent|ad spend|total spend|total cost|ads cost|advertiser ad cost|google ads cost',
    de: 'kosten|ausgaben|ausgegebener betrag|werbekosten|werbeausgaben',
    es: 'coste|costo|gasto|importe gastado|inversion|costo total',
    fr: 'cout|depense|depenses|montant depense|couts',
  },
  clicks: {
    en: 'clicks|link clicks|ads clicks|advertiser ad clicks|google ads clicks|clicks all',
    de: 'klicks|link klicks|klicks alle',
    es: 'clics|clics en el enlace|clics todos',
    fr: 'clics|clics sur un lien|clics sur le lien|clics tous',
  },
  impressions: {
    en: 'impr|impressions|ads impressions|advertiser ad impressions|google ads impressions',
    de: 'impr|impressionen',
    es: 'impr|impresiones',
    fr: 'impr|impressions',
  },
  conversions: {
    en: 'conversions|conv|purchases|website purchases|key events|7 day total orders|14 day total orders|orders|transactions|leads|results',
    de: 'conversions|conv|kaufe|website kaufe|schlusselereignisse|7 tage auftrage gesamt|14 tage auftrage gesamt|bestellungen|leads|ergebnisse',
    es: 'conversiones|conv|compras|compras en el sitio web|eventos clave|pedidos totales de 7 dias|pedidos totales de 14 dias|pedidos|resultados',
    fr: 'conversions|conv|achats|achats sur le site web|evenements cles|commandes totales sur 7 jours|commandes totales sur 14 jours|commandes|resultats',
  },
  value: {
    en: 'conv value|conversion value|total conv value|purchases conversion value|purchase conversion value|website purchases conversion value|7 day total sales|14 day total sales|total revenue|purchase revenue|revenue|sales',
    de: 'conv wert|conversion wert|conversionwert|conversion wert der kaufe|7 tage umsatz gesamt|14 tage umsatz gesamt|7 tage gesamtumsatz|gesamtumsatz|umsatz',
    es: 'valor conv|valor de conv|valor de conversion|valor de conversion de compras|ventas totales de 7 dias|ventas totales de 14 dias|ingresos totales|ingresos|ventas',
    fr: 'valeur de conv|val conv|valeur conv|valeur de conversion|valeur de conversion des achats|ventes totales sur 7 jours|ventes totales sur 14 jours|revenu total|revenus|ventes|chiffre d affaires',
  },
  campaign: {
    en: 'campaign|campaign name|session campaign|session google ads campaign|google ads campaign',
    de: 'kampagne|kampagnenname|kampagnen name',
    es: 'campana|nombre de la campana|nombre de campana',
    fr: 'campagne|nom de la campagne|nom de campagne',
  },
  device: {
    en: 'device|device type|device category|device platform|impression device',
    de: 'gerat|geratetyp|geratekategorie|gerateplattform',
    es: 'dispositivo|tipo de dispositivo|categoria de dispositivo',
    fr: 'appareil|type d appareil|categorie d appareil',
  },
  country: {
    en: 'country territory user location|country territory matched|country territory|country|country region|market|region user location|region matched|region|state|province',
    de: 'land gebiet|land|land region|markt|region nutzerstandort|region|bundesland|kanton',
    es: 'pais territorio|pais|pais region|mercado|region ubicacion del usuario|region|comunidad autonoma|provincia|estado',
    fr: 'pays territoire|pays|pays zone geographique|marche|region position de l utilisateur|region|departement',
  },
  audience: {
    en: 'audience segment|audience|audience name|user segment|segment',
    de: 'zielgruppensegment|zielgruppe|segment',
    es: 'segmento de audiencia|audiencia|publico|segmento',
    fr: 'segment d audience|audience|segment',
  },
  network: {
    en: 'network with search partners|network|ad distribution|publisher platform|platform|session default channel group|session primary channel group',
    de: 'werbenetzwerk mit suchnetzwerk partnern|werbenetzwerk|netzwerk|plattform',
    es: 'red con partners de busqueda|red|plataforma',
    fr: 'reseau avec partenaires du reseau de recherche|reseau|plateforme',
  },
};

const nth: Record<string, HeaderMeaning> = {
  'nth day': 'nthDay',
  'nth week': 'nthWeek',
  'nth month': 'nthMonth',
};

interface Meaning {
  known: HeaderMeaning;
  /** The place in its list. */
  rank: number;
  languages: Language[];
}

const dictionary = new Map<string, Meaning>();
for (const [known, names] of Object.entries(headers)) {
  for (const [language, list] of Object.entries(names)) {
    for (const [rank, key] of list.split('|').entries()) {
      const meaning = dictionary.get(key);
      if (meaning?.known === known) meaning.languages.push(language as Language);
      else if (!meaning)
        dictionary.set(key, { known: known as HeaderMeaning, rank, languages: [language as Language] });
    }
  }
}
for (const [key, known] of Object.entries(nth)) dictionary.set(key, { known, rank: 0, languages: ['en'] });

const rates =
  /%|\b(?:ctr|cpc|cpm|cpa|cpv|cpl|roas|acos|tacos|rate|share|avg|average|per|frequency|reach|position|score|anteil|quote|klickrate|durchschn|durchschnittlich\w*|haufigkeit|frequenz|reichweite|rendite|pro|tasa|porcentaje|cuota|prom|promedio|medio|media|frecuencia|alcance|por|taux|moy|moyen|moyenne|part|repetition|frequence|portee|couverture|par)\b/;
/** `Cost / conv.` and `Conv.-Wert/Kosten`, but not `Country/Territory`. */
const quotients =
  / \/ |(?:cost|kosten|coste|costo|coût|conv\.?|wert|value|valor|valeur)\/|\/(?:cost|kosten|coût|conv|kli|clic)/i;
const identifiers =
  /\b(?:id|ids|identifier|kennung|identificador|identifiant|nummer|number|numero|asin|sku)\b/;
const settings =
  /\b(?:budget|tagesbudget|presupuesto|bid|gebot|puja|enchere|target|hour|stunde|hora|heure|day of week|wochentag|dia de la semana|jour de la semaine|age|alter|edad)\b/;

/** A header in the form of the dictionary: lower case, no accents, no punctuation, one space between words. */
export function headerKey(header: string): string {
  return plain(header.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

export function lookUpHeader(header: string): Meaning | undefined {
  // Most cells that this is asked about are numbers and days.
  if (header.length > 120 || !/[%\p{L}]/u.test(header)) return undefined;
  const key = headerKey(header);
  const withoutBrackets = headerKey(header.replace(/[([].*?[)\]]/g, ' '));
  const [exact, loose] = [dictionary.get(key), dictionary.get(withoutBrackets)];
  if (exact) return exact;
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

/** How many cells of a row are headers from the dictionary. */
export function knownHeaders(cells: readonly string[]): number {
  const known = cells.slice(0, 60).filter((cell) => (lookUpHeader(cell)?.languages.length ?? 0) > 0);
  return known.length;
}

export function detectLanguage(names: readonly string[]): Language | null {
  const votes: Record<Language, number> = { en: 0, de: 0, es: 0, fr: 0 };
  for (const name of names) {
    const languages = lookUpHeader(name)?.languages ?? [];
    for (const language of languages) votes[language] += 1 / languages.length;
  }
  const best = (Object.keys(votes) as Language[]).reduce((a, b) => (votes[b] > votes[a] ? b : a));
  return votes[best] > 0 ? best : null;
}

/** Whose report it is, from the lines above its header and its column names. */
export function detectPlatform(heading: readonly string[], names: readonly string[]): Platform {
  const title = heading.join('\n');
  const keys = names.map(headerKey);
  const has = (pattern: RegExp) => keys.some((key) => pattern.test(key));
  if (/^#/m.test(title) || has(/^nth (?:day|week|month)$/)) return 'ga4';
  if (/^(?:Report Name|Report Time|Berichtsname|Nombre del informe|Nom du rapport)\b/im.test(title))
    return 'microsoft-ads';
  if (
    has(/^(?:amount spent|ausgegebener betrag|importe gastado|montant depense)\b/) ||
    has(/^(?:reporting starts|berichtsstart|berichtsbeginn|inicio del informe|debut des rapports)$/)
  )
    return 'meta';
  if (has(/^\d+ (?:day total|tage\b)|(?:de|sur) \d+ (?:dias|jours)|^acos|\bacos\b/)) return 'amazon-ads';
  const isMoney = has(/^(?:cost|kosten|coste|costo|cout)$/);
  if (has(/^impr$/) && (isMoney || has(/^(?:clicks|klicks|clics)$/))) return 'google-ads';
  if (isMoney && has(/^(?:conv|valor conv|valeur de conv|val conv)/)) return 'google-ads';
  if (isMoney && heading.length > 1 && /report|bericht|informe|rapport/i.test(heading[0] ?? ''))
    return 'google-ads';
  if (has(/^(?:spend|ausgaben)$/) && has(/^(?:currency code|wahrungscode|device type|delivered match type)$/))
    return 'microsoft-ads';
  return 'table';
}

/** What a row of sums calls itself: `Total: Account`, `Gesamt: Konto`, `Grand total`, `Results from 12 campaigns`. */
const sums =
  /^(?:(?:grand |overall )?totals?|gesamt|gesamtsumme|summe|totales|suma|total general|totaux|somme|resultados totales|ensemble)(?:\s*[:–-].*)?$|^results from \d/i;

export function isTotalLabel(text: string): boolean {
  return text.length < 120 && sums.test(text.trim());
}

export const isMetric = (known: string): known is MetricName => metricNames.some((name) => name === known);
export const isDimension = (known: string): known is DimensionName =>
  dimensionNames.some((name) => name === known);
