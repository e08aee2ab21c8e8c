import type * as z from 'zod/mini';
import { dateFormats } from '../../../content/dates.ts';
import { honeypot } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { bookMeeting, slotStart } from '../../../contract/meeting.ts';
import type { createLead } from '../../../contract/sales.ts';
import { call } from '../../api.ts';
import { localTime, type NextCallMessages, type Slot } from '../../ui/scheduling/free-slots.ts';
import { SlotTime, type SlotTimeMessages } from '../../ui/scheduling/slot-time.tsx';
import { formatUtcOffset } from '../../ui/utc-offsets.ts';
import s from './slots.module.css';

export { findSlots, nextCall, validMs } from '../../ui/scheduling/free-slots.ts';

const timeoutMs = 15_000;

/** Books a slot for the sender of the form. Throws if the server cannot be reached. */
export function bookSlot(slot: Slot, { fullName, email, ...rest }: z.output<typeof createLead.body>) {
  const { [honeypot]: trap, openMs, firstVisit } = rest;
  const body = { ...slot, name: fullName, email, [honeypot]: trap, openMs, firstVisit };
  return call(bookMeeting, body, AbortSignal.timeout(timeoutMs));
}

/** `Friday, July 3, 16:00`. */
export function slotLabel(slot: Slot, locale: Locale): string {
  const { day, time } = localTime(slotStart(slot));
  return `${dateFormats(locale).weekday(day)}, ${time}`;
}

interface SlotMessages extends NextCallMessages, SlotTimeMessages {
  yourTime: string;
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
