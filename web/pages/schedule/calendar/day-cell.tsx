import { type Day, dayOfMonth } from '../../../../contract/calendar.ts';
import { type MeetingDay, timeSlots } from '../../../../contract/meeting.ts';
import text from '../../../ui/text.module.css';
import type { ScheduleWords } from '../words.ts';
import s from './day-cell.module.css';

interface Props {
  date: Day;
  /** How the language writes it, with its weekday. */
  name: string;
  /** What is known of it. */
  day: MeetingDay | undefined;
  words: Pick<ScheduleWords, 'calendar' | 'counts'>;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  isSelected: boolean;
  /** The warning is about this day. */
  isWarned: boolean;
  /** The one day that the Tab key leads to. */
  isInTabOrder: boolean;
  onChoose: (date: Day) => void;
}

/** A day of the grid. One that cannot be chosen takes the focus all the same, and says why. */
export function DayCell(props: Props) {
  const { date, name, day, words, isToday, isSelected } = props;
  const { calendar } = words;
  const state = day?.state;
  const says = [name, day && tidings(day, words), isToday && calendar.today];
  const classes = [
    s.day,
    state === 'past' && s.past,
    state === 'booked' && s.booked,
    props.isOutside && s.outside,
    isToday && s.today,
    isSelected && s.selected,
    props.isWarned && s.warned,
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid it is a grid cell
    <td aria-selected={isSelected} className={s.cell}>
      <button
        type="button"
        data-day={date}
        className={classes.filter(Boolean).join(' ')}
        tabIndex={props.isInTabOrder ? 0 : -1}
        aria-disabled={state !== 'open'}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => props.onChoose(date)}
      >
        <span className={text.hidden}>{says.filter(Boolean).join(', ')}</span>
        <b aria-hidden="true">{dayOfMonth(date)}</b>
        {isToday && (
          <em className={s.flag} aria-hidden="true">
            {calendar.todayShort}
          </em>
        )}
        {state === 'booked' && (
          <em className={s.note} aria-hidden="true">
            {calendar.bookedShort}
          </em>
        )}
        {day?.state === 'open' && <Ticks free={day.free} />}
      </button>
    </td>
  );
}

/** A tick for each time of the day, in order; those that are gone are hollow. */
function Ticks({ free }: Pick<MeetingDay, 'free'>) {
  return (
    <i className={s.ticks} aria-hidden="true">
      {timeSlots.map((time) => (
        <i key={time} className={free.includes(time) ? s.tick : `${s.tick} ${s.gone}`} />
      ))}
    </i>
  );
}

function tidings({ state, free }: MeetingDay, { calendar, counts }: Props['words']): string | undefined {
  return state === 'open' ? counts[free.length] : calendar[state];
}
