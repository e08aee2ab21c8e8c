import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** An instant as JSON has it, of a year that PostgreSQL knows too. */
export function isInstant(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && new Date(text).toJSON() === text;
}

/** Where a page of a list by time ended. */
const place = z.object({ at: z.string().check(z.refine(isInstant)), id: z.uuid() });

export function writePlace(at: string, id: string): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url');
}

export function readPlace(sent: string | undefined): z.output<typeof place> | undefined {
  if (sent === undefined) return undefined;
  try {
    return place.parse(JSON.parse(Buffer.from(sent, 'base64url').toString()));
  } catch {
    throw new Refusal(400);
  }
}
