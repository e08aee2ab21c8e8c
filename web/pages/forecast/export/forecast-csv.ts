import { addDays } from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { ForecastResult } from '../model/result.ts';
import { type ForecastMessages, metricName } from '../text/forecast-messages.ts';

/**
 * Every week of every metric as CSV: measured, then expected with its low and high. Where numbers have a decimal comma,
 * spreadsheets expect semicolons.
 */
export function forecastCsv(
  { weeks, metrics }: ForecastResult,
  messages: ForecastMessages,
  locale: Locale,
): string {
  const [separator, decimal] = locale === 'en' ? [',', '.'] : [';', ','];
  const { chart } = messages;
  const head = [
    chart.week,
    ...metrics.flatMap((metric) => {
      const name = metricName(metric, messages);
      return [name, `${name}: ${chart.low}`, `${name}: ${chart.forecast}`, `${name}: ${chart.high}`];
    }),
  ];
  const ahead = metrics[0]?.mean.length ?? 0;
  const rows = Array.from({ length: weeks.length + ahead }, (_, i) => {
    const next = i - weeks.length;
    const cells = metrics.flatMap(({ values, mean, low90, high90 }) => [
      values[i],
      low90[next],
      mean[next],
      high90[next],
    ]);
    return [
      weeks[i] ?? addDays(weeks.at(-1) ?? '', (next + 1) * 7),
      ...cells.map((value) => plain(value).replace('.', decimal)),
    ];
  });
  return [head.map(quoted), ...rows].map((cells) => cells.join(separator)).join('\r\n');
}

function plain(value: number | undefined): string {
  return value === undefined ? '' : String(Math.round(value * 100) / 100);
}

/** A name that begins like a formula must not be run by a spreadsheet. */
function quoted(name: string): string {
  return `"${name.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
