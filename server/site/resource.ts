import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { qualityValues } from '../accept-headers.ts';
import { pagePolicy, securityHeaders } from '../security-headers.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** One encoding of a file with its headers. */
interface Representation {
  body(): Buffer;
  etag: string;
  headers: ResponseHeaders;
  /** For a 304: the headers that a cache updates, without those that describe the body. */
  unchangedHeaders: ResponseHeaders;
}

/** A file in each encoding; an uncompressed file is the same in all of them. */
export type Resource = Readonly<Record<Encoding, Representation>>;

/** The bytes of a file as built. */
export type Bodies = { plain: Buffer } | { br: Buffer; gzip: Buffer };

export function createResource(file: SiteFile, bodies: Bodies): Resource {
  if ('plain' in bodies) {
    const { plain } = bodies;
    const only = represent(file, 'identity', {
      length: plain.length,
      tag: computeEtag(plain),
      body: () => plain,
    });
    return { br: only, gzip: only, identity: only };
  }
  const { br, gzip } = bodies;
  // Decompressed on first use, as browsers never request it.
  let plain: Buffer | undefined;
  function unpacked(): Buffer {
    plain ??= gunzipSync(gzip);
    return plain;
  }
  return {
    br: represent(file, 'br', { length: br.length, tag: computeEtag(br), body: () => br }),
    gzip: represent(file, 'gzip', { length: gzip.length, tag: computeEtag(gzip), body: () => gzip }),
    identity: represent(file, 'identity', {
      // The uncompressed size in the gzip trailer (RFC 1952, ISIZE).
      length: gzip.readUInt32LE(gzip.length - 4),
      tag: computeEtag(gzip, 'unpacked'),
      body: unpacked,
    }),
  };
}

/** An ETag from the bytes; `state` distinguishes representations made from the same bytes. */
function computeEtag(bytes: Buffer, state = ''): string {
  return createHash('sha256').update(bytes).update(state).digest('base64url').slice(0, 22);
}

function represent(
  file: SiteFile,
  encoding: Encoding,
  { length, tag, body }: { length: number; tag: string; body: () => Buffer },
): Representation {
  const etag = `"${tag}"`;
  const unchangedHeaders = { ...commonHeaders(file), ...(!file.role && { etag }) };
  return {
    body,
    etag,
    unchangedHeaders,
    headers: {
      ...unchangedHeaders,
      'content-type': file.type,
      'content-length': String(length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
}

function commonHeaders(file: SiteFile): ResponseHeaders {
  const { compressed, page, role, type } = file;
  return {
    ...securityHeaders,
    ...(page && {
      'content-security-policy': pagePolicy(page, role === 'console'),
      'content-language': page.locale,
    }),
    ...(page?.noindex && { 'x-robots-tag': 'noindex' }),
    // Link previews and feed readers embed our images in other pages.
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(compressed && { vary: 'Accept-Encoding' }),
    'cache-control': cacheControl(file),
  };
}

export const redirectCaching = 'public, max-age=3600';

export function cacheControl({ immutable, role, type }: SiteFile): string {
  if (role) return 'no-store';
  if (immutable) return 'public, max-age=31536000, immutable';
  if (type.startsWith('image/')) return 'public, max-age=86400';
  return 'public, max-age=0, must-revalidate';
}

/** In order of preference: the smaller one wins a tie. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

// Browsers send only a few different values, so results are cached; the limit keeps clients from filling the memory.
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
  const accepted = new Map(qualityValues(acceptEncoding).map(({ value, quality }) => [value, quality]));
  const weigh = (encoding: Encoding) =>
    // Encodings not listed fall under `*`; identity is acceptable as a last resort even if not listed.
    accepted.get(encoding) ?? accepted.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  const best = encodings.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  return weigh(best) > 0 ? best : 'identity';
}

/** True if `If-None-Match` matches this ETag, by weak comparison as the header requires. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
