import { iso, range, type Shape, text, two, withMark, workbook } from '../shape.ts';

/** Meta: the first and last day of each row, amounts with their currency. */
const meta = {
  en: 'Reporting starts|Reporting ends|Campaign name|Amount spent (EUR)|Link clicks|Impressions|Results|Purchases conversion value|Reach|Day|Week',
  de: 'Berichtsstart|Berichtsende|Kampagnenname|Ausgegebener Betrag (EUR)|Link-Klicks|Impressionen|Ergebnisse|Conversion-Wert der Käufe|Reichweite|Tag|Woche',
  es: 'Inicio del informe|Fin del informe|Nombre de la campaña|Importe gastado (EUR)|Clics en el enlace|Impresiones|Resultados|Valor de conversión de compras|Alcance|Día|Semana',
  fr: 'Début des rapports|Fin des rapports|Nom de la campagne|Montant dépensé (EUR)|Clics sur un lien|Impressions|Résultats|Valeur de conversion des achats|Couverture|Jour|Semaine',
  it: 'Inizio report|Fine report|Nome della campagna|Importo speso (EUR)|Clic sul link|Impression|Risultati|Valore di conversione degli acquisti|Copertura|Giorno|Settimana',
  nl: 'Begin rapportage|Einde rapportage|Campagnenaam|Besteed bedrag (EUR)|Linkklikken|Weergaven|Resultaten|Conversiewaarde van aankopen|Bereik|Dag|Week',
  pt: 'Início dos relatórios|Término dos relatórios|Nome da campanha|Valor usado (BRL)|Cliques no link|Impressões|Resultados|Valor de conversão da compra|Alcance|Dia|Semana',
  pl: 'Początek raportowania|Koniec raportowania|Nazwa kampanii|Wydana kwota (PLN)|Kliknięcia linku|Wyświetlenia|Wyniki|Wartość konwersji zakupów|Zasięg|Dzień|Tydzień',
  ja: 'レポート開始日|レポート終了日|キャンペーン名|消化金額 (JPY)|リンクのクリック|インプレッション|結果|購入コンバージョン値|リーチ|日|週',
};

export const metaShapes = (Object.keys(meta) as (keyof typeof meta)[]).flatMap((language): Shape[] => {
  const [date, end, campaign, spend, clicks, impressions, conversions, value, reach, day, week] =
    meta[language].split('|');
  const metrics = { campaign, spend, clicks, impressions, conversions, value, reach };
  const base = { platform: 'meta' as const, fixed: { reach: '900' }, campaigns: two, encode: withMark };
  const whole = { fixed: { reach: '900', first: '2025-01-06', last: '2025-08-03' } };
  return [
    text({ ...base, after: `Meta in ${language}, by day`, columns: { date, end, ...metrics } }),
    text({
      ...{
        ...base,
        ...whole,
        after: `Meta in ${language}, by week: a column for the week beside the whole range`,
      },
      ...{ by: 'week', date: range(iso), columns: { first: date, last: end, date: week, ...metrics } },
    }),
    workbook({
      ...base,
      ...whole,
      after: `Meta in ${language}, .xlsx by day`,
      columns: { first: date, last: end, date: day, ...metrics },
    }),
  ];
});
