import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { pagePolicy, securityHeaders } from '../security-headers.ts';
import type { Encoding } from './negotiation.ts';

export type Headers = Readonly<Record<string, string>>;

/** One encoding of a file, ready to send. */
export interface Representation {
  body(): Buffer;
  etag: string;
  headers: Headers;
  /** For a 304: all that a cache must refresh, nothing that describes a body. */
  unchangedHeaders: Headers;
}

/** A file with an answer for each encoding; one that was not compressed has the same for all. */
export type Resource = Readonly<Record<Encoding, Representation>>;

/** A file as it was built. */
export type Bodies = { plain: Buffer } | { br: Buffer; gzip: Buffer };

export function createResource(file: SiteFile, bodies: Bodies): Resource {
  if ('plain' in bodies) {
    const { plain } = bodies;
    const only = represent(file, 'identity', { length: plain.length, tag: tagOf(plain), body: () => plain });
    return { br: only, gzip: only, identity: only };
  }
  const { br, gzip } = bodies;
  // The plain bytes are unpacked for the first who asks: browsers never do.
  let plain: Buffer | undefined;
  function unpacked(): Buffer {
    plain ??= gunzipSync(gzip);
    return plain;
  }
  return {
    br: represent(file, 'br', { length: br.length, tag: tagOf(br), body: () => br }),
    gzip: represent(file, 'gzip', { length: gzip.length, tag: tagOf(gzip), body: () => gzip }),
    identity: represent(file, 'identity', {
      // Where a gzip file says how long it is unpacked (RFC 1952, ISIZE).
      length: gzip.readUInt32LE(gzip.length - 4),
      tag: tagOf(gzip, 'unpacked'),
      body: unpacked,
    }),
  };
}

/** A tag that is another for other bytes; `state` tells apart what is made of the same ones. */
function tagOf(bytes: Buffer, state = ''): string {
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

function commonHeaders(file: SiteFile): Headers {
  const { compressed, page, type } = file;
  return {
    ...securityHeaders,
    ...(page && { 'content-security-policy': pagePolicy(page), 'content-language': page.locale }),
    ...(page?.noindex && { 'x-robots-tag': 'noindex' }),
    // Link previews and feed readers show our images on pages of their own.
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(compressed && { vary: 'Accept-Encoding' }),
    'cache-control': cacheControl(file),
  };
}

/** How long a redirect may be kept. */
export const redirectCaching = 'public, max-age=3600';

export function cacheControl({ immutable, role, type }: SiteFile): string {
  if (role) return 'no-store';
  if (immutable) return 'public, max-age=31536000, immutable';
  if (type.startsWith('image/')) return 'public, max-age=86400';
  return 'public, max-age=0, must-revalidate';
}
