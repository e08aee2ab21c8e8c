import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { createToken, hashToken } from '../tokens.ts';

/** A browser is forgotten after this long without a sign-in. */
export const browserDays = 180;

const isRemembered = sql`seen_at > now() - make_interval(days => ${browserDays}::integer)`;

/** True if the operator with this address has signed in with this browser before. */
export async function isKnownBrowser(db: Db, token: string, emailKey: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from known_browsers join operators on operators.id = operator_id
    where token_hash = ${hashToken(token)} and email_key = ${emailKey} and ${isRemembered}`);
  return rows.length > 0;
}

/** Records that an operator signed in with a browser. Returns the token for the browser's cookie. */
export async function rememberBrowser(
  db: Db,
  operatorId: string,
  before: string | undefined,
): Promise<string> {
  await db.execute(sql`delete from known_browsers where not (${isRemembered})`);
  const token = before !== undefined && (await isOurs(db, before)) ? before : createToken();
  await db.execute(sql`
    insert into known_browsers (token_hash, operator_id) values (${hashToken(token)}, ${operatorId})
    on conflict (token_hash, operator_id) do update set seen_at = excluded.seen_at`);
  return token;
}

export async function forgetBrowsers(db: Db, operatorId: string): Promise<void> {
  await db.execute(sql`delete from known_browsers where operator_id = ${operatorId}`);
}

/** Operators may share a browser; tokens that we did not issue are not reused. */
async function isOurs(db: Db, token: string): Promise<boolean> {
  const rows = await db.query(sql`select from known_browsers where token_hash = ${hashToken(token)} limit 1`);
  return rows.length > 0;
}
