import * as z from 'zod/mini';
import { readEnd, writeEnd } from './page-end.ts';

/** An instant as JSON has it, of a year that PostgreSQL knows too. */
export function isInstant(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && new Date(text).toJSON() === text;
}

/** Where a page of a list by time ended. */
const place = z.object({ at: z.string().check(z.refine(isInstant)), id: z.uuid() });

export function writePlace(at: string, id: string): string {
  return writeEnd({ at, id });
}

export function readPlace(sent: string | undefined): z.output<typeof place> | undefined {
  return readEnd(place, sent);
}
