import { fill } from '../../../../content/fill.ts';
import { noChoices, putWeekBack } from '../model/choices.ts';
import type { StateBoxProps } from './state-boxes.tsx';
import s from './states.module.css';

/** Weeks that are left out, each with a way back. */
export function LeftOutPills({
  result,
  states,
  numbers,
  onChoices,
}: Pick<StateBoxProps, 'result' | 'states' | 'numbers' | 'onChoices'>) {
  const { leftOut, choices = noChoices } = result;
  if (!leftOut) return null;
  const { leftOut: t } = states;
  return (
    <div className={s.pills}>
      {leftOut.map(({ day }) => (
        <span key={day} className={s.pill}>
          <span>{fill(t.pill, { week: numbers.week(day) })}</span>
          <button
            type="button"
            aria-label={fill(t.putBack, { week: numbers.week(day) })}
            onClick={() => onChoices(putWeekBack(choices, day))}
          >
            ×
          </button>
        </span>
      ))}
      {leftOut.length > 1 && (
        <button
          type="button"
          className={s.link}
          onClick={() => onChoices(leftOut.reduce((all, { day }) => putWeekBack(all, day), choices))}
        >
          {t.putAllBack}
        </button>
      )}
    </div>
  );
}
