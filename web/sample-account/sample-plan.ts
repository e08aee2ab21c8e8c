import type { home } from '../../content/messages/en/home.ts';
import type { mediaPlanning } from '../../content/messages/en/media-planning.ts';

/** The example account's next 26 weeks: its plan beyond the forecast, and its flights. */

/** Conversions per week, in the weeks beyond the forecast. */
export const plannedConversions = [432, 436, 441, 452, 468, 490, 512, 498, 470, 455, 448, 442, 438];

/** The keys of their names in the messages. */
type FlightName = Exclude<keyof typeof home.plan, 'label' | 'flags'> | keyof typeof mediaPlanning.flights;

/** Weeks from today, budget in dollars per week. */
export interface Flight {
  name: FlightName;
  from: number;
  to: number;
  budget: number;
}

export const channels: { name: FlightName; flights: Flight[] }[] = [
  {
    name: 'brand',
    flights: [
      { name: 'brand', from: 0, to: 13, budget: 9000 },
      { name: 'brand', from: 13, to: 26, budget: 9000 },
    ],
  },
  {
    name: 'generic',
    flights: [
      { name: 'generic', from: 0, to: 7, budget: 24_000 },
      { name: 'genericRaised', from: 7, to: 13, budget: 29_000 },
      { name: 'generic', from: 13, to: 17, budget: 29_000 },
      { name: 'genericPeak', from: 17, to: 23, budget: 34_000 },
    ],
  },
  {
    name: 'retail',
    flights: [
      { name: 'retail', from: 2, to: 6, budget: 14_000 },
      { name: 'retailCollection', from: 8, to: 13, budget: 18_000 },
      { name: 'retailGifts', from: 15, to: 22, budget: 22_000 },
    ],
  },
  {
    name: 'social',
    flights: [
      { name: 'socialNew', from: 3, to: 11, budget: 8000 },
      { name: 'socialReturning', from: 16, to: 21, budget: 8000 },
    ],
  },
];

/** The week that is shown day by day, counted from today: the first with the raised budget. */
export const openedWeek = 7;

export const openedFlights = channels.flatMap(({ flights }) =>
  flights.filter(({ from, to }) => from <= openedWeek && openedWeek < to),
);

/** How the week's conversions and spend are distributed over its days, starting on Monday. */
export const openedDays = [49, 49, 50, 49, 44, 39, 45];
export const shareOfDays = [0.15, 0.15, 0.155, 0.15, 0.145, 0.12, 0.13];
/** How far spend may deviate from the plan without an alert. */
export const alertShare = 0.1;
