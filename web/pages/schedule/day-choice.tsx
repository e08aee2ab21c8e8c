import type { DateFormats } from '../../../content/dates.ts';
import { instantOf } from '../../../contract/calendar.ts';
import { endOf, gmtLabel, startOf, wallClock } from '../../../contract/meeting.ts';
import type { FieldProps } from '../../ui/form/field.tsx';
import type { Choice } from './choice.ts';
import s from './day-choice.module.css';
import type { ScheduleWords } from './words.ts';

interface Props extends Pick<FieldProps, 'name' | 'error' | 'value'> {
  words: ScheduleWords;
  format: DateFormats;
  awake: boolean;
  choice: Choice;
}

/**
 * The day: a plain field where no script runs. The calendar takes its place, and a heading that says what has been
 * chosen; the field goes on holding the day, out of sight.
 */
export function DayChoice({ name, error, value, words, format, awake, choice }: Props) {
  return (
    <div className={s.choice}>
      {awake && (
        <h2 id="choice" className={s.heading} aria-live="polite">
          <Chosen words={words} format={format} choice={choice} />
        </h2>
      )}
      <div hidden={awake}>
        <label htmlFor={name} className={s.label}>
          {words.fields.day}
        </label>
        <input
          id={name}
          type="date"
          name={name}
          required
          defaultValue={value}
          aria-describedby={`${name}-hint ${name}-error`}
          aria-invalid={error === undefined ? undefined : true}
        />
        <p id={`${name}-hint`} className={s.hint}>
          {words.hints.day}
        </p>
      </div>
      <p id={`${name}-error`} data-error-for={name} className={s.error} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}

function Chosen({ words, format, choice }: Pick<Props, 'words' | 'format' | 'choice'>) {
  const { date, time, offset } = choice;
  if (date === '') {
    return (
      <>
        {words.choice.selectDay}
        <span className={s.next}>{words.choice.thenTime}</span>
      </>
    );
  }
  const day = <span className={s.day}>{format.weekday(new Date(instantOf(date)))} </span>;
  if (time === '' || offset === undefined) {
    return (
      <>
        {day}
        <span className={s.next}>{words.choice.selectTime}</span>
      </>
    );
  }
  const end = wallClock(endOf(startOf({ date, time, offset })), offset).time;
  return (
    <>
      {day}
      <span className={s.time}>
        {`${time}–${end} `}
        <small>{gmtLabel(offset)}</small>
      </span>
    </>
  );
}
