import { channels } from './sample-plan.ts';
import { conversions } from './series.ts';

/** A recommendation for the example account: the raise in its media plan, based on the forecast that all pages use. */

const flights = channels.flatMap((channel) => channel.flights);
const before = flights.find(({ name }) => name === 'generic');
const raise = flights.find(({ name }) => name === 'genericRaised');
if (!before || !raise) throw new Error('the sample plan has no raise');

/** The weeks of the raise, counted from today. */
export const { from, to, budget } = raise;
/** Dollars per week. */
export const more = budget - before.budget;

/** Additional conversions in each week of the raise. */
const brought = [10, 21, 30, 39, 45, 51];
export const extra = brought.reduce((sum, n) => sum + n, 0);
export const withMove = conversions.forecast.slice(0, to);
export const withoutMove = withMove.map(({ mid }, week) => mid - (brought[week - from] ?? 0));

/** Dollars per additional conversion, and per conversion in the week before. */
export const price = Math.round(((to - from) * more) / extra);
const spentBefore = flights
  .filter((flight) => flight.from < from && flight.to >= from)
  .reduce((sum, flight) => sum + flight.budget, 0);
export const priceBefore = Math.round(spentBefore / (withMove[from - 1]?.mid ?? 1));

/** Forecasts of earlier decks and actual values, the latest first. */
export const record = [
  { move: 'tablet', isMoney: true, forecast: 1100, range: { lo: 800, hi: 1400 }, actual: 1200 },
  { move: 'brand', isMoney: false, forecast: 84, range: { lo: 60, hi: 108 }, actual: 97 },
  { move: 'retail', isMoney: false, forecast: 140, range: { lo: 100, hi: 180 }, actual: 91 },
] as const;
