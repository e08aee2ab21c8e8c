import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from '../../../content/settings.ts';

const stepMs = 30_000;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A key for codes by time (RFC 6238), in base32 as the programs on telephones take it. */
export function createSecret(): string {
  return [...bitsOf(randomBytes(secretBytes)).matchAll(/.{5}/g)]
    .map(([five]) => alphabet[Number.parseInt(five, 2)])
    .join('');
}

/** Whether a text is a key as `createSecret` makes it. */
export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** What a telephone scans. */
export function secretUri(secret: string, email: string): string {
  const issuer = encodeURIComponent(settings.brand);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1000}`;
}

/** The half minute a code is for, the one before and the one after now included; undefined for any other code. */
export function stepOf(secret: string, typed: string, now = Date.now()): number | undefined {
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
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function bitsOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from([...bits.matchAll(/.{8}/g)].map(([eight]) => Number.parseInt(eight, 2)));
}
