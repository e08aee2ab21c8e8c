import type { CSSProperties } from 'react';
import { settings } from '../../../../content/settings.ts';
import { usePage } from '../../../ui/page.tsx';
import { weekFrom } from '../../../ui/sheet-weeks.ts';
import s from './campaign.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';

const weeks = 14;
const firstFlight = 4;

/** One flight for each platform, a week apart. */
const flights = settings.platforms.map((name, i) => ({ name, from: firstFlight + i, to: weeks - (i % 2) }));

export function Campaign() {
  const { messages, today } = usePage();
  const t = messages.home.features.campaign;
  const steps = [
    { name: t.plan, from: 0, to: 3 },
    { name: t.strategise, from: 2, to: 6 },
  ];
  return (
    <Feature messages={t} place={f.campaign}>
      <div className={s.chart} role="img" aria-label={t.label}>
        {Array.from({ length: weeks }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          <i key={i} data-week={i}>
            {weekFrom(today, i)}
          </i>
        ))}
        {[...steps, ...flights].map(({ name, from, to }, i) => (
          <b
            key={name}
            className={i < steps.length ? s.thought : s.flight}
            style={{ '--from': from, '--to': to } as CSSProperties}
          >
            {name}
          </b>
        ))}
      </div>
    </Feature>
  );
}
