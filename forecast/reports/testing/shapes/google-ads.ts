import { english, french, german, type Shape, text, two, utf16, workbook, written } from '../shape.ts';

/** Google Ads: title, date range, header; the words of each language. */
const google = {
  en: 'Campaign report|Day|Week|Month|Campaign|Cost|Clicks|Impr.|Conversions|Conv. value|CTR',
  de: 'Kampagnenbericht|Tag|Woche|Monat|Kampagne|Kosten|Klicks|Impr.|Conversions|Conv.-Wert|CTR',
  es: 'Informe de campaña|Día|Semana|Mes|Campaña|Coste|Clics|Impr.|Conversiones|Valor conv.|CTR',
  fr: 'Rapport sur les campagnes|Jour|Semaine|Mois|Campagne|Coût|Clics|Impr.|Conversions|Valeur de conv.|CTR',
  it: 'Rapporto sulle campagne|Giorno|Settimana|Mese|Campagna|Costo|Clic|Impr.|Conversioni|Valore conv.|CTR',
  nl: 'Campagnerapport|Dag|Week|Maand|Campagne|Kosten|Klikken|Vert.|Conversies|Conv.waarde|CTR',
  pt: 'Relatório de campanhas|Dia|Semana|Mês|Campanha|Custo|Cliques|Impr.|Conversões|Valor conv.|CTR',
  pl: 'Raport kampanii|Dzień|Tydzień|Miesiąc|Kampania|Koszt|Kliknięcia|Wyśw.|Konwersje|Wart. konw.|CTR',
  ja: 'キャンペーン レポート|日|週|月|キャンペーン|費用|クリック数|表示回数|コンバージョン|コンバージョン値|クリック率',
};

export const googleAdsShapes = (Object.keys(google) as (keyof typeof google)[]).flatMap(
  (language): Shape[] => {
    const [title, day, week, month, campaign, spend, clicks, impressions, conversions, value, ctr] =
      google[language].split('|');
    const number = { en: english, ja: english, de: german, fr: french }[language as string] ?? german;
    const base = {
      platform: 'google-ads' as const,
      above: [title ?? '', '2025-01-06 - 2025-08-03'],
      number,
      campaigns: two,
      fixed: { ctr: '4,5 %' },
      delimiter: '\t',
    };
    const metrics = { spend, clicks, impressions, conversions, value, ctr };
    return [
      text({
        ...base,
        after: `Google Ads in ${language}, by day`,
        columns: { date: day, campaign, ...metrics },
      }),
      text({
        ...base,
        after: `Google Ads in ${language}, by week`,
        by: 'week',
        columns: { date: week, campaign, ...metrics },
      }),
      text({
        ...base,
        after: `Google Ads in ${language}, by month`,
        by: 'month',
        above: [],
        columns: { date: month, campaign, ...metrics },
      }),
      workbook({
        ...base,
        after: `Google Ads in ${language}, .xlsx`,
        columns: { date: day, campaign, ...metrics },
      }),
    ];
  },
);

/** Cards of the overview, and the file for Excel. */
export const googleAdsCardShapes: Shape[] = [
  text({
    after: 'French Google Ads overview card, by week',
    platform: 'google-ads',
    by: 'week',
    date: (day) => `Semaine du ${written('fr-FR', { day: 'numeric', month: 'short', year: 'numeric' })(day)}`,
    number: french,
    columns: {
      date: 'Date',
      clicks: 'Clics',
      before: 'Clics (comparaison)',
      spend: 'Coût',
      beforeCost: 'Coût (comparaison)',
      impressions: 'Impr.',
    },
    fixed: { before: '900', beforeCost: '900' },
  }),
  text({
    after: 'Google Ads overview card, by day',
    platform: 'google-ads',
    date: written('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    columns: {
      date: 'Date',
      clicks: 'Clicks',
      before: 'Clicks (Comparison)',
      impressions: 'Impr.',
      spend: 'Cost',
    },
    fixed: { before: '900' },
  }),
  text({
    after: 'Google Ads for Excel: UTF-16 and tabs',
    platform: 'google-ads',
    delimiter: '\t',
    encode: utf16,
    number: english,
    above: ['Campaign report', 'January 6, 2025 - August 3, 2025'],
    columns: {
      date: 'Day',
      campaign: 'Campaign',
      clicks: 'Clicks',
      impressions: 'Impr.',
      spend: 'Cost',
      rate: 'Avg. CPC',
    },
    fixed: { rate: '1.05' },
    campaigns: two,
    below: ['Total: Account\t --\t1\t1\t1\t1'],
  }),
];
