import type { CSSProperties } from 'react';
import { useMessages } from '../../ui/page.tsx';
import { Analytics, Collection, Improvement, Recommendations, Visualization } from './drawings.tsx';
import s from './steps.module.css';

const steps = [
  { step: 'collection', Drawing: Collection },
  { step: 'recommendations', Drawing: Recommendations },
  { step: 'analytics', Drawing: Analytics },
  { step: 'visualization', Drawing: Visualization },
  { step: 'improvement', Drawing: Improvement },
] as const;

/** Five growing slides, each with a drawing of its step. */
export function Steps() {
  const t = useMessages().pitchPerfect;
  return (
    <>
      <ol className={s.steps}>
        {steps.map(({ step, Drawing }, i) => (
          <li key={step} style={{ '--i': i } as CSSProperties}>
            <div className={s.slide}>
              <svg
                viewBox="0 0 200 120"
                preserveAspectRatio="none"
                role="img"
                aria-label={t.steps[step].label}
              >
                <Drawing />
              </svg>
            </div>
            <h2>{t.steps[step].name}</h2>
            <p>{t.steps[step].text}</p>
          </li>
        ))}
      </ol>
      <p className={s.note}>{t.note}</p>
    </>
  );
}
