import { type MeetingDay, type TimeSlot, timeSlots } from '../../../contract/meeting.ts';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import s from './time-choice.module.css';
import type { ScheduleWords } from './words.ts';

interface Props extends FieldProps {
  words: Pick<ScheduleWords, 'taken' | 'past'>;
  /** No day has been chosen yet. */
  waits: boolean;
  /** What is known of the chosen day; a time of a day not known yet may be free. */
  day: MeetingDay | undefined;
}

/** The times of the chosen day. */
export function TimeChoice({ words, waits, day, ...field }: Props) {
  return (
    <Field {...field} several="radiogroup">
      {({ name, required }) => (
        <div className={s.times}>
          {timeSlots.map((time) => (
            <label key={time}>
              <input
                type="radio"
                name={name}
                value={time}
                required={required}
                defaultChecked={time === field.value}
                disabled={waits || (day !== undefined && !day.free.includes(time))}
              />
              <span>
                {time}
                <Why day={day} time={time} words={words} />
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Why a time of an open day cannot be chosen. */
function Why({ day, time, words }: Pick<Props, 'day' | 'words'> & { time: TimeSlot }) {
  if (day?.state !== 'open' || day.free.includes(time)) return null;
  return <small>{day.taken.includes(time) ? words.taken : words.past}</small>;
}
