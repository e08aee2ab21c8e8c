import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** Where a page of a list ended, as the next request brings it back. */
export function writeEnd(parts: unknown): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** What `writeEnd` made, or nothing where nothing was sent. Refuses what it did not make. */
export function readEnd<Parts extends z.ZodMiniType>(
  parts: Parts,
  sent: string | undefined,
): z.output<Parts> | undefined {
  if (sent === undefined) return undefined;
  try {
    return parts.parse(JSON.parse(Buffer.from(sent, 'base64url').toString()));
  } catch {
    throw new Refusal(400);
  }
}
