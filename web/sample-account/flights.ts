export type FlightName =
  | 'brand'
  | 'generic'
  | 'genericRaised'
  | 'retail'
  | 'retailCollection'
  | 'social'
  | 'socialNew';

/** Weeks counted from the sheet's first, budget in dollars per week. */
interface SampleFlight {
  name: FlightName;
  from: number;
  to: number;
  budget?: number;
  isRaised?: true;
}

const channels: { name: FlightName; flights: SampleFlight[] }[] = [
  { name: 'brand', flights: [{ name: 'brand', from: 0, to: 26, budget: 9000 }] },
  {
    name: 'generic',
    flights: [
      { name: 'generic', from: 0, to: 8, budget: 21_000 },
      { name: 'generic', from: 9, to: 20, budget: 24_000 },
      { name: 'genericRaised', from: 20, to: 26, budget: 29_000, isRaised: true },
    ],
  },
  {
    name: 'retail',
    flights: [
      { name: 'retail', from: 3, to: 11, budget: 14_000 },
      { name: 'retail', from: 15, to: 19 },
      { name: 'retailCollection', from: 21, to: 26, budget: 18_000, isRaised: true },
    ],
  },
  {
    name: 'social',
    flights: [
      { name: 'social', from: 5, to: 9, budget: 7000 },
      { name: 'socialNew', from: 16, to: 24, budget: 8000 },
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

/** The plan of the sample with Today at a column: flights that it crosses are split there. */
export function planAt(at: number) {
  return {
    channels: channels.map(({ name, flights }) => ({
      name,
      flights: flights.flatMap((f) => splitAt(at, f)),
    })),
    flags: flags.map((flag) => ({ ...flag, isAhead: flag.week > at })),
  };
}

function splitAt(at: number, { isRaised, ...flight }: SampleFlight) {
  const parts = [
    { ...flight, to: Math.min(flight.to, at), kind: 'done' as const },
    { ...flight, from: Math.max(flight.from, at), kind: isRaised ? ('raised' as const) : ('next' as const) },
  ];
  return parts
    .filter(({ from, to }) => from < to)
    .map((part) => ({ ...part, isNamed: part.to - part.from > 1 }));
}
