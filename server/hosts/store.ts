import { settings } from '../../content/settings.ts';
import { addDays, type Day } from '../../contract/calendar.ts';
import type { Host, HostSettings } from '../../contract/host.ts';
import type { Db } from '../db/db.ts';
import { bumpUpdatedAt, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { writeEvent } from '../events.ts';
import { createToken, hashToken } from '../tokens.ts';

/** The first host created by the migrations. It is never deleted: meetings refer to it. */
export const firstHostId = '00000000-0000-7000-8000-000000000011';

/** Null means as in the settings; for hours, at any time. */
interface StoredHost
  extends Pick<Host, 'id' | 'name' | 'hours' | 'country' | 'opened' | 'absences' | 'bufferMinutes'> {
  updatedAt: Date;
  timeZone: string | null;
  noticeHours: number | null;
  horizonDays: number | null;
  feedHash: string | null;
  operatorId: string | null;
  retiredAt: Date | null;
}

const selectHosts = sql`
  select id, updated_at as "updatedAt", name, time_zone as "timeZone", hours, country, opened, absences,
    buffer_minutes as "bufferMinutes", notice_hours as "noticeHours", horizon_days as "horizonDays",
    feed_hash as "feedHash", operator_id as "operatorId", retired_at as "retiredAt"
  from hosts`;

export async function readHosts(db: Db): Promise<Host[]> {
  const rows = await db.query<StoredHost>(sql`${selectHosts} order by created_at, id`);
  return rows.map(toHost);
}

export async function activeHosts(db: Db): Promise<Host[]> {
  const rows = await db.query<StoredHost>(
    sql`${selectHosts} where retired_at is null order by created_at, id`,
  );
  return rows.map(toHost);
}

export async function findHost(db: Db, id: string): Promise<Host | undefined> {
  const row = await db.one<StoredHost>(sql`${selectHosts} where id = ${id}`);
  return row && toHost(row);
}

/** Fills in what a host has not set from the settings. */
function toHost(row: StoredHost): Host {
  const { hostTimeZone, noticeHours, horizonDays } = settings.meetings;
  const { feedHash, retiredAt, ...own } = row;
  return {
    ...own,
    updatedAt: row.updatedAt.toISOString(),
    timeZone: row.timeZone ?? hostTimeZone,
    noticeHours: row.noticeHours ?? noticeHours,
    horizonDays: row.horizonDays ?? horizonDays,
    hasFeed: feedHash !== null,
    retired: retiredAt !== null,
  };
}

type Actor = string | null;

export async function addHost(db: Db, values: HostSettings, actor: Actor): Promise<string> {
  const id = uuid7();
  await db.transaction(async (tx) => {
    const { name, timeZone, hours, country, opened, absences, bufferMinutes, noticeHours, horizonDays } =
      values;
    await tx.execute(sql`
      insert into hosts (id, name, time_zone, hours, country, opened, absences, buffer_minutes, notice_hours, horizon_days)
      values (${id}, ${name}, ${timeZone}, ${toJson(hours)}::jsonb, ${country}, ${toJson(opened)}::jsonb,
        ${toJson(absences)}::jsonb, ${bufferMinutes}, ${noticeHours}, ${horizonDays})`);
    await writeEvent(tx, { kind: 'host', id, actor }, 'host-added', { name: values.name });
  });
  return id;
}

/** Null stays SQL's null. */
function toJson(value: HostSettings['hours' | 'opened' | 'absences']): string | null {
  return value && JSON.stringify(value);
}

/** Saves a host, unless it was changed since the operator loaded it. */
export async function saveHost(
  db: Db,
  id: string,
  { seen, retired, ...values }: HostSettings & { seen: string; retired: boolean },
  actor: Actor,
): Promise<'done' | 'gone' | 'changed'> {
  return db.transaction(async (tx) => {
    const before = await tx.one<StoredHost>(sql`${selectHosts} where id = ${id} for update`);
    if (!before) return 'gone';
    if (before.updatedAt.toISOString() !== seen) return 'changed';
    await tx.execute(sql`
      update hosts set ${bumpUpdatedAt}, name = ${values.name}, time_zone = ${values.timeZone},
        hours = ${toJson(values.hours)}::jsonb, country = ${values.country}, opened = ${toJson(values.opened)}::jsonb,
        absences = ${toJson(values.absences)}::jsonb, buffer_minutes = ${values.bufferMinutes},
        notice_hours = ${values.noticeHours}, horizon_days = ${values.horizonDays},
        retired_at = ${retired ? (before.retiredAt ?? new Date()) : null}
      where id = ${id}`);
    // All-day events depend on the time zone, and the calendar of a host who takes meetings again is read at once.
    await tx.execute(sql`update host_calendars set due_at = now() where host_id = ${id}`);
    const event = retired && !before.retiredAt ? 'host-retired' : 'host-changed';
    await writeEvent(tx, { kind: 'host', id, actor }, event, { name: values.name });
    return 'done';
  });
}

/** Closes days for every host who takes meetings, unless they are already closed. Returns how many were changed. */
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
    const rows = await tx.query<StoredHost>(
      sql`${selectHosts} where retired_at is null order by id for update`,
    );
    const open = rows.filter(
      ({ absences }) => !absences.some(({ from, to }) => from <= closure.from && closure.to <= to),
    );
    for (const { id, name, absences } of open) {
      const sorted = [...absences, closure].toSorted((a, b) => a.from.localeCompare(b.from));
      await tx.execute(sql`
        update hosts set ${bumpUpdatedAt}, absences = ${toJson(sorted)}::jsonb where id = ${id}`);
      await writeEvent(tx, { kind: 'host', id, actor }, 'host-changed', { name });
    }
    return open.length;
  });
}

/** Replaces the secret in the host's calendar link, which revokes the old one. Undefined if there is no such host. */
export async function renewFeed(db: Db, id: string, actor: Actor): Promise<string | undefined> {
  const token = createToken();
  return db.transaction(async (tx) => {
    const changed = await tx.one<{ name: string }>(
      sql`update hosts set feed_hash = ${hashToken(token)} where id = ${id} returning name`,
    );
    if (!changed) return undefined;
    await writeEvent(tx, { kind: 'host', id, actor }, 'host-link-renewed', { name: changed.name });
    return token;
  });
}

export async function findHostByFeedToken(db: Db, token: string): Promise<Host | undefined> {
  const row = await db.one<StoredHost>(sql`${selectHosts} where feed_hash = ${hashToken(token)}`);
  return row && toHost(row);
}

/** Links a host to its operator account, or unlinks it with null. */
export async function setHostOperator(
  db: Db,
  { id, name }: Pick<Host, 'id' | 'name'>,
  operatorId: string | null,
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update hosts set operator_id = ${operatorId}, ${bumpUpdatedAt} where id = ${id}`);
    await writeEvent(tx, { kind: 'host', id, actor }, 'host-operator-set', { name });
  });
}
