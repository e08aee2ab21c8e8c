import { fill } from '../../../../content/fill.ts';
import { noChoices, putWeekBack } from '../model/choices.ts';
import { findLeftOutWeeks } from '../model/result.ts';
import type { StateBoxProps } from './state-boxes.tsx';
import s from './states.module.css';

/** Weeks left out of the shown metric's forecast, each with a button to put it back. */
export function LeftOutPills({
  result,
  outlook,
  states,
  numbers,
  onChoices,
}: Pick<StateBoxProps, 'result' | 'outlook' | 'states' | 'numbers' | 'onChoices'>) {
  const { choices = noChoices } = result;
  const unused = findLeftOutWeeks(result, outlook).map(({ week }) => week);
  const leftOut = (result.leftOut ?? []).filter(({ index }) => unused.includes(index));
  if (leftOut.length === 0) return null;
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
