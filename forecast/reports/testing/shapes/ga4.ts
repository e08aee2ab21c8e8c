import { compact, isoWeek, type Shape, text } from '../shape.ts';

const ga4Lines = (from: string, to: string) => [
  '# ----------',
  '# Example shop',
  `# ${from}: 20250106`,
  `# ${to}: 20250803`,
  '# ----------',
  '',
];
const nth = (unit: number) => (day: Date) =>
  String(Math.floor((day.getTime() - Date.UTC(2025, 0, 5)) / 86_400_000 / unit)).padStart(4, '0');
const ga4 = {
  en: 'Start date|End date|Nth day|Date|Sessions|Key events|Total revenue',
  de: 'Startdatum|Enddatum|N-ter Tag|Datum|Sitzungen|Schlüsselereignisse|Gesamtumsatz',
  es: 'Fecha de inicio|Fecha de finalización|Enésimo día|Fecha|Sesiones|Eventos clave|Ingresos totales',
  fr: 'Date de début\u00a0|Date de fin\u00a0|Nième jour|Date|Sessions|Événements clés|Revenu total',
  it: 'Data di inizio|Data di fine|Ennesimo giorno|Data|Sessioni|Eventi chiave|Entrate totali',
  nl: 'Startdatum|Einddatum|Nde dag|Datum|Sessies|Belangrijke gebeurtenissen|Totale opbrengst',
  pt: 'Data de início|Data de término|Enésimo dia|Data|Sessões|Eventos principais|Receita total',
  pl: 'Data rozpoczęcia|Data zakończenia|N-ty dzień|Data|Sesje|Kluczowe zdarzenia|Łączne przychody',
  ja: '開始日|終了日|N 日目|日付|セッション|キーイベント|合計収益',
};

export const ga4Shapes = (Object.keys(ga4) as (keyof typeof ga4)[]).flatMap((language): Shape[] => {
  const [from, to, nthDay, date, sessions, conversions, value] = ga4[language].split('|');
  const base = { platform: 'ga4' as const, above: ga4Lines(from ?? '', to ?? '') };
  return [
    text({
      ...base,
      after: `GA4 report in ${language}, days counted from the first`,
      date: (day) => nth(1)(new Date(day.getTime() - 86_400_000)),
      columns: { date: nthDay, sessions, conversions, value },
    }),
    text({
      ...base,
      after: `GA4 exploration in ${language}`,
      above: ['# ----------', '# 20250106-20250803', '# ----------', ''],
      date: compact,
      columns: { date, sessions, conversions, value },
    }),
  ];
});

export const ga4WeekShapes: Shape[] = [
  text({
    after: 'French GA4 by week, which starts on Sunday',
    first: '2025-01-05',
    platform: 'ga4',
    by: 'week',
    above: ga4Lines('Date de début\u00a0', 'Date de fin\u00a0').map((line) =>
      line.replace('20250106', '20250105'),
    ),
    date: (day) => nth(7)(day),
    columns: { date: 'Nième semaine', sessions: 'Sessions' },
  }),
  text({
    after: 'GA4 by ISO week of ISO year',
    platform: 'ga4',
    by: 'week',
    above: ['# 20250106-20250803', ''],
    date: (day) =>
      isoWeek(day)
        .map((n) => String(n).padStart(2, '0'))
        .join(''),
    columns: { date: 'ISO week of ISO year', sessions: 'Sessions', conversions: 'Key events' },
  }),
];
