import type { CSSProperties } from 'react';
import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { statusLabels } from '../labels.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import {
  type bookableSpan,
  type ClockTime,
  clockLabel,
  minutesInto,
  nowIn,
  overlap,
  type Span,
} from './host-clock.ts';
import s from './schedule-grid.module.css';

/** A host's days, and when visitors can book them. */
export type ShownHost = HostSchedule['hosts'][number] & { bookable: ReturnType<typeof bookableSpan> };

/** The first and the last hour on the axis. */
export interface Hours {
  first: number;
  last: number;
}

/** A host's day by the clock of a time zone: working time, busy times and meetings. */
export function Lane(props: {
  host: Pick<ShownHost, 'bookable'>;
  timeZone: string;
  day: ScheduleDay;
  now: ClockTime;
  hours: Hours;
  /** True if there is no room for the times of blocked spans. */
  isNarrow?: boolean;
}) {
  const { host, timeZone, day, now, hours, isNarrow } = props;
  const past = minutesInto(day.date, now);
  const [from, until] = [host.bookable.from, host.bookable.until].map((moment) =>
    minutesInto(day.date, nowIn(timeZone, moment)),
  ) as [number, number];
  const looks = [
    { look: s.worked, from: Number.NEGATIVE_INFINITY, to: past },
    { look: s.unbookable, from: past, to: from },
    { look: s.work, from: Math.max(past, from), to: until },
    { look: s.unbookable, from: Math.max(past, until), to: Number.POSITIVE_INFINITY },
  ];
  const busy = day.closed === null ? day.busy : [];
  return (
    <>
      {day.closed !== null && (
        <b className={s.off}>
          <span>{day.closed}</span>
        </b>
      )}
      {day.work.flatMap((span) =>
        looks.map(({ look, ...limit }) => {
          const part = overlap(span, limit);
          return part && <b key={`${span.from} ${limit.from}`} className={look} style={between(part)} />;
        }),
      )}
      {[
        ...day.blocked.map((span) => ({
          ...span,
          label: span.label || 'blocked',
          why: span.label || 'Blocked',
        })),
        ...busy.map((span) => ({
          ...span,
          label: day.meetings.some((one) => overlap(one, span)) ? '' : 'busy',
          why: 'Busy by own calendar',
        })),
      ].map(({ label, why, ...span }) => {
        const part = overlap(span, { from: hours.first * 60, to: hours.last * 60 });
        const times = `${clockLabel(span.from)} to ${clockLabel(span.to)}`;
        return (
          part && (
            <b
              key={`${span.from} ${why}`}
              className={s.blocked}
              style={between(part)}
              title={`${why}, ${times}`}
            >
              {label && <span>{isNarrow || label === 'busy' ? label : `${label}, ${times}`}</span>}
            </b>
          )
        );
      })}
      {day.meetings.map((meeting) => (
        <ConsoleLink
          key={meeting.id}
          to={{ kind: 'meeting', id: meeting.id, view: { status: 'any', flagged: 'any' } }}
          className={[
            s.meeting,
            meeting.to <= past && s.over,
            meeting.status === 'missed' && s.missed,
            meeting.hasConflict && s.conflict,
          ]
            .filter(Boolean)
            .join(' ')}
          style={between({ from: meeting.from, to: Math.min(meeting.to, hours.last * 60) })}
          title={describeMeeting(meeting)}
          aria-label={describeMeeting(meeting)}
        />
      ))}
    </>
  );
}

function describeMeeting(meeting: ScheduleDay['meetings'][number]): string {
  const { from, to, name, status, hasConflict } = meeting;
  const conflict = hasConflict ? ', but the host’s own calendar is busy then' : '';
  return `${formatMinutes(from)}–${formatMinutes(to)}, ${name}: ${statusLabels[status]}${conflict}`;
}

export function at(minutes: number): CSSProperties {
  return { '--from': minutes / 60 } as CSSProperties;
}

function between({ from, to }: Span): CSSProperties {
  return { '--from': from / 60, '--to': to / 60 } as CSSProperties;
}
