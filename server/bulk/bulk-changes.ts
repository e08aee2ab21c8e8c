import {
  type BulkChange,
  type BulkItem,
  type BulkOutcome,
  bulkStatuses,
} from '../../contract/console/bulk.ts';
import { isRepliable, type Template } from '../../contract/console/replies.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Env, linkOrigin } from '../env.ts';
import { HttpError, invalidField, toHttpError } from '../http-error.ts';
import { type Erasure, eraseSubmission, sumErasures } from '../personal-data/erase.ts';
import { queueReply, undoReply } from '../replies/queue-reply.ts';
import { findTemplate, readTemplates } from '../replies/templates.ts';
import { assertDone, canBecome, changeStatus, isDuplicate, unflag } from '../submissions/actions.ts';
import { deleteHeld } from '../submissions/held.ts';
import { submissionTables } from '../submissions/tables.ts';
import { assignAll, type Bulk, readResults, readUndoneReason, setStatuses } from './batch-updates.ts';

interface Dependencies {
  db: Db;
  env: Env;
}

function assertBulkAllowed(kind: SubmissionKind, change: BulkChange): void {
  // Each change of a meeting sends mails, so meetings have no bulk changes and no undo.
  const isPossible =
    change.do === 'status'
      ? kind !== 'meeting' &&
        canBecome(kind, change.status) &&
        (change.isUndo || bulkStatuses(kind).includes(change.status))
      : change.do !== 'answer' || isRepliable(kind);
  if (!isPossible) throw invalidField('change');
}

/** Changes submissions one by one, by the rules for each; those that cannot be changed are skipped, with the reason. */
export async function applyBulkChange(deps: Dependencies, all: Bulk): Promise<BulkOutcome> {
  const { db } = deps;
  const { kind, change, items } = all;
  assertBulkAllowed(kind, change);
  if (change.do === 'erase') return eraseAll(deps, all);
  if (change.do === 'assign') return { results: await assignAll(db, all, change.assignee) };
  if (change.do === 'status') {
    try {
      return { results: await setStatuses(db, all, change) };
    } catch (error) {
      // Some would become a second open submission of the same person: try each on its own.
      if (!isDuplicate(error)) throw error;
    }
  }
  const templates = change.do === 'answer' ? await readTemplates(db) : [];
  const refused = new Map<string, string>();
  for (const item of items) {
    try {
      await changeOne(deps, all, item, templates);
    } catch (error) {
      const httpError = toHttpError(error);
      if (httpError.statusCode >= 500) throw error;
      refused.set(item.id, httpError.problem('en').message);
    }
  }
  return { results: await readResults(db, kind, items, ({ id }) => refused.get(id) ?? null) };
}

/** Erases the submissions and everything from the same addresses. A row that is still there counts as skipped. */
async function eraseAll({ db, env }: Dependencies, { kind, items, actor }: Bulk): Promise<BulkOutcome> {
  const missing = new HttpError(404).problem('en').message;
  const before = await readResults(db, kind, items, (_item, isThere) => (isThere ? null : missing));
  const reasons = new Map(before.map(({ id, refused }) => [id, refused]));
  const erasures: Erasure[] = [];
  for (const { id } of items) {
    // Undefined if it was erased together with another one of the same person.
    const erasure = await eraseSubmission(db, { kind, id, actor, dataDir: env.DATA_DIR });
    if (erasure) erasures.push(erasure);
  }
  const results = await readResults(db, kind, items, ({ id }, isThere) =>
    isThere ? new HttpError(409).problem('en').message : (reasons.get(id) ?? null),
  );
  return { results, erased: sumErasures(erasures) };
}

async function changeOne(
  { db, env }: Dependencies,
  { kind, change, actor }: Bulk,
  { id, seen = '', answer = '' }: BulkItem,
  templates: readonly Template[],
): Promise<void> {
  const act = { kind, id, actor };
  switch (change.do) {
    case 'status': {
      const { status, isUndo } = change;
      const reason = isUndo ? await readUndoneReason(db, { kind, id, status }) : '';
      if (reason === undefined) throw new HttpError(409, { code: 'changedMeanwhile' });
      const more = { reason, seen, actor, webhook: false, withoutAnswer: isUndo };
      assertDone(await changeStatus(db, kind, id, { status, ...more }));
      return;
    }
    case 'unflag':
      assertDone(await unflag(db, act));
      return;
    case 'deleteHeld':
      if (!(await deleteHeld(db, { ...act, dataDir: env.DATA_DIR }))) throw new HttpError(404);
      return;
    case 'undoAnswer':
      await undoReply(db, answer, actor);
      return;
    case 'answer': {
      const language = await readLanguage(db, kind, id);
      const template = findTemplate(templates, { kind, act: change.act, language });
      if (!template || !isRepliable(kind)) throw new HttpError(404);
      const recipient = change.act === 'invite' ? 'contact' : 'sender';
      const settings = { origin: linkOrigin(env), replyTo: env.OPERATOR_EMAIL };
      await queueReply(db, { ...act, kind }, { ...template, id: answer, recipient, seen }, settings);
    }
  }
}

async function readLanguage(db: Db, kind: SubmissionKind, id: string): Promise<string> {
  const found = await db.one<{ language: string }>(
    sql`select language from ${submissionTables[kind].table} where id = ${id}`,
  );
  if (!found) throw new HttpError(404);
  return found.language;
}
