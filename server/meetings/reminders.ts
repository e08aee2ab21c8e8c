import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Polling, startPolling } from '../poll.ts';
import type { StoredMeeting } from './store.ts';

const pollMs = 20_000;

/** How many hours before a meeting each reminder is sent, and until when it is useful. */
const reminders = {
  day: { template: 'meeting.reminder-day', hours: 24, until: 1 },
  hour: { template: 'meeting.reminder-hour', hours: 1, until: 0 },
} as const;
type Reminder = keyof typeof reminders;

/** How many reminders a meeting gets: none that was due before it was booked or moved. */
export function countReminders({
  startsAt,
  scheduledAt,
}: Pick<StoredMeeting, 'startsAt' | 'scheduledAt'>): number {
  const ahead = (startsAt.valueOf() - scheduledAt.valueOf()) / 3_600_000;
  return Object.values(reminders).filter(({ hours }) => ahead >= hours).length;
}

export function findReminder(template: string): Reminder | undefined {
  return (['day', 'hour'] as const).find((one) => reminders[one].template === template);
}

/**
 * Queues the reminders that are due, and returns how many. The outbox accepts one per meeting, start and kind, so
 * instances may run this concurrently, and a killed server may repeat it. A meeting that was booked or moved after its
 * reminder was due gets none.
 */
export async function queueReminders(db: Db, now = new Date()): Promise<number> {
  let queued = 0;
  for (const { template, hours, until } of Object.values(reminders)) {
    const rowCount = await db.execute(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key)
      select gen_random_uuid(), 'mail', ${template}, 'meeting', id,
        'mail:' || ${template} || ':' || id || ':' || extract(epoch from starts_at)::bigint
      from meetings
      where status = 'booked'
        and starts_at <= ${now.toISOString()}::timestamptz + make_interval(hours => ${hours})
        and starts_at > ${now.toISOString()}::timestamptz + make_interval(hours => ${until})
        and scheduled_at <= starts_at - make_interval(hours => ${hours})
      on conflict (dedupe_key) do nothing`);
    queued += rowCount;
  }
  return queued;
}

/** Queues reminders while the server runs. */
export function startReminders(deps: {
  db: Db;
  whenReady: Promise<void>;
  outbox: Pick<Polling, 'nudge'>;
  logger: Logger;
}): Polling {
  async function queue(): Promise<void> {
    if ((await queueReminders(deps.db)) > 0) deps.outbox.nudge();
  }
  return startPolling(queue, {
    ...deps,
    everyMs: pollMs,
    failure: 'reminders are waiting for the database',
  });
}
