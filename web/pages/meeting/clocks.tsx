import { meetingMinutes } from '../../../contract/meeting.ts';
import { usePage } from '../../ui/page.tsx';
import s from './clocks.module.css';

/** The server labels these hours; the meeting begins in the sixth. */
const hours = Array.from({ length: 11 }, (_, i) => i);

/** The meeting on two scales: the visitor's time above UTC. */
export function Clocks() {
  const { messages, format } = usePage();
  return (
    <figure className={s.clocks} data-only="booked cancel cancelled begun past" data-mark="" hidden>
      <figcaption>
        <b data-text="day" />
        <span>{format.minutes(meetingMinutes)}</span>
      </figcaption>
      <div className={`${s.clock} ${s.yours}`}>
        <p className={s.label}>
          {messages.schedule.meeting.yourTime} <span data-text="zone" />
          <b data-text="hours" />
        </p>
        <Scale name="hour" />
      </div>
      <div className={s.clock}>
        <p className={s.label}>
          UTC <span data-only="other-day" data-text="utcDay" hidden />
          <b data-text="utcHours" />
        </p>
        <Scale name="utcHour" />
      </div>
    </figure>
  );
}

function Scale({ name }: { name: string }) {
  return (
    <div className={s.scale} aria-hidden="true">
      {hours.map((i) => (
        <i key={i} data-text={`${name}${i}`} />
      ))}
      <u className={s.meeting} data-only={`${name}-half-past`} hidden />
      <u className={`${s.meeting} ${s.early}`} data-only={`${name}-on-the-hour`} hidden />
    </div>
  );
}
