import type * as z from 'zod/mini';
import type { meetingMove } from '../../contract/console/host-schedule.ts';
import type { Host } from '../../contract/host.ts';
import { maxBuffer } from '../../contract/host.ts';
import { meetingEnd } from '../../contract/meeting.ts';
import type { Db } from '../db/db.ts';
import { busySpansIn } from '../host-calendars/store.ts';
import { findHost } from '../hosts/store.ts';
import { instantAt, type Span } from '../hosts/working-time.ts';
import { HttpError } from '../http-error.ts';
import { isFreeDuring } from '../meetings/availability.ts';
import { move } from '../meetings/change-meeting.ts';
import { bookedSpansIn, findMeeting } from '../meetings/store.ts';
import { findScheduleConflicts, HostTakenError, ScheduleConflictError } from './schedule-conflicts.ts';

/**
 * Moves a meeting to a time in its host's time zone, and notifies the visitor. A time outside the host's hours needs
 * `anyway`. `actor` is null on the command line.
 */
export async function moveMeeting(
  db: Db,
  id: string,
  { hostId, start: localStart, seen, anyway = false }: z.output<typeof meetingMove>,
  { actor, webhook }: { actor: string | null; webhook: boolean },
): Promise<void> {
  const [meeting, host] = [await findMeeting(db, id), await findHost(db, hostId)];
  if (!meeting || !host) throw new HttpError(404);
  if (meeting.updatedAt.toISOString() !== seen) throw new HttpError(409, { code: 'changedMeanwhile' });
  const [start, now] = [instantAt(host.timeZone, localStart), new Date()];
  if (start <= now) throw new HttpError(409, { code: 'timePast' });
  const span = { start, end: meetingEnd(start) };
  const other = await findOther(db, id, host, span);
  if (other) throw new HostTakenError(host, other);
  const busy = await busySpansIn(db, around(span), host.id);
  const isBusy = !isFreeDuring(host, span, busy);
  const conflicts = [
    ...findScheduleConflicts(host, span),
    ...(isBusy ? [`in a busy time of ${host.name}'s own calendar`] : []),
  ];
  if (conflicts.length > 0 && !anyway) throw new ScheduleConflictError(conflicts);
  const by = { kind: 'moved', actor, detail: { from: meeting.startsAt.toISOString() } };
  const moved = await move(db, id, { ...span, hosts: [host], now, webhook, ignoresBusyTimes: anyway, by });
  if (moved === 'over') throw new HttpError(409, { code: 'meetingOver' });
  // Booked in the meantime.
  if (moved === 'taken') throw new HttpError(409, { code: 'timeTaken' });
}

/** Finds another meeting of the host that leaves no room for this one. */
async function findOther(db: Db, id: string, host: Host, span: Span): Promise<Span | undefined> {
  const taken = await bookedSpansIn(db, around(span));
  return taken.find((other) => other.id !== id && !isFreeDuring(host, span, [other]));
}

/** A span with the longest buffer on both sides. */
function around({ start, end }: Span): Span {
  const bufferMs = maxBuffer * 60_000;
  return { start: new Date(start.valueOf() - bufferMs), end: new Date(end.valueOf() + bufferMs) };
}
