import type { HostSchedule } from '../../../contract/console/host-schedule.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { dayLabel } from './host-clock.ts';
import s from './host-schedule-pane.module.css';

/** Meetings on these days that overlap events in the host's own calendar. */
export function Conflicts({ host }: { host: HostSchedule['hosts'][number] }) {
  const found = host.days.flatMap(({ date, meetings }) =>
    meetings.filter(({ hasConflict }) => hasConflict).map((meeting) => ({ ...meeting, date })),
  );
  if (found.length === 0) return null;
  return (
    <ul className={s.conflicts} aria-label={`Conflicts of ${host.name}`}>
      {found.map(({ id, name, date, from }) => (
        <li key={id}>
          <b>
            {dayLabel(date)}, {formatMinutes(from)}: {name}
          </b>
          <span>The host’s own calendar is busy then.</span>
          <ConsoleLink to={{ kind: 'meeting', id, view: { status: 'any', flagged: 'any' } }}>
            Move or cancel
          </ConsoleLink>
        </li>
      ))}
    </ul>
  );
}
