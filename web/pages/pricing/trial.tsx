import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Caption } from '../../ui/charts/caption.tsx';
import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './trial.module.css';

const last = facts.trialDays;
const steps = [
  { step: 'call', lo: 1, hi: 1 },
  { step: 'forecast', lo: 2, hi: 4 },
  { step: 'work', lo: 5, hi: last - 1 },
  { step: 'decide', lo: last, hi: last },
] as const;

/** The trial's steps, for the social image. */
export function TrialArt() {
  const day = 640 / last;
  const bars = steps.map(
    ({ lo, hi }, i) =>
      [Math.round((lo - 1) * day) + 2, 40 + i * 84, Math.round((hi - lo + 1) * day) - 3, 68] as const,
  );
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.16)" columns={last} outlined>
      <path fill="var(--persimmon)" d={blocks(bars.slice(0, -1))} />
      <path fill="var(--ink)" d={blocks(bars.slice(-1))} />
    </RuledArtwork>
  );
}

/** The trial as a plan: one column per day. */
export function Trial() {
  const { format, messages } = usePage();
  const { talk, trial } = messages.pricing;
  return (
    <Sheet className={s.hero}>
      <h1>{trial.title}</h1>
      <div className={s.promise}>
        <p className={t.lede}>{trial.lede}</p>
        <ButtonLink to="/join-the-waitlist" big arrow>
          {talk}
        </ButtonLink>
      </div>
      <figure className={s.calendar}>
        <figcaption>
          <Caption title={trial.caption} note={trial.note} />
        </figcaption>
        <div className={s.trial} style={{ '--days': last } as CSSProperties}>
          <div className={s.days} aria-hidden="true">
            {Array.from({ length: last }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
              <i key={i} style={{ '--from': i + 1 } as CSSProperties}>
                {i === 0 && <span>{trial.day} </span>}
                {i + 1}
              </i>
            ))}
          </div>
          <ol>
            {steps.map(({ step, lo, hi }) => (
              <li key={step} className={s[step]} style={{ '--from': lo, '--end': hi + 1 } as CSSProperties}>
                <b>
                  <span>{trial.day} </span>
                  {lo === hi ? format.number(lo) : format.range({ lo, hi })}
                </b>
                <div>
                  <h2>{trial.steps[step].name}</h2>
                  <p>{trial.steps[step].text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </figure>
    </Sheet>
  );
}
