import type * as z from 'zod/mini';
import type { meetingMove } from '../../../contract/console/diary.ts';
import { meetingMinutes } from '../../../contract/meeting.ts';
import type { Db } from '../../db/db.ts';
import { findHost } from '../../hosts/store.ts';
import { instantAt } from '../../hosts/working-time.ts';
import { findMeeting, move } from '../../meetings/store.ts';
import { Refusal } from '../../refusal.ts';

/** Moves a meeting to a time on the clock of a host, and tells the visitor. `actor` is null on the command line. */
export async function moveMeeting(
  db: Db,
  id: string,
  { hostId, start: localStart, seen }: z.output<typeof meetingMove>,
  { actor, webhook }: { actor: string | null; webhook: boolean },
): Promise<void> {
  const [meeting, host] = [await findMeeting(db, id), await findHost(db, hostId)];
  if (!meeting || !host) throw new Refusal(404);
  if (meeting.updatedAt.toISOString() !== seen) throw new Refusal(409, { code: 'changedMeanwhile' });
  const [start, now] = [instantAt(host.timeZone, localStart), new Date()];
  if (start <= now) throw new Refusal(409, { code: 'timePast' });
  const moved = await move(db, id, {
    ...{ start, end: new Date(start.valueOf() + meetingMinutes * 60_000), hosts: [host], now, webhook },
    by: { kind: 'moved', actor, detail: { from: meeting.startsAt.toISOString() } },
  });
  if (moved === 'over') throw new Refusal(409, { code: 'meetingOver' });
  if (moved === 'taken') throw new Refusal(409, { code: 'timeTaken' });
}
