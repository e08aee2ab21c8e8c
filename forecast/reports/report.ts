/** What a report says, and what can be said about it. Plain data, so that a worker can send it. */

export const metricNames = ['spend', 'clicks', 'impressions', 'conversions', 'value'] as const;
export type MetricName = (typeof metricNames)[number];
/** `group` is any other text with few values; it goes by the name of its column. */
export const dimensionNames = ['campaign', 'device', 'country', 'audience', 'network', 'group'] as const;
export type DimensionName = (typeof dimensionNames)[number];
/**
 * `other` is a metric that goes by the name of its column; `end` is the last day of a row that has two dates, and `year`
 * the year of one whose date column has only months or weeks.
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
/** Languages that headers are known in. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'ja'] as const;
export type Language = (typeof languages)[number];
export type DateOrder = 'dmy' | 'mdy';
/** What the two numbers of dates such as `2025|34` are. */
export type DateForm = 'year-week' | 'year-month';
export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** With fewer weeks a forecast cannot be checked on its own past. */
export const minWeeksToForecast = 26;

/** What a visitor can correct. The file is then read again. */
export interface ReadOptions {
  /** The current day, as `2026-11-16`. What it or later days bring is not complete yet. */
  today?: string;
  /** The day that weeks start on: 0 is Sunday, 1 is Monday. Weeks that the file has already added up stay as they are. */
  weekStart?: 0 | 1;
  /** The roles of columns, counted from 0. */
  columns?: Readonly<Record<number, ColumnRole>>;
  dateOrder?: DateOrder;
  dateForm?: DateForm;
  /** `all` adds up rows that appear twice. Otherwise they count once, if they look like a mistake. */
  repeats?: 'once' | 'all';
  /** The line at which the table to read starts, for files with several tables. */
  fromLine?: number;
  /** The index of the sheet to read, for workbooks. */
  sheet?: number;
  /** Which one to read if there are several, as `EUR`. */
  currency?: string;
}

export interface Column {
  name: string;
  role: ColumnRole;
  /** Why it is left out. */
  why?: IgnoredBecause;
  /** What is in its first rows. */
  samples: string[];
  /** How many different values a dimension has. */
  values?: number;
}

/** `rate`: rates, averages and reach cannot be added up. `maybe-rate`: it only looks like one. `date`: another column has the dates. `spare`: another column has this metric or dimension. */
export type IgnoredBecause =
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
  /** One value for each week of the report. */
  values: number[];
  /** The same by day, if the file has days and less than a year of them. */
  days?: number[];
}

/** The last days of the file, up to the last one that is complete. */
export interface RecentDays {
  first: string;
  /** Of each metric, in their order. */
  metrics: number[][];
}

export interface Dimension {
  name: DimensionName;
  column: number;
  /** What its column is called. */
  label: string;
  /** How many different values were seen. */
  count: number;
  /** The largest first. */
  values: DimensionValue[];
  /** All the others together. */
  rest?: DimensionValue;
}

/** The rows of each week, and for each metric of the report its weekly values. */
export interface SegmentSeries {
  rows: number[];
  metrics: number[][];
}

export interface DimensionValue extends SegmentSeries {
  label: string;
  /** In how many of the report's weeks it has rows. */
  weeks: number;
}

/** A combination of values: for each dimension the place of its value, which for the rest is that after the last. */
export interface Cell extends SegmentSeries {
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
  /** Lines of the file, and rows that were counted. */
  lines: number;
  rows: number;
  columns: Column[];
  dates: {
    column: number;
    granularity: Granularity;
    /** Null where it does not matter, as in `2026-11-16`. */
    order: DateOrder | null;
    first: string;
    last: string;
  };
  currency: string | null;
  /** The first day of each week. */
  weeks: string[];
  /** The day weeks start on, 0 is Sunday. */
  weekStart: number;
  metrics: Series[];
  /** Null if the file has no days. */
  recentDays: RecentDays | null;
  dimensions: Dimension[];
  /** Null if there are too many combinations to keep, or only one dimension. */
  cells: Cell[] | null;
  notes: ReportNote[];
  /** Null if there are none that look like a mistake. */
  repeats: RepeatedRows | null;
  /** All tables with dates, if the file has more than one, as GA4's have. */
  tables: TableStart[];
  /** The line at which the table starts that was read; 1 unless there are several. */
  fromLine: number;
  /** The first rows that could not be read, with their neighbours. */
  unreadable: PreviewRow[];
}

/** One of several tables in a file that has dates. */
export interface TableStart {
  /** The first line that belongs to it, to be passed as `fromLine`. */
  line: number;
  /** The names of its first columns. */
  header: string[];
}

/** Rows that are the same as an earlier one, in every cell. */
export interface RepeatedRows {
  count: number;
  /** `once`: they are left out. `all`: they are added up. */
  counted: 'once' | 'all';
  first: string;
  last: string;
  lines: number[];
  preview: PreviewRow[];
  /** How many more rows have the day and the texts of another one, but other numbers: those all count. */
  alike: number;
  /** What they add up to, for each metric and week of the report. */
  values: number[][];
}

/** Lists of lines, weeks and names hold the first ten. */
export type ReportNote =
  | { code: 'unfinished-week'; at: 'start' | 'end'; first: string; last: string; days: number }
  | { code: 'gaps-bridged'; count: number; weeks: string[] }
  | { code: 'history-split'; missing: number; first: string; last: string; dropped: number }
  | { code: 'few-weeks'; count: number; least: number; enoughOn: string }
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
