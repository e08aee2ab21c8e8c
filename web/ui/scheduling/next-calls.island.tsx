import type { Locale } from '../../../contract/locales.ts';
import { slotStart } from '../../../contract/meeting.ts';
import { defineIsland } from '../island-definition.ts';
import { formatUtcOffset } from '../utc-offsets.ts';
import { slotHash, slotsShown } from './free-slots.ts';
import s from './next-calls.module.css';
import { SlotTime, type SlotTimeMessages } from './slot-time.tsx';
import { useNextSlots } from './use-next-slots.ts';

interface Props {
  locale: Locale;
  /** The schedule page. */
  href: string;
  messages: SlotTimeMessages & { yourTime: string };
}

const places = Array.from({ length: slotsShown }, (_, i) => i);

/**
 * The next free calls as links to the schedule page, where they are then selected. Empty boxes keep their place until
 * they are known; if none is, nothing is shown.
 */
function NextCalls({ locale, href, messages }: Props) {
  const slots = useNextSlots();
  if (slots === undefined) {
    return (
      <div className={s.calls} aria-hidden="true">
        <p>{messages.yourTime}</p>
        <ul>
          {places.map((place) => (
            <li key={place} className={s.waiting} />
          ))}
        </ul>
      </div>
    );
  }
  const [first] = slots;
  if (!first) return null;
  return (
    <div className={s.calls}>
      <p>
        {messages.yourTime}, {formatUtcOffset(0 - slotStart(first).getTimezoneOffset() / 60)}
      </p>
      <ul>
        {slots.map((slot) => (
          <li key={slot.date + slot.time}>
            <a href={href + slotHash(slot)}>
              <SlotTime slot={slot} locale={locale} messages={messages} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const island = defineIsland('next-calls', NextCalls);
