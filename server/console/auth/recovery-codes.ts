import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../../contract/console/session.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { writeEvent } from '../write-event.ts';

/** Nothing in it looks like anything else in it, whatever the handwriting. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
/** 79 bits: too many to be guessed, on the server or from its hash. */
const letters = 16;

/** Gives an operator new codes in place of those they had. The codes are returned and kept nowhere. */
export async function renewRecoveryCodes(db: Db, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  const rows = codes.map((code) => sql`(${operatorId}, ${hashOf(operatorId, code)})`);
  await removeRecoveryCodes(db, operatorId);
  await db.execute(
    sql`insert into recovery_codes (operator_id, code_hash) values ${sql.join(rows, sql`, `)}`,
  );
  return codes;
}

export async function removeRecoveryCodes(db: Db, operatorId: string): Promise<void> {
  await db.execute(sql`delete from recovery_codes where operator_id = ${operatorId}`);
}

export async function countRecoveryCodes(db: Db, operatorId: string): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(
    sql`select count(*)::integer as left from recovery_codes where operator_id = ${operatorId}`,
  );
  return rows[0]?.left ?? 0;
}

/** Uses up a recovery code and writes that down; false where it is none, or was used before. */
export async function spendRecoveryCode(db: Db, operatorId: string, typed: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from recovery_codes where operator_id = ${operatorId} and code_hash = ${hashOf(operatorId, typed)}`);
    if (rowCount === 0) return false;
    await writeEvent(tx, {
      subjectKind: 'operator',
      subjectId: operatorId,
      kind: 'recovery-code-used',
      actor: operatorId,
      detail: { left: await countRecoveryCodes(tx, operatorId) },
    });
    return true;
  });
}

function createCode(): string {
  const code = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Case, spaces and dashes do not matter. The id keeps equal codes of two operators apart. */
function hashOf(operatorId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${operatorId} ${plain}`).digest('base64url');
}
