import { facts } from '../../contract/facts.ts';
import { band, dots, line, type Point } from '../ui/charts/path.ts';
import { conversions, type Forecast, range50, range90 } from './series.ts';

/** The plan that the page builds: a fictitious account, with weeks counted from today. */

const weeks = facts.forecastWeeks;

/** Budgets in dollars, and the weeks `from` inclusive to `to` exclusive. */
export const rows = [
  { name: 'brand', from: 0, to: 13, budget: 48_000 },
  { name: 'generic', from: 0, to: 13, budget: 96_000 },
  { name: 'retail', from: 2, to: 13, budget: 60_000 },
  { name: 'social', from: 1, to: 11, budget: 36_000 },
] as const;

export const total = rows.reduce((sum, { budget }) => sum + budget, 0);

/** The weeks that have passed once the plan runs, and their results. */
export const measured = [301, 306, 324];
export const passed = measured.length;

/** A row that spends too fast: what it has spent, and what it may spend per week to last until its end. */
const { from, to, budget } = rows[3];
const spent = 8100;
export const alert = {
  row: rows[3].name,
  spent,
  planned: (budget / (to - from)) * (passed - from),
  weekly: (budget - spent) / (to - passed),
};

export const forecast: readonly Forecast[] = conversions.forecast;
/** How much wider the range is without a budget. */
const undecided = 1.6;

const box = { column: 100, height: 240, floor: 230, ceiling: 530 };

const y = (value: number) => (box.height * (box.ceiling - value)) / (box.ceiling - box.floor);
const through = (values: readonly number[]) =>
  values.map((value, week): Point => [(week + 0.5) * box.column, y(value)]);
const between = (range: (point: Forecast) => { lo: number; hi: number }) =>
  band(through(forecast.map((point) => range(point).hi)), through(forecast.map((point) => range(point).lo)));

export const drawing = {
  viewBox: `0 0 ${weeks * box.column} ${box.height}`,
  wide: between(({ mid, half90 }) => ({ lo: mid - undecided * half90, hi: mid + undecided * half90 })),
  range90: between(range90),
  range50: between(range50),
  expected: line(through(forecast.map(({ mid }) => mid))),
  past: `M0 0h${passed * box.column}v${box.height}H0z`,
  earlier: line(through(forecast.slice(0, passed).map(({ mid }) => mid))),
  measured: line(through(measured)),
  dots: dots(through(measured)),
};
