import type { CSSProperties } from 'react';
import { Channel, Flight } from '../../ui/flights.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './media-plan.module.css';

type Name = 'brand' | 'generic' | 'genericRaised' | 'retail' | 'retailCollection' | 'social' | 'socialNew';

/** Weeks counted from the sheet's first, budget in dollars per week. */
interface SampleFlight {
  name: Name;
  from: number;
  to: number;
  budget?: number;
  kind: 'done' | 'next' | 'raised';
}

const channels: { name: Name; flights: SampleFlight[] }[] = [
  {
    name: 'brand',
    flights: [
      { name: 'brand', from: 0, to: 13, budget: 9000, kind: 'done' },
      { name: 'brand', from: 13, to: 26, budget: 9000, kind: 'next' },
    ],
  },
  {
    name: 'generic',
    flights: [
      { name: 'generic', from: 0, to: 8, budget: 21_000, kind: 'done' },
      { name: 'generic', from: 9, to: 13, budget: 24_000, kind: 'done' },
      { name: 'generic', from: 13, to: 20, budget: 24_000, kind: 'next' },
      { name: 'genericRaised', from: 20, to: 26, budget: 29_000, kind: 'raised' },
    ],
  },
  {
    name: 'retail',
    flights: [
      { name: 'retail', from: 3, to: 11, budget: 14_000, kind: 'done' },
      { name: 'retail', from: 15, to: 19, kind: 'next' },
      { name: 'retailCollection', from: 21, to: 26, budget: 18_000, kind: 'raised' },
    ],
  },
  {
    name: 'social',
    flights: [
      { name: 'social', from: 5, to: 9, budget: 7000, kind: 'done' },
      { name: 'socialNew', from: 16, to: 24, budget: 8000, kind: 'next' },
    ],
  },
];

const flags = [
  { name: 'broken', week: 3, kind: 'alert' },
  { name: 'pacing', week: 6, kind: 'alert' },
  { name: 'disapproval', week: 12.6, kind: 'alert', left: true },
  { name: 'drafted', week: 14, kind: 'deck' },
  { name: 'due', week: 25.8, kind: 'deck', left: true },
] as const;

export function MediaPlan() {
  const { format, messages } = usePage();
  const t = messages.home.plan;
  return (
    <section className={s.plan} aria-label={t.label}>
      <ul data-later="phone">
        {channels.map((channel) => (
          <Channel key={channel.name} name={t[channel.name]}>
            {channel.flights.map(({ name, from, to, budget, kind }) => (
              <Flight
                key={from}
                className={s[kind]}
                name={t[name]}
                from={from}
                to={to}
                budget={budget ? format.moneyPerWeek(budget) : undefined}
              />
            ))}
          </Channel>
        ))}
        <li className={s.flags}>
          {flags.map((flag) => (
            <span
              key={flag.name}
              className={[s.flag, s[flag.kind], 'left' in flag && s.left].filter(Boolean).join(' ')}
              style={{ '--from': flag.week } as CSSProperties}
            >
              {t.flags[flag.name]}
            </span>
          ))}
        </li>
      </ul>
    </section>
  );
}
