import type { CSSProperties } from 'react';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './timing.module.css';

/** Grid lines on 26 columns: six for the call, eight for the trial, twelve for the rest. */
const spans = [
  { team: 'onboarding', from: 1, to: 15 },
  { team: 'data', from: 7, to: 27 },
  { team: 'forecasting', from: 9, to: 27 },
  { team: 'campaign', from: 15, to: 27 },
  { team: 'care', from: 1, to: 27 },
] as const;

/** The teams as flights of a media plan. */
export function Timing() {
  const { teams, timing } = useMessages().team;
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
          {spans.map(({ team, from, to }) => (
            <li key={team} style={{ '--from': from, '--to': to } as CSSProperties}>
              <b>{teams[team].name}</b>
              <span>{timing.work[team]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
