import type { CSSProperties } from 'react';
import { usePage } from '../../../ui/page.tsx';
import { weekFrom } from '../../../ui/sheet-weeks.ts';
import s from './campaign.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';

const steps = [
  { name: 'plan', from: 0, to: 3 },
  { name: 'strategise', from: 2, to: 6 },
  { name: 'search', from: 5, to: 14 },
  { name: 'retail', from: 6, to: 13 },
  { name: 'social', from: 7, to: 14 },
] as const;

export function Campaign() {
  const { messages, today } = usePage();
  const t = messages.home.features.campaign;
  return (
    <Feature words={t} place={f.campaign}>
      <div className={s.chart} role="img" aria-label={t.label}>
        {Array.from({ length: 14 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          <i key={i} data-week={i}>
            {weekFrom(today, i)}
          </i>
        ))}
        {steps.map(({ name, from, to }, i) => (
          <b
            key={name}
            className={i < 2 ? s.thought : s.flight}
            style={{ '--from': from, '--to': to } as CSSProperties}
          >
            {t[name]}
          </b>
        ))}
      </div>
    </Feature>
  );
}
