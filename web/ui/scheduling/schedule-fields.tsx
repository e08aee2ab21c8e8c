import type { CSSProperties } from 'react';
import type { DateFormats } from '../../../content/dates.ts';
import { fill } from '../../../content/fill.ts';
import { utcMidnight } from '../../../contract/calendar.ts';
import {
  formatMinutes,
  gmtLabel,
  gmtOffsets,
  type MeetingDay,
  meetingEnd,
  meetingMinutes,
  parseMinutes,
  slotStart,
  type TimeSlot,
  timeSlots,
  wallClock,
} from '../../../contract/meeting.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import type { Choice, OwnOffset } from './choice.ts';
import s from './schedule-fields.module.css';
import type { ScheduleMessages } from './schedule-messages.ts';

interface DayChoiceProps extends Pick<FieldProps, 'name' | 'error' | 'value'> {
  messages: ScheduleMessages;
  format: DateFormats;
  hydrated: boolean;
  choice: Choice;
}

/**
 * A date field without script. With script it is replaced by the calendar and a heading with the selection; the hidden
 * field still holds the value. The server limits it to the coming days.
 */
export function DayChoice({ name, error, value, messages, format, hydrated, choice }: DayChoiceProps) {
  return (
    <div className={s.choice}>
      {hydrated && (
        <h2 id="choice" className={s.heading} aria-live="polite">
          <Chosen messages={messages} format={format} choice={choice} />
        </h2>
      )}
      <div hidden={hydrated}>
        <label htmlFor={name} className={s.label}>
          {messages.fields.day}
        </label>
        <input
          id={name}
          type="date"
          name={name}
          required
          data-days-ahead={messages.horizonDays}
          defaultValue={value}
          aria-describedby={`${name}-hint ${name}-error`}
          aria-invalid={error === undefined ? undefined : true}
        />
        <p id={`${name}-hint`} className={s.hint}>
          {messages.hints.day}
        </p>
      </div>
      <p id={`${name}-error`} data-error-for={name} className={s.error} hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}

function Chosen({ messages, format, choice }: Pick<DayChoiceProps, 'messages' | 'format' | 'choice'>) {
  const { date, time, offset } = choice;
  if (date === '') {
    return (
      <>
        {messages.choice.selectDay}
        <span className={s.next}>{messages.choice.thenTime}</span>
      </>
    );
  }
  const day = <span className={s.day}>{format.weekday(new Date(utcMidnight(date)))} </span>;
  if (time === '' || offset === undefined) {
    return (
      <>
        {day}
        <span className={s.next}>{messages.choice.selectTime}</span>
      </>
    );
  }
  const end = wallClock(meetingEnd(slotStart({ date, time, offset })), offset).time;
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

interface ZoneFieldProps extends FieldProps {
  messages: ScheduleMessages;
  choice: Choice;
  /** Undefined until hydration. */
  own: OwnOffset | undefined;
}

/** Nothing is preselected without script: a wrong time zone is worse than none. */
export function ZoneField({ messages, choice, own, ...field }: ZoneFieldProps) {
  return (
    <Field {...field} hint={offsetHint(messages, choice, own)}>
      {({ defaultValue: _none, ...control }) => (
        // No defaultValue: it would override what was selected before hydration.
        <select {...control} required={control.required && own === undefined}>
          {own === undefined && <option value="">{messages.timeZones.choose}</option>}
          {gmtOffsets.map((offset) => (
            <option key={offset} value={offset}>
              {offsetLabel(offset, own, messages)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function offsetLabel(offset: number, own: OwnOffset | undefined, { timeZones }: ScheduleMessages): string {
  const zone = gmtLabel(offset);
  if (offset !== own?.nearest) return zone;
  return fill(own.exact === own.nearest ? timeZones.yours : timeZones.nearest, { zone });
}

/** Visitors whose offset is not a whole hour are told what their own clock will show. No hint for the others. */
function offsetHint(
  { hints }: ScheduleMessages,
  { time, offset }: Choice,
  own: OwnOffset | undefined,
): string | undefined {
  if (own === undefined || own.exact === own.nearest || offset !== own.nearest) return undefined;
  const here = time || timeSlots[0];
  const [hours = 0, minutes = 0] = here.split(':').map(Number);
  const there = formatMinutes((hours + own.exact - offset) * 60 + minutes);
  return fill(hints.otherClock, { zone: gmtLabel(own.exact), here, there });
}

interface TimeChoiceProps extends FieldProps {
  messages: Pick<ScheduleMessages, 'taken' | 'past'>;
  /** True if no day is selected yet. */
  waits: boolean;
  /** Undefined while loading: every time may be free. */
  day: MeetingDay | undefined;
}

const toEnd = (time: TimeSlot) => formatMinutes(parseMinutes(time) + meetingMinutes);

/** The axis of every row: from the first start to the last end. */
const dayOfCalls = {
  '--first': parseMinutes(timeSlots[0]),
  '--span': parseMinutes(timeSlots.at(-1) ?? timeSlots[0]) + meetingMinutes - parseMinutes(timeSlots[0]),
  '--length': meetingMinutes,
} as CSSProperties;

/** The times of a day as rows, each with its call where it is on the line of the day. */
export function TimeChoice({ messages, waits, day, ...field }: TimeChoiceProps) {
  return (
    <Field {...field} several="radiogroup">
      {({ name, required }) => (
        <div className={s.times} style={dayOfCalls}>
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
                <b>
                  {time}–{toEnd(time)}
                </b>
                <i style={{ '--at': parseMinutes(time) } as CSSProperties} />
                <HostClocks day={day} time={time} />
                <Unavailable day={day} time={time} messages={messages} />
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** The same time on the clocks of the hosts who are free then. */
function HostClocks({ day, time }: { day: MeetingDay | undefined; time: TimeSlot }) {
  if (day?.state !== 'open' || !day.free.includes(time)) return null;
  const free = day.hosts.filter(({ clocks }) => clocks[time] !== undefined);
  return (
    <em>
      {free.map(({ city, clocks }) => (
        <span key={city}>
          {clocks[time]} {city}
        </span>
      ))}
    </em>
  );
}

/** Why a time is unavailable. */
function Unavailable({
  day,
  time,
  messages,
}: Pick<TimeChoiceProps, 'day' | 'messages'> & { time: TimeSlot }) {
  if (day?.state !== 'open' || day.free.includes(time)) return null;
  return <small>{day.taken.includes(time) ? messages.taken : messages.past}</small>;
}
