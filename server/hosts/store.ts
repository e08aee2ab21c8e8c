import { createHash, randomBytes } from 'node:crypto';
import { settings } from '../../content/settings.ts';
import { addDays, type Day } from '../../contract/calendar.ts';
import type { Host, HostSettings } from '../../contract/host.ts';
import type { Db } from '../db/db.ts';
import { asc, eq, isNull, sql } from '../db/drizzle.ts';
import { events, hosts } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';

export type { Host } from '../../contract/host.ts';

/** All hosts, those that were there first before others. */
export async function readHosts(db: Db): Promise<Host[]> {
  const rows = await db.select().from(hosts).orderBy(asc(hosts.createdAt), asc(hosts.id));
  return rows.map(toHost);
}

/** The hosts that take meetings. */
export async function activeHosts(db: Db): Promise<Host[]> {
  const rows = await db
    .select()
    .from(hosts)
    .where(isNull(hosts.retiredAt))
    .orderBy(asc(hosts.createdAt), asc(hosts.id));
  return rows.map(toHost);
}

export async function findHost(db: Db, id: string): Promise<Host | undefined> {
  const [row] = await db.select().from(hosts).where(eq(hosts.id, id));
  return row && toHost(row);
}

/** What a host has not set is as in the settings. */
function toHost(row: typeof hosts.$inferSelect): Host {
  const { hostTimeZone, noticeHours, horizonDays } = settings.meetings;
  const { id, name, hours, country, opened, absences, bufferMinutes } = row;
  return {
    ...{ id, name, hours, country, opened, absences, bufferMinutes },
    updatedAt: row.updatedAt.toISOString(),
    timeZone: row.timeZone ?? hostTimeZone,
    noticeHours: row.noticeHours ?? noticeHours,
    horizonDays: row.horizonDays ?? horizonDays,
    hasFeed: row.feedHash !== null,
    retired: row.retiredAt !== null,
  };
}

/** The operator who changes a host; null for the command line. */
type Actor = string | null;

export async function addHost(db: Db, values: HostSettings, actor: Actor): Promise<string> {
  const id = uuid7();
  await db.transaction(async (tx) => {
    await tx.insert(hosts).values({ id, ...values });
    await record(tx, id, 'host-added', actor, { name: values.name });
  });
  return id;
}

const laterThanBefore = sql`greatest(date_trunc('milliseconds', now()), ${hosts.updatedAt} + interval '1 millisecond')`;

/** Saves a host, unless it was changed since the operator loaded it. */
export async function saveHost(
  db: Db,
  id: string,
  { seen, retired, ...values }: HostSettings & { seen: string; retired: boolean },
  actor: Actor,
): Promise<'done' | 'gone' | 'changed'> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(hosts).where(eq(hosts.id, id)).for('update');
    if (!before) return 'gone';
    if (before.updatedAt.toISOString() !== seen) return 'changed';
    await tx
      .update(hosts)
      .set({
        ...values,
        updatedAt: laterThanBefore,
        retiredAt: retired ? (before.retiredAt ?? new Date()) : null,
      })
      .where(eq(hosts.id, id));
    await record(tx, id, retired && !before.retiredAt ? 'host-retired' : 'host-changed', actor, {
      name: values.name,
    });
    return 'done';
  });
}

/** Closes days for every host who takes meetings, unless they are closed already. Returns how many were changed. */
export async function closeHosts(
  db: Db,
  { first, last, label }: { first: Day; last: Day; label: string },
  actor: Actor,
): Promise<number> {
  const closure = {
    kind: 'closure',
    label,
    from: `${first}T00:00`,
    to: `${addDays(last, 1)}T00:00`,
  } as const;
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(hosts).where(isNull(hosts.retiredAt)).orderBy(hosts.id).for('update');
    const open = rows.filter(
      ({ absences }) => !absences.some(({ from, to }) => from <= closure.from && closure.to <= to),
    );
    for (const { id, name, absences } of open) {
      await tx
        .update(hosts)
        .set({
          absences: [...absences, closure].toSorted((a, b) => a.from.localeCompare(b.from)),
          updatedAt: laterThanBefore,
        })
        .where(eq(hosts.id, id));
      await record(tx, id, 'host-changed', actor, { name });
    }
    return open.length;
  });
}

/** Makes a new secret for the host's calendar link, which ends the old one. Undefined if there is no such host. */
export async function renewFeed(db: Db, id: string, actor: Actor): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url');
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(hosts)
      .set({ feedHash: hashFeedToken(token) })
      .where(eq(hosts.id, id))
      .returning({ name: hosts.name });
    if (!changed[0]) return undefined;
    await record(tx, id, 'host-link-renewed', actor, { name: changed[0].name });
    return token;
  });
}

export async function findHostByFeedToken(db: Db, token: string): Promise<Host | undefined> {
  const [row] = await db
    .select()
    .from(hosts)
    .where(eq(hosts.feedHash, hashFeedToken(token)));
  return row && toHost(row);
}

/** The token is random and long, so a plain hash keeps it. */
function hashFeedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

async function record(db: Db, id: string, kind: string, actor: Actor, detail: Record<string, unknown>) {
  await db.insert(events).values({ id: uuid7(), subjectKind: 'host', subjectId: id, kind, actor, detail });
}
