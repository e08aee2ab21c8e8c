import { hash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link. Only its hash is stored: it is long and random, so a plain one is enough. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
