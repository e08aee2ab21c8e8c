import type { Granularity, Platform } from '../report.ts';
import { writeWorkbook } from './write-workbook.ts';

/** A file in a real format, with the values to read from it. */
export interface Shape {
  after: string;
  platform: Platform;
  granularity: Granularity;
  /** The metrics to find, by their names in `Report`; others by their labels. */
  metrics: string[];
  /** The first day of the first whole week. */
  first: string;
  content: string | Uint8Array;
}

const dayMs = 86_400_000;
/** The first of thirty weeks, a Monday. */
const start = Date.UTC(2025, 0, 6);
const days = 210;

/** The values of every shape on a day. */
function valuesOn(day: number): Record<string, number> {
  return {
    spend: 1050.25 + (day % 5),
    clicks: 1100 + (day % 7),
    impressions: 21_000 + (day % 11),
    conversions: 5 + (day % 3),
    value: 2210.5 + (day % 4) * 10,
    sessions: 3000 + (day % 9),
  };
}

type Metric = keyof ReturnType<typeof valuesOn> & string;

interface Recipe {
  after: string;
  platform: Platform;
  by?: Granularity;
  /** The header of each column; `date`, `end`, `year`, `campaign` and metrics are filled in, and others as given in `fixed`. */
  columns: Partial<Record<string, string>>;
  fixed?: Record<string, string>;
  above?: string[];
  below?: string[];
  delimiter?: string;
  date?: (day: Date, last: Date) => string;
  endDate?: (day: Date) => string;
  number?: (value: number) => string;
  /** Two rows per period. */
  campaigns?: string[];
  encode?: (text: string) => Uint8Array;
  newline?: string;
  first?: string;
}

export const iso = (day: Date) => day.toISOString().slice(0, 10);
export const compact = (day: Date) => iso(day).replaceAll('-', '');
const dateNumbers = (day: Date) => [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()] as const;
export const points = (day: Date) =>
  dateNumbers(day)
    .map((n) => String(n).padStart(2, '0'))
    .join('.');
export const dayFirst = (day: Date) => dateNumbers(day).join('/');
export const monthFirst = (day: Date) =>
  `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
export const slashes = (day: Date) => iso(day).replaceAll('-', '/');
export const written = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day: Date) => format.format(day);
};
export const range = (one: (day: Date) => string) => (day: Date, last: Date) => `${one(day)} - ${one(last)}`;
/** Year and week as the ISO calendar counts them. */
export function isoWeek(day: Date): [number, number] {
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * dayMs);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return [thursday.getUTCFullYear(), Math.floor((thursday.getTime() - first) / dayMs / 7) + 1];
}

export const plainNumber = (value: number) => String(value);
export const english = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
export const german = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 2 });
export const french = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 2 });
export const swiss = (value: number) => value.toLocaleString('de-CH', { maximumFractionDigits: 2 });

/** The rows of a recipe, header first. Two campaigns share each day's values. */
function makeRows({
  by = 'day',
  columns,
  fixed = {},
  date = iso,
  endDate = iso,
  number = plainNumber,
  campaigns,
}: Recipe) {
  const periods = makePeriods(by);
  const names = campaigns ?? [''];
  const rows = periods.flatMap(({ from, to }) =>
    names.map((campaign, turn) =>
      Object.keys(columns).map((key) => {
        const first = new Date(start + from * dayMs);
        const last = new Date(start + to * dayMs);
        if (key === 'date') return date(first, last);
        if (key === 'end') return endDate(last);
        if (key === 'year') return String(isoWeek(first)[0]);
        if (key === 'campaign') return campaign;
        if (key in fixed) return fixed[key] ?? '';
        let total = 0;
        for (let day = from; day <= to; day++) total += valuesOn(day)[key] ?? 0;
        // The first campaign has the integer part, so that the two sum up.
        const share =
          names.length === 1 ? total : turn === 0 ? Math.floor(total / 2) : total - Math.floor(total / 2);
        return number(share);
      }),
    ),
  );
  return [Object.values(columns).map((name) => name ?? ''), ...rows];
}

function makePeriods(by: Granularity): { from: number; to: number }[] {
  if (by === 'month') {
    // From 1 February on, so that all months are whole.
    const list: { from: number; to: number }[] = [];
    for (let month = 1; month < 7; month++) {
      const [first, next] = [Date.UTC(2025, month, 1), Date.UTC(2025, month + 1, 1)];
      list.push({ from: (first - start) / dayMs, to: (next - start) / dayMs - 1 });
    }
    return list;
  }
  const length = by === 'week' ? 7 : 1;
  return Array.from({ length: days / length }, (_, i) => ({ from: i * length, to: (i + 1) * length - 1 }));
}

export function text(recipe: Recipe): Shape {
  const { above = [], below = [], delimiter = ',', newline = '\n', encode } = recipe;
  const quoted = (cell: string) =>
    cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const table = makeRows(recipe).map((row) => row.map(quoted).join(delimiter));
  const content = [...above, ...table, ...below, ''].join(newline);
  return { ...about(recipe), content: encode ? encode(content) : content };
}

/** The same as a workbook, with typed dates and numbers. */
export function workbook(recipe: Recipe): Shape {
  const keys = Object.keys(recipe.columns);
  const { above = [] } = recipe;
  const [header = [], ...rows] = makeRows({ ...recipe, date: iso, endDate: iso, number: plainNumber });
  const cells = rows.map((row) =>
    row.map((cell, i) => {
      const key = keys[i] ?? '';
      if (key === 'date' || key === 'end') return { date: cell };
      return key === 'campaign' || (recipe.fixed && key in recipe.fixed) ? cell : Number(cell);
    }),
  );
  const sheet = { name: 'Report', rows: [...above.map((line) => [line]), header, ...cells] };
  return { ...about(recipe), content: writeWorkbook([sheet]) };
}

function about({ after, platform, by = 'day', columns, fixed = {}, first }: Recipe) {
  const notNumbers = ['date', 'end', 'year', 'campaign', ...Object.keys(fixed)];
  const metrics = Object.keys(columns).filter((key): key is Metric => !notNumbers.includes(key));
  const monday = by === 'month' ? '2025-02-03' : '2025-01-06';
  return { after, platform, granularity: by, metrics, first: first ?? monday };
}

/** The sum of a metric over the weeks of a report with this granularity. */
export function expectedTotal(metric: string, by: Granularity): number | undefined {
  // Weeks split months.
  if (by === 'month') return undefined;
  return Array.from({ length: days }, (_, day) => valuesOn(day)[metric] ?? 0).reduce((a, b) => a + b, 0);
}

export const utf16 = (content: string) => new Uint8Array(Buffer.from(`\ufeff${content}`, 'utf16le'));
export const latin1 = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
export const withMark = (content: string) => new TextEncoder().encode(`\ufeff${content}`);

/** Two campaigns that share each day's values. */
export const two = ['Brand', 'Generic'];
