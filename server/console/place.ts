import * as z from 'zod/mini';
import { isInstant } from '../../contract/console/inbox.ts';
import { readEnd, writeEnd } from './page-end.ts';

/** Where a page of a list by time ended. */
const place = z.object({ at: z.string().check(z.refine(isInstant)), id: z.uuid() });

export function writePlace(at: string, id: string): string {
  return writeEnd({ at, id });
}

export function readPlace(sent: string | undefined): z.output<typeof place> | undefined {
  return readEnd(place, sent);
}
