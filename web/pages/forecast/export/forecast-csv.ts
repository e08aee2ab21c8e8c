import { addDays } from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { type ForecastResult, findLeftOutWeeks } from '../model/result.ts';
import { type ForecastMessages, metricName, type StateMessages } from '../text/forecast-messages.ts';

/**
 * Every week of every metric as CSV: measured, then expected with its low and high. Spreadsheets expect semicolons
 * where numbers have a decimal comma. If some weeks need a note, a last column has it.
 */
export function forecastCsv(
  result: ForecastResult,
  messages: ForecastMessages,
  locale: Locale,
  states?: StateMessages,
): string {
  const { weeks, metrics } = result;
  const hasRange = result.restart === undefined;
  const [separator, decimal] = locale === 'en' ? [',', '.'] : [';', ','];
  const { chart } = messages;
  const head = [
    chart.week,
    ...metrics.flatMap((metric) => {
      const name = metricName(metric, messages);
      return [name, `${name}: ${chart.low}`, `${name}: ${chart.forecast}`, `${name}: ${chart.high}`];
    }),
  ];
  const note = (week: number) => (states ? describeWeek(result, week, states.chart) : '');
  const ahead = metrics[0]?.mean.length ?? 0;
  const rows = Array.from({ length: weeks.length + ahead }, (_, i) => {
    const next = i - weeks.length;
    const cells = metrics.flatMap(({ values, mean, low90, high90 }) => [
      values[i],
      hasRange ? low90[next] : undefined,
      mean[next],
      hasRange ? high90[next] : undefined,
    ]);
    return [
      weeks[i] ?? addDays(weeks.at(-1) ?? '', (next + 1) * 7),
      ...cells.map((value) => plain(value).replace('.', decimal)),
    ];
  });
  const notes = rows.map((_, i) => note(i));
  const hasNotes = notes.some(Boolean);
  const table = [
    hasNotes ? [...head.map(quoted), ''] : head.map(quoted),
    ...rows.map((cells, i) => (hasNotes ? [...cells, notes[i] && quoted(notes[i])] : cells)),
  ];
  return table.map((cells) => cells.join(separator)).join('\r\n');
}

/** The note on a week, measured or ahead. Empty for most. */
function describeWeek(result: ForecastResult, week: number, t: StateMessages['chart']): string {
  const { weeks, metrics, ended, pausedSince, restart } = result;
  const ahead = week - weeks.length;
  if (ahead < 0)
    return metrics.some((metric) => findLeftOutWeeks(result, metric).some((left) => left.week === week))
      ? t.leftOut
      : '';
  // The file may end in the week after the complete ones.
  const first = addDays(weeks.at(-1) ?? '', 7);
  if (ended && (ended.isPast || ahead < ended.missingWeeks))
    return ahead === 0 && ended.day >= first ? t.passedPartly : t.passed;
  return pausedSince === undefined ? '' : restart ? t.ifRestarted : t.ifPaused;
}

function plain(value: number | undefined): string {
  return value === undefined ? '' : String(Math.round(value * 100) / 100);
}

/** Spreadsheets must not run a name that starts like a formula. */
function quoted(name: string): string {
  return `"${name.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
