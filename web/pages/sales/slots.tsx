import type * as z from 'zod/mini';
import { dateFormats } from '../../../content/dates.ts';
import { fill } from '../../../content/fill.ts';
import {
  addMonths,
  type Day,
  type Month,
  toMonth,
  utcDayAt,
  utcMidnight,
} from '../../../contract/calendar.ts';
import { honeypot } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import {
  bookMeeting,
  findFreeTimes,
  formatMinutes,
  meetingEnd,
  slotStart,
  type TimeSlot,
  wallClock,
} from '../../../contract/meeting.ts';
import type { createLead } from '../../../contract/sales.ts';
import { call } from '../../api.ts';
import { ownOffset } from '../../ui/scheduling/choice.ts';
import { formatUtcOffset } from '../../ui/utc-offsets.ts';
import s from './slots.module.css';

/** A time at which a call can start, in the API's format. */
export interface Slot {
  date: Day;
  time: TimeSlot;
  offset: number;
}

const shown = 3;
const months = 3;
const timeoutMs = 15_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The first free slot of each of the next days, even beyond the end of the month. */
export async function findSlots(): Promise<Slot[]> {
  const offset = ownOffset('').nearest;
  const month = toMonth(wallClock(new Date(), offset).date);
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < months && slots.length < shown; ahead++)
    slots.push(...(await slotsIn(addMonths(month, ahead), offset)));
  return slots.slice(0, shown);
}

async function slotsIn(month: Month, offset: number): Promise<Slot[]> {
  const result = await call(findFreeTimes, { month, offset }, AbortSignal.timeout(timeoutMs));
  if (!result.ok) return [];
  const { today, days } = result.reply;
  return days
    .filter(({ date, state }) => state === 'open' && date >= today)
    .flatMap(({ date, free }) => free.slice(0, 1).map((time) => ({ date, time, offset })));
}

/** Books a slot for the sender of the form. Throws if the server cannot be reached. */
export function bookSlot(slot: Slot, { fullName, email, ...rest }: z.output<typeof createLead.body>) {
  const { [honeypot]: trap, openMs, firstVisit } = rest;
  const body = { ...slot, name: fullName, email, [honeypot]: trap, openMs, firstVisit };
  return call(bookMeeting, body, AbortSignal.timeout(timeoutMs));
}

/** By the visitor's own clock, which may differ from the offset by half an hour. */
function localTime(moment: Date): { day: Date; time: string } {
  const local = moment.valueOf() - moment.getTimezoneOffset() * minuteMs;
  const day = utcMidnight(utcDayAt(local));
  return { day: new Date(day), time: formatMinutes(Math.floor((local - day) / minuteMs)) };
}

/** `Friday, July 3, 16:00`. */
export function slotLabel(slot: Slot, locale: Locale): string {
  const { day, time } = localTime(slotStart(slot));
  return `${dateFormats(locale).weekday(day)}, ${time}`;
}

interface SlotMessages {
  yourTime: string;
  /** `{end}` is a time. */
  until: string;
  /** Today, tomorrow, the day after. */
  soon: readonly string[];
  /** `{n}` is a number of days. */
  later: string;
  none: string;
}

/** One radio group; the first option books nothing. */
export function SlotChoice(props: {
  slots: readonly Slot[];
  chosen: Slot | undefined;
  locale: Locale;
  messages: SlotMessages;
  onChoose: (slot: Slot | undefined) => void;
}) {
  const { slots, chosen, locale, messages, onChoose } = props;
  // In no form: neither sent with the question nor saved as a draft.
  const radio = { type: 'radio', name: 'slot', form: '' };
  return (
    <>
      <label className={s.none}>
        <input {...radio} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        <span>{messages.none}</span>
      </label>
      {slots[0] && (
        <div className={s.line}>
          <div>
            {messages.yourTime}, {formatUtcOffset(0 - slotStart(slots[0]).getTimezoneOffset() / 60)}
          </div>
          {slots.map((slot) => (
            <label key={slot.date + slot.time}>
              <input {...radio} checked={slot === chosen} onChange={() => onChoose(slot)} />
              <SlotTime slot={slot} locale={locale} messages={messages} />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

function SlotTime({ slot, locale, messages }: { slot: Slot; locale: Locale; messages: SlotMessages }) {
  const start = slotStart(slot);
  const { day, time } = localTime(start);
  const today = localTime(new Date()).day;
  const away = Math.round((day.valueOf() - today.valueOf()) / dayMs);
  return (
    <span>
      <em>{dateFormats(locale).weekday(day)}</em> <strong>{time}</strong>{' '}
      <small>{fill(messages.until, { end: localTime(meetingEnd(start)).time })}</small>{' '}
      <i>{messages.soon[away] ?? fill(messages.later, { n: away })}</i>
    </span>
  );
}
