import { headerKey } from './columns.ts';
import type { Platform } from './report.ts';

const microsoftTitle =
  /^(?:Report Name|Report Time|Berichtsname|Nombre del informe|Nom du rapport|Nome do relatório|Nome report|Rapportnaam|Nazwa raportu|レポート名)\b/im;
const linkedinTitle = /^(?:Campaign|Ad|Account|Creative|Conversion)[\w ]* Report \(in |^Report Start\s*:/im;
const metaSpend =
  /^(?:amount spent|ausgegebener betrag|importe gastado|montant depense|importo speso|besteed bedrag|uitgegeven bedrag|valor usado|montante gasto|wydana kwota|kwota wydana|消化金額)/;
const metaStart =
  /^(?:reporting starts|berichtsstart|berichtsbeginn|inicio del informe|debut des rapports|inizio (?:dei )?report|begin (?:van )?rapportage|rapportage begint|inicio dos relatorios|(?:poczatek|rozpoczecie) raportowania|レポート開始日)$/;
const money = /^(?:cost|kosten|coste|costo|cout|custo|koszt|費用)$/;
const clicks = /^(?:clicks|klicks|clics|clic|klikken|cliques|klikniecia|クリック数)$/;
const impressions =
  /^(?:impressions|impressionen|impresiones|impressioni|vertoningen|impressoes|wyswietlenia|表示回数)$/;
const position =
  /^(?:average )?(?:position|posicion|posizione|positie|posicao|pozycja|gemiddelde positie|掲載順位)$/;

/** Detects the platform of a report by the lines above its header and its column names. */
export function detectPlatform(heading: readonly string[], names: readonly string[]): Platform {
  const title = heading.join('\n');
  const keys = names.map(headerKey);
  const has = (pattern: RegExp) => keys.some((key) => pattern.test(key));
  const isMoney = has(money);
  if (
    /^#/m.test(title) ||
    has(/^(?:nth (?:day|week|month)|nieme (?:jour|semaine|mois)|n t\w+ (?:tag|woche|monat))$/)
  )
    return 'ga4';
  if (
    has(/^total spent$/) &&
    has(
      /^(?:total conversion value|total engagements|campaign group name|click through rate|average cpm|post click conversions|leads)$/,
    )
  )
    return 'linkedin';
  if (linkedinTitle.test(title)) return 'linkedin';
  if (microsoftTitle.test(title)) return 'microsoft-ads';
  if (has(metaSpend) || has(metaStart)) return 'meta';
  if (has(/^\d+ (?:day total|tage\b)|(?:de|sur) \d+ (?:dias|jours)|\bacos\b/)) return 'amazon-ads';
  if (
    has(
      /^(?:intent rate|new listeners|streams?|streams per listener|listeners|ad completes|completes|ad starts|offline ad completion rate)$/,
    )
  )
    return 'spotify-ads';
  if (
    has(
      /^(?:c(?:pc|tr)|clicks) destination$|^by (?:day|week|month)$|^stat time day$|complete payment|^2 second video views|^6 second|^video views at/,
    )
  )
    return 'tiktok';
  if (!isMoney && has(clicks) && has(impressions) && has(/^(?:ctr|クリック率)$/) && has(position))
    return 'search-console';
  const isGoogle = has(/^(?:impr|vert|wysw|表示回数)$/) && (isMoney || has(clicks));
  if (isGoogle) return 'google-ads';
  if (
    isMoney &&
    has(
      /^(?:conv|valor (?:da )?conv|valeur de conv|val conv|valore (?:di )?conv|wart konw|コンバージョン)(?: |$)|^(?:cost|kosten|coste|costo|cout|custo) conv|^avg cpc$|^currency code$|^campaign (?:state|type|status)$/,
    )
  )
    return 'google-ads';
  if (
    isMoney &&
    heading.length > 1 &&
    /report|bericht|informe|rapport|relatório|resoconto|raport|レポート/i.test(heading[0] ?? '')
  )
    return 'google-ads';
  if (
    has(/^(?:spend|ausgaben|gasto|depenses?|spesa|uitgaven|wydatki|支出)$/) &&
    has(
      /^(?:currency code|wahrungscode|codigo de moneda|code de devise|codice valuta|valutacode|codigo da moeda|kod waluty|通貨コード|device type|delivered match type|bid match type|ad distribution|account number|gregorian date|time period)$/,
    )
  )
    return 'microsoft-ads';
  return 'table';
}
