import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../../server/testing/raw-requests.ts';

export interface RawResponse {
  status: number;
  /** Names in lower case; the values of a repeated header are joined by a line feed. */
  headers: Record<string, string>;
  body: string;
}

/** A request as text, because clients would normalize it or refuse to send it. */
export function requestText(
  target: string,
  more: { method?: string; lines?: string[]; body?: string } = {},
): string {
  const { method = 'GET', lines = [], body = '' } = more;
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body, 'latin1')}`];
  return `${method} ${target} HTTP/1.1\r\n${['host: x', ...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}

const lastRequest = requestText('/healthz', { lines: ['connection: close'] });

/** Sends requests over one connection, all at once, and returns the responses in order. */
export async function pipelined(port: number, requests: readonly string[]): Promise<RawResponse[]> {
  return parseResponses(await exchange(port, requests.join('') + lastRequest)).slice(0, requests.length);
}

/** Sends a request over its own connection and returns the raw response. */
export function sendAlone(port: number, text: string): Promise<string> {
  return exchange(port, text.replace('\r\n', '\r\nconnection: close\r\n'));
}

/** Sends each request over its own connection, because malformed ones are disconnected after the response. */
export async function sendSeparately(port: number, requests: readonly string[]): Promise<RawResponse[]> {
  const responses: RawResponse[] = [];
  for (let from = 0; from < requests.length; from += 50) {
    const some = requests.slice(from, from + 50).map((text) => sendAlone(port, text));
    responses.push(...(await Promise.all(some)).flatMap(parseResponses));
  }
  return responses;
}

/** Parses everything that a server sent on a connection. */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest !== ''; ) {
    const { status, headers, bytes } = parseHead(rest);
    const end = bytes + Number(headers['content-length'] ?? 0);
    responses.push({ status, headers, body: rest.slice(bytes, end) });
    rest = rest.slice(end);
  }
  return responses;
}

/** Parses status line and headers. `bytes` is their length. */
export function parseHead(text: string): Omit<RawResponse, 'body'> & { bytes: number } {
  const end = text.indexOf('\r\n\r\n');
  if (!text.startsWith('HTTP/1.1 ') || end === -1) throw new Error(`not a response: ${text.slice(0, 200)}`);
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}\n${value}`;
  }
  return { status: Number(first.slice(9, 12)), headers, bytes: end + 4 };
}

/** Sends a piece at intervals until the server disconnects. Returns what it sent and after how long. */
export async function drip(
  port: number,
  start: string,
  piece: string,
  everyMs: number,
): Promise<{ received: string; ms: number }> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // Writing to a closed connection may cause an error.
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(start);
  while (!socket.closed && !socket.readableEnded) {
    await Promise.race([ended, delay(everyMs)]);
    if (socket.writable) socket.write(piece);
  }
  await ended;
  return { received, ms: performance.now() - began };
}
