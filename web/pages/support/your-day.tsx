import { fill } from '../../../content/fill.ts';
import { timeSlots } from '../../../contract/meeting.ts';
import { teamName } from '../../documents/team.ts';
import { usePage } from '../../ui/page.tsx';
import s from './your-day.module.css';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** Who can be reached in the visitor's 24 hours. A script adds where in them it is now: see `show-now.ts`. */
export function YourDay({ callsEnd }: { callsEnd: number }) {
  const { locale, format, messages } = usePage();
  const { title, today, now, always, calls, span, text } = messages.support.day;
  const spoken = fill(span, { from: timeSlots[0], to: format.clock(callsEnd) });
  return (
    <figure className={s.figure} data-now={today}>
      <figcaption>
        {/* With the space, because one beside it would move when the day is filled in. */}
        <b data-part="day">{`${title} `}</b>
        <span data-part="zone" />
      </figcaption>
      <div className={s.day}>
        <div className={s.row}>
          <span>{teamName(locale, 'care')}</span>
          <div>
            <b className={s.passing}>
              <i>{always}</i>
            </b>
          </div>
        </div>
        <div className={s.row}>
          <span>
            {calls} <i>{spoken}</i>
          </span>
          <div>
            <b className={s.calls} aria-hidden="true">
              <i>{spoken}</i>
            </b>
          </div>
        </div>
        <div className={s.axis} aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour}>{format.clock(hour)}</i>
          ))}
        </div>
        <p className={s.now} hidden>
          <b>
            {now} <span data-part="time" />
          </b>
        </p>
      </div>
      <p className={s.text}>{text(format.listOr(timeSlots))}</p>
    </figure>
  );
}
