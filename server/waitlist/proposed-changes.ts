import { openStatuses } from '../../contract/console/submissions.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Application } from '../../contract/waitlist.ts';
import type { Db } from '../db/db.ts';
import { bumpUpdatedAt, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { writeEvent } from '../events.ts';
import { HttpError } from '../http-error.ts';
import { changeableFields, findApplication, linkMailAllowance, websiteDomain } from './store.ts';
import { applicationColumns, fieldColumns, type StoredApplication } from './stored-application.ts';

export interface ProposedChange {
  id: string;
  createdAt: Date;
  applicationId: string;
  language: Locale;
  /** The submitted values; empty once the change is settled. */
  fields: Partial<Record<keyof Application, string>>;
  state: 'pending' | 'applied' | 'dismissed' | 'replaced';
}

const changeColumns = sql`id, created_at as "createdAt", application_id as "applicationId", language, fields, state`;

/** One field that a proposed change would set to another value. */
interface FieldChange {
  field: keyof Application;
  before: string;
  after: string;
}

/** Lists the fields of the application that a change would replace. */
export function compareFields(application: StoredApplication, { fields }: ProposedChange): FieldChange[] {
  return changeableFields.flatMap((field) => {
    const [before, after] = [application[field], fields[field] ?? application[field]];
    return before === after ? [] : [{ field, before, after }];
  });
}

interface FoundChange {
  change: ProposedChange;
  application: StoredApplication;
}

/** Undefined if either was erased. */
export async function findChange(db: Db, id: string): Promise<FoundChange | undefined> {
  const change = await db.one<ProposedChange>(
    sql`select ${changeColumns} from proposed_changes where id = ${id}`,
  );
  const application = change && (await findApplication(db, change.applicationId));
  return application && { change, application };
}

export function isOpenApplication({ status }: Pick<StoredApplication, 'status'>): boolean {
  return openStatuses.application.includes(status);
}

/** Why a change had no effect: it no longer exists, is already settled, or its application is closed or has changed. */
export type ChangeOutcome = 'done' | 'gone' | 'settled' | 'closed' | 'changed';

/** Throws the matching error unless the change was accepted or dismissed. */
export function assertSettled(outcome: ChangeOutcome): void {
  if (outcome === 'gone') throw new HttpError(404);
  if (outcome !== 'done') throw new HttpError(409, { code: 'changedMeanwhile' });
}

/** An operator's decision about a change; the actor is null on the command line. */
interface ChangeDecision {
  applicationId: string;
  changeId: string;
  actor: string | null;
}

interface NotificationSettings {
  /** Operators are notified only about applications whose address is confirmed. */
  optIn: boolean;
  webhook: boolean;
}

/** The owner of the address confirms a change with the mailed link, which also confirms the address. */
export function confirmChange(db: Db, id: string, settings: NotificationSettings): Promise<ChangeOutcome> {
  return withPendingChange(db, id, async (tx, pending) => {
    if (!isOpenApplication(pending.application)) return 'closed';
    const { id: applicationId, optedInAt } = pending.application;
    if (optedInAt === null) {
      await tx.execute(
        sql`update applications set opted_in_at = date_trunc('milliseconds', now()) where id = ${applicationId}`,
      );
      await writeEvent(tx, { kind: 'application', id: applicationId, actor: null }, 'confirmed');
    }
    const notice = settings.optIn && optedInAt === null ? 'created' : 'updated';
    await applyChange(tx, pending, {
      event: 'change-confirmed',
      actor: null,
      notice,
      webhook: settings.webhook,
    });
    return 'done';
  });
}

/** An operator accepts a change, unless the application has changed since it was compared. */
export function acceptChange(
  db: Db,
  { applicationId, changeId, actor, seen }: ChangeDecision & { seen: string },
  settings: NotificationSettings,
): Promise<ChangeOutcome> {
  return withPendingChange(db, changeId, async (tx, pending) => {
    const { application } = pending;
    if (application.id !== applicationId) return 'gone';
    if (application.updatedAt.toISOString() !== seen) return 'changed';
    const notice = !settings.optIn || application.optedInAt !== null ? 'updated' : undefined;
    await applyChange(tx, pending, { event: 'change-accepted', actor, notice, webhook: settings.webhook });
    return 'done';
  });
}

export function dismissChange(
  db: Db,
  { applicationId, changeId, actor }: ChangeDecision,
): Promise<ChangeOutcome> {
  return withPendingChange(db, changeId, async (tx, { application }) => {
    if (application.id !== applicationId) return 'gone';
    await settle(tx, changeId, 'dismissed');
    const subject = { kind: 'application', id: applicationId, actor };
    await writeEvent(tx, subject, 'change-dismissed', { change: changeId });
    return 'done';
  });
}

/**
 * Decides about a change that is still pending. Locks the application before the change, the same order as in
 * submissions and erasure.
 */
async function withPendingChange(
  db: Db,
  id: string,
  decide: (tx: Db, pending: FoundChange) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const found = await findChange(tx, id);
    if (!found) return 'gone';
    const application = await tx.one<StoredApplication>(
      sql`select ${applicationColumns} from applications where id = ${found.application.id} for update`,
    );
    const change = await tx.one<ProposedChange>(
      sql`select ${changeColumns} from proposed_changes where id = ${id} for update`,
    );
    if (!application || !change) return 'gone';
    return change.state === 'pending' ? decide(tx, { change, application }) : 'settled';
  });
}

async function applyChange(
  tx: Db,
  { change, application }: FoundChange,
  by: {
    event: 'change-confirmed' | 'change-accepted';
    actor: string | null;
    notice: 'created' | 'updated' | undefined;
    webhook: boolean;
  },
): Promise<void> {
  const changes = compareFields(application, change);
  const website = changes.find(({ field }) => field === 'companyWebsite')?.after;
  const assignments = [
    bumpUpdatedAt,
    sql`language = ${change.language}`,
    ...changes.map(({ field, after }) => sql`${sql.identifier(fieldColumns[field])} = ${after}`),
  ];
  if (website !== undefined) {
    // A new website is checked again.
    assignments.push(
      sql`website_domain = ${websiteDomain(website)}, website_state = null, website_checked_at = null`,
    );
  }
  await tx.execute(sql`update applications set ${sql.join(assignments)} where id = ${application.id}`);
  await settle(tx, change.id, 'applied');
  const before = Object.fromEntries(changes.map((one) => [one.field, one.before]));
  const subject = { kind: 'application', id: application.id, actor: by.actor };
  await writeEvent(tx, subject, by.event, { change: change.id, before });
  const isNews = by.notice === 'created' || changes.length > 0;
  if (by.notice === undefined || !isNews) return;
  await tx.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, state)
    select delivery.id::uuid, delivery.topic, ${`application.${by.notice}`}, 'application', ${application.id},
      ${application.flag === null ? 'waiting' : 'held'}
    from (values (${uuid7()}, 'mail', true), (${uuid7()}, 'webhook', ${by.webhook})) as delivery (id, topic, wanted)
    where delivery.wanted`);
}

/** Settles a change: its content is deleted, and no further mail asks to confirm it. */
async function settle(tx: Db, id: string, state: 'applied' | 'dismissed'): Promise<void> {
  await tx.execute(sql`
    update proposed_changes set state = ${state}, fields = '{}', settled_at = date_trunc('milliseconds', now())
    where id = ${id}`);
  await tx.execute(sql`
    delete from outbox where proposed_change_id = ${id} and state in ('waiting', 'held') and leased_until is null`);
}

/** Resends the link to the newest pending change of an address. */
export async function sendChangeMailAgain(db: Db, email: string): Promise<void> {
  await db.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, proposed_change_id)
    select ${uuid7()}::uuid, 'mail', 'application.change', 'application', applications.id, allowance.key, newest.id
    from applications
    cross join lateral (
      select id from proposed_changes where application_id = applications.id and state = 'pending'
      order by created_at desc, id desc limit 1
    ) as newest
    cross join lateral (${linkMailAllowance('application.change', sql`applications.id`)}) as allowance
    where email_key = ${emailKey(email)} and flag is null and status in ('new', 'reviewing') and allowance.may_send
    on conflict (dedupe_key) do nothing`);
}

interface PendingChange {
  id: string;
  createdAt: string;
  language: Locale;
  fields: Record<string, string>;
}

/** The pending changes of an application, newest first. */
export async function readPendingChanges(db: Db, applicationId: string): Promise<PendingChange[]> {
  return db.queryIso(sql`
    select id, created_at as "createdAt", language, fields from proposed_changes
    where application_id = ${applicationId} and state = 'pending' order by created_at desc, id desc`);
}
