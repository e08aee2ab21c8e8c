import * as z from 'zod/mini';
import { isInstant } from '../../contract/console/inbox.ts';
import { HttpError } from '../http-error.ts';

/** Encodes the end of a page of a list, for the next request to send back. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Decodes a cursor from `encodeCursor`; undefined if none was sent. Throws for anything else. */
export function decodeCursor<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: string | undefined,
): z.output<Schema> | undefined {
  if (sent === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(sent, 'base64url').toString()));
  } catch {
    throw new HttpError(400);
  }
}

/** The position in a list that is sorted by time. */
const timeCursor = z.object({ at: z.string().check(z.refine(isInstant)), id: z.uuid() });

export function encodeTimeCursor(at: string, id: string): string {
  return encodeCursor({ at, id });
}

export function decodeTimeCursor(sent: string | undefined): z.output<typeof timeCursor> | undefined {
  return decodeCursor(timeCursor, sent);
}
