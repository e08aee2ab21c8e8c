import type { Locale } from '../../contract/locales.ts';

/** The content of the six slides. Their looks are up to `pptx/` and the page that shows them. */
export interface Deck {
  locale: Locale;
  /** Where the numbers come from, and their date. */
  source: string;
  /** Empty if the visitor entered none. */
  agency: string;
  /** As `#1a3dd8`. */
  colour: string;
  keys: { measured: string; forecast: string; range50: string; range90: string; low: string; high: string };
  slides: [CoverSlide, ChartSlide, ChartSlide, TableSlide, WatchSlide, NextSlide];
}

export type Slide = Deck['slides'][number];

interface Titled {
  title: string;
  /** The part of the title with the finding. */
  strong?: string;
}
export interface CoverSlide extends Titled {
  kind: 'cover';
  kicker: string;
  lines: string[];
  chart: DeckChart;
}
export interface ChartSlide extends Titled {
  kind: 'chart';
  chart: DeckChart;
  facts: { term: string; value: string }[];
}
export interface TableSlide extends Titled {
  kind: 'table';
  head: string[];
  /** The column that the slide is about. */
  main: number;
  rows: TableRow[];
  note: string;
}
export interface TableRow {
  /** Rows to emphasize: past weeks and totals. */
  kind?: 'measured' | 'sum';
  cells: string[];
}
export interface WatchSlide extends Titled {
  kind: 'watch';
  items: { label: string; title: string; text: string; chart: DeckChart }[];
}
export interface NextSlide extends Titled {
  kind: 'next';
  steps: { when: string; text: string }[];
  ask: string;
  answers: string[];
}

export interface DeckChart {
  caption: string;
  /** The number of decimals of its values. */
  digits: number;
  /** The names of the weeks, measured ones first. */
  weeks: string[];
  /** The label of the line between measured and expected weeks. */
  today: string;
  measured: number[];
  mean: number[];
  low50: number[];
  high50: number[];
  low90: number[];
  high90: number[];
}
