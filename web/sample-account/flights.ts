import type { home } from '../../content/messages/en/home.ts';

/** The keys of their names in the messages. */
type FlightName = Exclude<keyof typeof home.plan, 'label' | 'flags'>;

/** Weeks counted from the sheet's first on the real date, budget in dollars per week. */
interface SampleFlight {
  name: FlightName;
  from: number;
  to: number;
  budget?: number;
  isRaised?: true;
}

const channels: { name: FlightName; flights: SampleFlight[] }[] = [
  { name: 'brand', flights: [{ name: 'brand', from: -13, to: 39, budget: 9000 }] },
  {
    name: 'generic',
    flights: [
      { name: 'generic', from: -13, to: 8, budget: 21_000 },
      { name: 'generic', from: 9, to: 20, budget: 24_000 },
      { name: 'genericRaised', from: 20, to: 39, budget: 29_000, isRaised: true },
    ],
  },
  {
    name: 'retail',
    flights: [
      { name: 'retail', from: -11, to: -2, budget: 12_000 },
      { name: 'retail', from: 3, to: 11, budget: 14_000 },
      { name: 'retail', from: 15, to: 19 },
      { name: 'retailCollection', from: 21, to: 31, budget: 18_000, isRaised: true },
      { name: 'retailCollection', from: 33, to: 39, budget: 18_000, isRaised: true },
    ],
  },
  {
    name: 'social',
    flights: [
      { name: 'social', from: -8, to: -3, budget: 6000 },
      { name: 'social', from: 5, to: 9, budget: 7000 },
      { name: 'socialNew', from: 16, to: 24, budget: 8000 },
      { name: 'socialNew', from: 27, to: 36, budget: 8000 },
    ],
  },
];

const flags = [
  { name: 'broken', week: 3 },
  { name: 'pacing', week: 6 },
  { name: 'disapproval', week: 12.6, isLeft: true },
  { name: 'drafted', week: 14 },
  { name: 'due', week: 25.8, isLeft: true },
] as const;

const columns = 26;
const today = 13;
/** The number of columns that the name of a flag takes. */
const flagName = 4;

/**
 * The sample's plan as the sheet shows it with Today moved by some weeks: flights that Today crosses are split there.
 */
export function planAt(moved: number) {
  return {
    channels: channels.map(({ name, flights }) => ({
      name,
      flights: flights.flatMap((flight) =>
        splitAtToday({ ...flight, from: flight.from - moved, to: flight.to - moved }),
      ),
    })),
    flags: flags.map((flag) => {
      const week = flag.week - moved;
      const isShown =
        'isLeft' in flag ? week >= flagName && week < columns : week >= 0 && week <= columns - flagName;
      return { ...flag, week, isShown, isAhead: week > today };
    }),
  };
}

function splitAtToday({ isRaised, ...flight }: SampleFlight) {
  const parts = [
    { ...flight, from: Math.max(flight.from, 0), to: Math.min(flight.to, today), kind: 'done' as const },
    {
      ...flight,
      from: Math.max(flight.from, today),
      to: Math.min(flight.to, columns),
      kind: isRaised ? ('raised' as const) : ('next' as const),
    },
  ];
  return parts
    .filter(({ from, to }) => from < to)
    .map((part) => ({ ...part, isNamed: part.to - part.from > 1 }));
}
