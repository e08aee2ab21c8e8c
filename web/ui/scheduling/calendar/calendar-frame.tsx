import type { ScheduleMessages } from '../schedule-messages.ts';
import s from './calendar.module.css';

interface Props {
  title: string;
  labels: { previous: string; next: string };
  /** Undefined if there is no further month. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function MonthHead({ title, labels, onBack, onNext }: Props) {
  return (
    <div className={s.head}>
      <h2 id="month" aria-live="polite">
        {title}
      </h2>
      <div className={s.arrows}>
        <Step label={labels.previous} path="M10 2 2 10l8 8" onStep={onBack} />
        <Step label={labels.next} path="m2 2 8 8-8 8" onStep={onNext} />
      </div>
    </div>
  );
}

/** Disabled by ARIA only, so that it keeps the focus at the last month. */
function Step(props: { label: string; path: string; onStep: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className={s.arrow}
      aria-label={props.label}
      aria-disabled={props.onStep === undefined}
      onClick={props.onStep}
    >
      <svg viewBox="0 0 12 20" width="10" aria-hidden="true">
        <path d={props.path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

export function CalendarKey({
  messages: { free, taken, unavailable, past },
}: {
  messages: ScheduleMessages['calendar'];
}) {
  return (
    <ul className={s.key}>
      <li className={s.free}>{free}</li>
      <li className={s.taken}>{taken}</li>
      <li className={s.booked}>{unavailable}</li>
      <li className={s.past}>{past}</li>
    </ul>
  );
}

/** Prerendered placeholder: only the browser knows what day it is. */
export function EmptyCalendar({ messages }: { messages: ScheduleMessages }) {
  return (
    <section className={s.calendar} aria-labelledby="month">
      <MonthHead
        title={messages.choice.selectDay}
        labels={messages.calendar}
        onBack={undefined}
        onNext={undefined}
      />
      <table className={s.empty} aria-hidden="true">
        <thead>
          <tr>
            <th className={s.week} />
            {columns.map((column) => (
              <th key={column}>{'\u00a0'}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th className={s.week} />
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarKey messages={messages.calendar} />
    </section>
  );
}

const rows = [1, 2, 3, 4, 5];
const columns = [1, 2, 3, 4, 5, 6, 7];
