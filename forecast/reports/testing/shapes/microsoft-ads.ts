import { iso, monthFirst, type Shape, text, two } from '../shape.ts';

const microsoftLines = [
  '"Report Name: Campaign performance"',
  '"Report Time: 1/6/2025-8/3/2025"',
  '"Report Aggregation: Daily"',
  '',
];
const microsoft = {
  en: 'Gregorian date|Campaign name|Currency code|Spend|Clicks|Impressions|Conversions|Revenue',
  de: 'Datum|Kampagnenname|Währungscode|Ausgaben|Klicks|Impressionen|Conversions|Umsatz',
  es: 'Fecha|Nombre de la campaña|Código de moneda|Gasto|Clics|Impresiones|Conversiones|Ingresos',
  fr: 'Date|Nom de la campagne|Code de devise|Dépenses|Clics|Impressions|Conversions|Revenus',
  it: 'Data|Nome della campagna|Codice valuta|Spesa|Clic|Impressioni|Conversioni|Ricavi',
  nl: 'Datum|Campagnenaam|Valutacode|Uitgaven|Klikken|Vertoningen|Conversies|Opbrengst',
  pt: 'Data|Nome da campanha|Código da moeda|Gasto|Cliques|Impressões|Conversões|Receita',
  pl: 'Data|Nazwa kampanii|Kod waluty|Wydatki|Kliknięcia|Wyświetlenia|Konwersje|Przychód',
  ja: '日付|キャンペーン名|通貨コード|支出|クリック数|インプレッション数|コンバージョン|収益',
};

export const microsoftAdsShapes = (Object.keys(microsoft) as (keyof typeof microsoft)[]).flatMap(
  (language): Shape[] => {
    const [date, campaign, currency, spend, clicks, impressions, conversions, value] =
      microsoft[language].split('|');
    const columns = { date, campaign, currency, spend, clicks, impressions, conversions, value };
    const base = { platform: 'microsoft-ads' as const, fixed: { currency: 'EUR' }, campaigns: two };
    const footer = ['', '"©2025 Microsoft Corporation. All rights reserved."'];
    return [
      text({
        ...{
          ...base,
          columns,
          after: `Microsoft Advertising in ${language}, with its lines above and below`,
        },
        ...{ above: microsoftLines, below: footer, date: language === 'en' ? monthFirst : iso },
      }),
      text({
        ...base,
        columns,
        after: `Microsoft Advertising in ${language}, without them`,
        delimiter: '\t',
      }),
    ];
  },
);
