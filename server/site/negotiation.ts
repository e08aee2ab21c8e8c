import { qualityValues } from '../quality-values.ts';

/** Best first: of two a client likes as much, it gets the smaller. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

// Browsers send a handful of values, so each is read once; the bound keeps a stranger from filling the memory.
const known = new Map<string, Encoding>();
const knownLimit = 256;

export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const remembered = known.get(acceptEncoding);
  if (remembered) return remembered;
  const encoding = negotiateEncoding(acceptEncoding);
  if (known.size < knownLimit) known.set(acceptEncoding, encoding);
  return encoding;
}

function negotiateEncoding(acceptEncoding: string): Encoding {
  const wishes = new Map(qualityValues(acceptEncoding).map(({ value, quality }) => [value, quality]));
  const weigh = (encoding: Encoding) =>
    // What is not named falls to `*`; the plain bytes are acceptable even then, as a last resort.
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  const best = encodings.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  return weigh(best) > 0 ? best : 'identity';
}

/** Whether `If-None-Match` names this tag, by the weak comparison that the header asks for. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
