/** A report, its notes and problems. Plain data, so that a worker can send it. */

export const metricNames = ['spend', 'clicks', 'impressions', 'conversions', 'value'] as const;
export type MetricName = (typeof metricNames)[number];
/** `group` is any other text with few values, known by the name of its column. */
export const dimensionNames = ['campaign', 'device', 'country', 'audience', 'network', 'group'] as const;
export type DimensionName = (typeof dimensionNames)[number];
/**
 * `other` is a metric known by the name of its column, `end` the last day of a row with two dates, and `year` the year of
 * a row whose date column has only months or weeks.
 */
export type ColumnRole =
  | 'date'
  | 'end'
  | 'year'
  | 'currency'
  | MetricName
  | 'other'
  | DimensionName
  | 'ignored';

export const platforms = [
  ...(['google-ads', 'microsoft-ads', 'meta', 'ga4', 'linkedin', 'tiktok', 'amazon-ads'] as const),
  ...(['search-console', 'spotify-ads', 'table'] as const),
] as const;
export type Platform = (typeof platforms)[number];
/** The languages in which headers are known. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'ja'] as const;
export type Language = (typeof languages)[number];
export type DateOrder = 'dmy' | 'mdy';
/** What the two numbers of dates such as `2025|34` are. */
export type DateForm = 'year-week' | 'year-month';
export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** With fewer weeks, forecasts cannot be backtested. */
export const minWeeksToForecast = 26;

/** What a visitor can correct. The file is then read again. */
export interface ReadOptions {
  /** The current day, as `2026-11-16`. It and later days are not complete. */
  today?: string;
  /** The day on which weeks start: 0 is Sunday, 1 is Monday. Weekly files keep their own weeks. */
  weekStart?: 0 | 1;
  /** Roles by the index of the column. */
  columns?: Readonly<Record<number, ColumnRole>>;
  dateOrder?: DateOrder;
  dateForm?: DateForm;
  /** `all` counts repeated rows each time. Otherwise they count once if they look like a mistake. */
  repeats?: 'once' | 'all';
  /** The first line of the table to read, for files with several tables. */
  fromLine?: number;
  /** The index of the sheet to read, for workbooks. */
  sheet?: number;
  /** The currency to read if there are several, as `EUR`. */
  currency?: string;
}

export interface Column {
  name: string;
  role: ColumnRole;
  /** Why it is ignored. */
  why?: IgnoreReason;
  /** The cells of its first rows. */
  samples: string[];
  /** The number of distinct values of a dimension. */
  values?: number;
}

/**
 * `rate`: rates, averages and reach cannot be summed. `maybe-rate`: it only looks like one. `date`: another column has the
 * dates. `spare`: another column has this metric or dimension.
 */
export type IgnoreReason =
  | 'rate'
  | 'maybe-rate'
  | 'text'
  | 'identifier'
  | 'setting'
  | 'date'
  | 'spare'
  | 'chosen';

export interface Series {
  name: MetricName | 'other';
  column: number;
  label: string;
  /** One value per week of the report. */
  values: number[];
  /** One value per day, if the file has days and less than a year of them. */
  days?: number[];
}

/** The last days of the file, up to the last complete one. */
export interface RecentDays {
  first: string;
  /** The values of each metric, in the order of the metrics. */
  metrics: number[][];
}

export interface Dimension {
  name: DimensionName;
  column: number;
  /** The header of its column. */
  label: string;
  /** The number of distinct values. */
  count: number;
  /** Largest first. */
  values: DimensionValue[];
  /** The remainder: the sum of all other values. */
  rest?: DimensionValue;
}

/** The number of rows of each week, and the weekly values of each metric of the report. */
export interface SegmentSeries {
  rows: number[];
  metrics: number[][];
}

export interface DimensionValue extends SegmentSeries {
  label: string;
  /** The number of the report's weeks in which it has rows. */
  weeks: number;
}

/** A combination of values. */
export interface Cell extends SegmentSeries {
  /** The index of each dimension's value. The index after the last one stands for the remainder. */
  at: number[];
}

export interface PreviewRow {
  line: number;
  cells: string[];
  kind: 'heading' | 'header' | 'data' | 'unreadable';
}

export interface Report {
  platform: Platform;
  language: Language | null;
  encoding: 'utf-8' | 'utf-16' | 'windows-1252';
  delimiter: string;
  /** The number of lines in the file. */
  lines: number;
  /** The number of rows that were counted. */
  rows: number;
  columns: Column[];
  dates: {
    column: number;
    granularity: Granularity;
    /** Null if it does not matter, as in `2026-11-16`. */
    order: DateOrder | null;
    first: string;
    last: string;
  };
  currency: string | null;
  /** The first day of each week. */
  weeks: string[];
  /** The day on which weeks start; 0 is Sunday. */
  weekStart: number;
  metrics: Series[];
  /** Null if the file has no days. */
  recentDays: RecentDays | null;
  dimensions: Dimension[];
  /** Null if there are too many combinations, or only one dimension. */
  cells: Cell[] | null;
  notes: ReportNote[];
  /** Null if no repeated rows look like a mistake. */
  repeats: RepeatedRows | null;
  /** All tables with dates, if the file has more than one, as those of GA4 do. */
  tables: TableStart[];
  /** The first line of the table that was read; 1 if there is only one. */
  fromLine: number;
  /** The first unreadable rows, with their neighbors. */
  unreadable: PreviewRow[];
}

/** A table with dates, in a file with several tables. */
export interface TableStart {
  /** Its first line, to be passed as `fromLine`. */
  line: number;
  /** The headers of its first columns. */
  header: string[];
}

/** Rows that are identical to an earlier one in every cell. */
export interface RepeatedRows {
  count: number;
  /** `once`: they are left out. `all`: they count each time. */
  counted: 'once' | 'all';
  first: string;
  last: string;
  lines: number[];
  preview: PreviewRow[];
  /** The number of rows with the day and texts of another one, but other numbers. They all count. */
  alike: number;
  /** Their sums, by metric and week of the report. */
  values: number[][];
}

/** Lists of lines, weeks and names have at most ten items. */
export type ReportNote =
  | { code: 'unfinished-week'; at: 'start' | 'end'; first: string; last: string; days: number }
  | { code: 'gaps-bridged'; count: number; weeks: string[] }
  | { code: 'history-split'; missing: number; first: string; last: string; dropped: number }
  | { code: 'few-weeks'; count: number; min: number; enoughOn: string }
  | { code: 'days-used'; count: number }
  | { code: 'months-spread'; count: number }
  | { code: 'own-weeks'; weekday: number }
  | { code: 'rows-summed'; rows: number; count: number; granularity: Granularity }
  | { code: 'sum-rows'; count: number; lines: number[] }
  | { code: 'unreadable-rows'; count: number; lines: number[]; column: string; share: number }
  | { code: 'future-rows'; count: number; first: string }
  | { code: 'unreadable-numbers'; count: number; column: string; line: number; text: string }
  | { code: 'negative-values'; count: number; column: string; line: number }
  | { code: 'absurd-values'; count: number; column: string; line: number }
  | { code: 'unusual-week'; column: string; week: string; times: number }
  | { code: 'several-currencies'; used: string; others: string[]; count: number }
  | { code: 'date-order-open'; used: DateOrder; example: string; dmy: string; mdy: string }
  | { code: 'columns-ignored'; count: number; names: string[] }
  | { code: 'maybe-rates'; count: number; names: string[] }
  | { code: 'repeats-left-out'; count: number; rows: number; alike: number }
  | { code: 'repeats-added'; count: number; rows: number; alike: number }
  | { code: 'values-grouped'; dimension: DimensionName; shown: number; count: number }
  | { code: 'open-quote'; line: number }
  | { code: 'long-lines'; count: number; lines: number[] };

/** Why a file cannot be read. */
export type ReportProblem =
  | { code: 'empty' }
  | { code: 'workbook' }
  | { code: 'old-workbook' }
  | { code: 'locked-workbook' }
  | { code: 'broken-workbook' }
  | { code: 'large-workbook' }
  | { code: 'pdf' }
  | { code: 'archive' }
  | { code: 'picture' }
  | { code: 'web-page' }
  | { code: 'json' }
  | { code: 'binary' }
  | { code: 'no-table'; line: number; text: string }
  | { code: 'no-dates'; lines: number }
  | { code: 'bad-dates'; column: string; line: number; text: string }
  | { code: 'pivot'; line: number; text: string }
  | { code: 'one-period'; first: string; last: string }
  | { code: 'too-coarse'; column: string }
  | { code: 'no-numbers'; lines: number }
  | { code: 'only-zeros'; lines: number }
  | { code: 'no-rows'; line: number }
  | { code: 'no-whole-week'; first: string; last: string };

export type NoteCode = ReportNote['code'];
export type ProblemCode = ReportProblem['code'];
