import { facts } from '../../contract/facts.ts';
import type { Db } from '../db/db.ts';
import { keptMails, removeMails } from '../mail/kept-mails.ts';
import { removeSubjects, removeTraces, withoutEntry } from './store.ts';

const filesAtOnce = 1_000;

/** Removes whatever is older than the privacy policy lets it be. Several instances may do it at once. */
export async function removeOld(db: Db, dataDir: string, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - facts.retentionMonths);
  for await (const mails of removeSubjects(db, before)) await removeMails(dataDir, mails);
  await removeMails(dataDir, await removeTraces(db, before));
  await removeLeftMails(db, dataDir);
}

/** A mail may have been written just while its entry was removed. */
async function removeLeftMails(db: Db, dataDir: string): Promise<void> {
  const kept = await keptMails(dataDir);
  for (let from = 0; from < kept.length; from += filesAtOnce) {
    await removeMails(dataDir, await withoutEntry(db, kept.slice(from, from + filesAtOnce)));
  }
}
