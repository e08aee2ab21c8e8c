import { createHash } from 'node:crypto';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { pagePolicy, securityHeaders } from '../security-headers.ts';
import type { Encoding } from './negotiation.ts';

export type Headers = Readonly<Record<string, string>>;

/** One encoding of a file, ready to send. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: Headers;
  /** For a 304: all that a cache must refresh, nothing that describes a body. */
  unchangedHeaders: Headers;
}

/** A file with an answer for each encoding; one that was not compressed has the same for all. */
export type Resource = Readonly<Record<Encoding, Representation>>;

export function createResource(
  file: SiteFile,
  bodies: Record<Encoding, Buffer | undefined> & { identity: Buffer },
): Resource {
  const identity = represent(file, 'identity', bodies.identity);
  return {
    identity,
    br: bodies.br ? represent(file, 'br', bodies.br) : identity,
    gzip: bodies.gzip ? represent(file, 'gzip', bodies.gzip) : identity,
  };
}

function represent(file: SiteFile, encoding: Encoding, body: Buffer): Representation {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchangedHeaders = { ...commonHeaders(file), ...(!file.role && { etag }) };
  return {
    body,
    etag,
    unchangedHeaders,
    headers: {
      ...unchangedHeaders,
      'content-type': file.type,
      'content-length': String(body.length),
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

export function cacheControl({ immutable, role, type }: SiteFile): string {
  if (role) return 'no-store';
  if (immutable) return 'public, max-age=31536000, immutable';
  if (type.startsWith('image/')) return 'public, max-age=86400';
  return 'public, max-age=0, must-revalidate';
}
