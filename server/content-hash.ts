import { createHash } from 'node:crypto';

/** Equal for equal texts; the texts cannot be read from it. */
export function contentHash(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
