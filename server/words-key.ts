import { createHash } from 'node:crypto';

/** The same for the same words and different for others; nobody can read the words from it. */
export function wordsKey(...words: string[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}
