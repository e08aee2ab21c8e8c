import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { CorpusPage } from './read-pages.ts';

export interface HostResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The response to the tag check and to the browser: the page, one of its files, or 404. */
export function respond(page: CorpusPage, host: string, path: string): HostResponse {
  if (host + path === page.url.hostname + page.url.pathname + page.url.search) return pageResponse(page);
  const file = page.files.get(host + path) ?? page.files.get(`${host}${path.split('?', 1)[0]}`);
  return scriptResponse(file, typeFor(path));
}

export function scriptResponse(
  text: string | undefined,
  type = 'text/javascript; charset=utf-8',
): HostResponse {
  const status = text === undefined ? 404 : text.startsWith('{{refuse}}') ? 403 : 200;
  const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
  return { status, headers, body: Buffer.from(text ?? '') };
}

function pageResponse(page: CorpusPage): HostResponse {
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', ...page.headers };
  if (page.encoding) headers['content-encoding'] = page.encoding.replace('-raw', '');
  return { status: page.status, headers, body: compress(toBytes(page.html, page.charset), page.encoding) };
}

function toBytes(html: string, charset: string): Buffer {
  if (charset === 'utf-16le') return Buffer.from(`\uFEFF${html}`, 'utf16le');
  if (charset === 'utf-16be') return Buffer.from(`\uFEFF${html}`, 'utf16le').swap16();
  return Buffer.from(html, charset === 'latin1' ? 'latin1' : 'utf8');
}

function compress(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  if (encoding === 'deflate') return deflateSync(bytes);
  if (encoding === 'deflate-raw') return deflateRawSync(bytes);
  if (encoding === 'br') return brotliCompressSync(bytes);
  return encoding === 'zstd' ? zstdCompressSync(bytes) : bytes;
}

function typeFor(path: string): string {
  const [name = ''] = path.split('?', 1);
  if (/\/$|\.html$/.test(name)) return 'text/html; charset=utf-8';
  if (name.endsWith('.css')) return 'text/css';
  return /\.json$|\/api\//.test(name) ? 'application/json' : 'application/javascript';
}
