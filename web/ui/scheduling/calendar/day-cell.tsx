import { type Day, dayOfMonth } from '../../../../contract/calendar.ts';
import { type MeetingDay, timeSlots } from '../../../../contract/meeting.ts';
import text from '../../text.module.css';
import type { ScheduleMessages } from '../schedule-messages.ts';
import s from './day-cell.module.css';

interface Props {
  date: Day;
  /** The formatted date with its weekday. */
  name: string;
  /** Undefined while loading. */
  day: MeetingDay | undefined;
  messages: Pick<ScheduleMessages, 'calendar' | 'counts' | 'move'>;
  isToday: boolean;
  /** The month that begins, if the weeks span several months; else empty. */
  month: string;
  /** Belongs to the previous or next month. */
  isOutside: boolean;
  isSelected: boolean;
  /** The meeting that is being moved is on it. */
  isCurrent: boolean;
  /** The warning is about this day. */
  isWarned: boolean;
  /** The only day of the grid in the tab order. */
  isInTabOrder: boolean;
  onChoose: (date: Day) => void;
}

/** Disabled days can be focused too, and say why they are disabled. */
export function DayCell(props: Props) {
  const { date, name, day, messages, isToday, isSelected, isCurrent } = props;
  const { calendar, move } = messages;
  const state = day?.state;
  const label = [
    name,
    day && statusText(day, messages),
    isToday && calendar.today,
    isCurrent && move.current,
  ];
  const classes = [
    s.day,
    state === 'past' && s.past,
    (state === 'booked' || state === 'closed') && s.booked,
    props.isOutside && s.outside,
    isToday && s.today,
    isSelected && s.selected,
    isCurrent && s.current,
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
        <span className={text.hidden}>{label.filter(Boolean).join(', ')}</span>
        <b aria-hidden="true">
          {dayOfMonth(date)}
          {props.month && <small> {props.month}</small>}
        </b>
        {isToday && (
          <em className={s.flag} aria-hidden="true">
            {calendar.todayShort}
          </em>
        )}
        {isCurrent && (
          <em className={s.booking} aria-hidden="true">
            {move.currentShort}
          </em>
        )}
        {(state === 'booked' || state === 'closed') && (
          <em className={s.note} aria-hidden="true">
            {state === 'booked' ? calendar.bookedShort : calendar.closedShort}
          </em>
        )}
        {day?.state === 'open' && <Ticks free={day.free} />}
      </button>
    </td>
  );
}

/** One tick per time slot; taken ones are hollow. */
function Ticks({ free }: Pick<MeetingDay, 'free'>) {
  return (
    <i className={s.ticks} aria-hidden="true">
      {timeSlots.map((time) => (
        <i key={time} className={free.includes(time) ? s.tick : `${s.tick} ${s.gone}`} />
      ))}
    </i>
  );
}

function statusText(
  { state, free }: MeetingDay,
  { calendar, counts }: Props['messages'],
): string | undefined {
  return state === 'open' ? counts[free.length] : calendar[state];
}
