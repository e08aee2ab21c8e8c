import { hash } from 'node:crypto';

/** Equal for equal texts; the texts cannot be read from it. */
export function contentHash(...texts: string[]): string {
  return hash('sha256', JSON.stringify(texts), 'base64url');
}
