import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { useConsole } from '../context.ts';
import { statusLabels } from '../labels.ts';
import { Button, ConsoleLink, Notice } from '../parts/controls.tsx';
import table from '../parts/table.module.css';
import { StatusPill, TableHead } from '../parts/table.tsx';
import { useAction } from '../use-action.ts';
import s from './host-schedule-pane.module.css';

type Meeting = ScheduleDay['meetings'][number];

/** One day's meetings by start, and whether they took place. */
export function DayMeetings({ host, now }: { host: HostSchedule['hosts'][number]; now: Date }) {
  const meetings = host.days.flatMap((day) => day.meetings);
  if (meetings.length === 0) return <p className={s.none}>No meetings on this day.</p>;
  return (
    <table role="table" className={`${table.table} ${s.meetings}`}>
      <TableHead of={['Time', 'Visitor', 'Status']} hidden="Outcome" />
      <tbody role="rowgroup">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} hasStarted={new Date(meeting.startsAt) <= now} />
        ))}
      </tbody>
    </table>
  );
}

function MeetingRow({ meeting, hasStarted }: { meeting: Meeting; hasStarted: boolean }) {
  const { mayEdit } = useConsole();
  const { id, name, from, to, status } = meeting;
  return (
    <tr role="row">
      <td role="cell" className={table.mono}>
        {formatMinutes(from)}–{formatMinutes(to)}
      </td>
      <th role="rowheader" scope="row">
        <ConsoleLink to={{ kind: 'meeting', id, view: { status: 'any', flagged: 'any' } }}>
          {name}
        </ConsoleLink>
      </th>
      <td role="cell">
        <StatusPill row={{ status, flag: null }} />
      </td>
      <td role="cell" className={s.outcome}>
        {mayEdit && hasStarted && <OutcomeButtons meeting={meeting} />}
      </td>
    </tr>
  );
}

function OutcomeButtons({ meeting: { id, name, status, updatedAt } }: { meeting: Meeting }) {
  const note = useAction();
  return (
    <div className={s.outcomes}>
      {(['attended', 'missed'] as const)
        .filter((outcome) => outcome !== status)
        .map((outcome) => (
          <Button
            key={outcome}
            look="ghost"
            disabled={note.busy}
            onClick={() =>
              note.run(
                consoleApi.act('meeting', id, 'status'),
                { status: outcome, reason: '', seen: updatedAt },
                `${name}: ${statusLabels[outcome]}`,
              )
            }
          >
            {statusLabels[outcome]}
          </Button>
        ))}
      {note.problem && <Notice>{note.problem}</Notice>}
    </div>
  );
}
