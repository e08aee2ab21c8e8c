import type { CSSProperties } from 'react';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './timing.module.css';

/** First and last line of a desk on the 26 columns: six for the call, eight for the trial, twelve for the rest. */
const spans = [
  { desk: 'onboarding', from: 1, to: 15 },
  { desk: 'data', from: 7, to: 27 },
  { desk: 'forecasting', from: 9, to: 27 },
  { desk: 'campaign', from: 15, to: 27 },
  { desk: 'care', from: 1, to: 27 },
] as const;

/** The desks as flights of a media plan. */
export function Timing() {
  const { desks, timing } = useMessages().team;
  return (
    <Sheet spaced labelledBy="timing">
      <SectionHead id="timing" title={timing.title}>
        {timing.lede}
      </SectionHead>
      <div className={s.plan}>
        <p className={s.phases} aria-hidden="true">
          {Object.values(timing.phases).map(({ name, length }) => (
            <span key={name}>
              {name} <i>{length}</i>
            </span>
          ))}
        </p>
        <ul>
          {spans.map(({ desk, from, to }) => (
            <li key={desk} style={{ '--from': from, '--to': to } as CSSProperties}>
              <b>{desks[desk].name}</b>
              <span>{timing.work[desk]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
