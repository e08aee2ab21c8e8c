import type { HostSchedule } from '../../../contract/console/host-schedule.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { dayLabel } from './host-clock.ts';
import s from './host-schedule-pane.module.css';

/** Meetings on these days that overlap events in the hosts' own calendars, in order. `label` names one of several hosts. */
export function Conflicts({
  hosts,
}: {
  hosts: readonly (Pick<HostSchedule['hosts'][number], 'name' | 'days'> & { label?: string })[];
}) {
  const found = hosts
    .flatMap(({ days, label }) =>
      days.flatMap(({ date, meetings }) =>
        meetings.filter(({ hasConflict }) => hasConflict).map((meeting) => ({ ...meeting, date, label })),
      ),
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (found.length === 0) return null;
  return (
    <ul
      className={s.conflicts}
      aria-label={hosts.length === 1 ? `Conflicts of ${hosts[0]?.name}` : 'Conflicts'}
    >
      {found.map(({ id, name, date, from, label }) => (
        <li key={id}>
          <b>
            {dayLabel(date)}, {formatMinutes(from)}: {name}
          </b>
          <span>{label ? `${label}’s` : 'The host’s'} own calendar is busy then.</span>
          <ConsoleLink to={{ kind: 'meeting', id, view: { status: 'any', flagged: 'any' } }}>
            Move or cancel
          </ConsoleLink>
        </li>
      ))}
    </ul>
  );
}
