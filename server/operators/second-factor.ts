import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { encode } from 'uqr';
import { settings } from '../../content/settings.ts';
import { recoveryCodeCount } from '../../contract/console/session.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';

const stepMs = 30_000;
const digits = 6;
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A key for time-based codes (RFC 6238), in base32 as authenticator apps expect it. */
export function createSecret(): string {
  return [...toBits(randomBytes(secretBytes)).matchAll(/.{5}/g)]
    .map(([five]) => base32[Number.parseInt(five, 2)])
    .join('');
}

/** True if a text has the format of `createSecret`. */
export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** The URI for authenticator apps. */
export function secretUri(secret: string, email: string): string {
  const issuer = encodeURIComponent(settings.brand);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;
}

/** The time step of a code, one step of clock drift either way allowed; undefined if it does not match. */
export function matchTotpStep(secret: string, typed: string, now = Date.now()): number | undefined {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(now / stepMs);
  const right = [current, current - 1, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  );
  return right[0];
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeSecret(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function toBits(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

function decodeSecret(secret: string): Buffer {
  const bits = [...secret].map((content) => base32.indexOf(content).toString(2).padStart(5, '0')).join('');
  return Buffer.from([...bits.matchAll(/.{8}/g)].map(([eight]) => Number.parseInt(eight, 2)));
}

/** A QR code as an SVG path: one unit square per module, quiet zone included. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}

/** No characters that are easily confused in handwriting. */
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
/** 79 bits: too many to guess, online or from the hash. */
const recoveryLetters = 16;

/** Replaces an operator's recovery codes. Only their hashes are stored. */
export async function renewRecoveryCodes(db: Db, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  const rows = codes.map((code) => sql`(${operatorId}, ${hashRecoveryCode(operatorId, code)})`);
  await removeRecoveryCodes(db, operatorId);
  await db.execute(sql`insert into recovery_codes (operator_id, code_hash) values ${sql.join(rows)}`);
  return codes;
}

export async function removeRecoveryCodes(db: Db, operatorId: string): Promise<void> {
  await db.execute(sql`delete from recovery_codes where operator_id = ${operatorId}`);
}

export async function countRecoveryCodes(db: Db, operatorId: string): Promise<number> {
  const found = await db.one<{ left: number }>(
    sql`select count(*)::integer as left from recovery_codes where operator_id = ${operatorId}`,
  );
  return found?.left ?? 0;
}

/** Consumes a recovery code and records that; false if it is invalid or already used. */
export async function spendRecoveryCode(db: Db, operatorId: string, typed: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rowCount = await tx.execute(sql`
      delete from recovery_codes where operator_id = ${operatorId} and code_hash = ${hashRecoveryCode(operatorId, typed)}`);
    if (rowCount === 0) return false;
    const subject = { kind: 'operator', id: operatorId, actor: operatorId };
    await writeEvent(tx, subject, 'recovery-code-used', { left: await countRecoveryCodes(tx, operatorId) });
    return true;
  });
}

function createCode(): string {
  const code = Array.from(
    { length: recoveryLetters },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Case, spaces and dashes are ignored. The operator id salts the hash. */
function hashRecoveryCode(operatorId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return hash('sha256', `${operatorId} ${plain}`, 'base64url');
}
