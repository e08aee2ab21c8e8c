import { dateFormats } from '../../../content/dates.ts';
import { fill } from '../../../content/fill.ts';
import type { Locale } from '../../../contract/locales.ts';
import { meetingEnd, slotStart } from '../../../contract/meeting.ts';
import { localTime, type NearDayMessages, nearDay, type Slot } from './free-slots.ts';
import s from './slot-time.module.css';

export interface SlotTimeMessages extends NearDayMessages {
  /** `{end}` is a time. */
  until: string;
}

/** A free time as a box: its day, when it starts and ends by the visitor's clock, and how near it is. */
export function SlotTime(props: { slot: Slot; locale: Locale; messages: SlotTimeMessages }) {
  const { slot, locale, messages } = props;
  const start = slotStart(slot);
  const { day, time } = localTime(start);
  const [weekday, ...date] = dateFormats(locale).weekday(day).split(' ');
  return (
    <span className={s.slot}>
      {/* If it needs two lines, it breaks after the weekday. */}
      <em>
        {weekday} {date.join('\u00a0')}
      </em>{' '}
      <strong>{time}</strong>{' '}
      <small>{fill(messages.until, { end: localTime(meetingEnd(start)).time })}</small>{' '}
      <i>{nearDay(start, messages)}</i>
    </span>
  );
}
