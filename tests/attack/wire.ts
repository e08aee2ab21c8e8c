import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../../server/testing/exchange.ts';

export interface WireAnswer {
  status: number;
  /** As they came, names in lower case; one that came twice has its values joined by a line end. */
  headers: Record<string, string>;
  body: string;
}

/** The text of a request that clients would tidy up or refuse to send. */
export function requestText(
  target: string,
  more: { method?: string; lines?: string[]; body?: string } = {},
): string {
  const { method = 'GET', lines = [], body = '' } = more;
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body, 'latin1')}`];
  return `${method} ${target} HTTP/1.1\r\n${['host: x', ...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}

const goodbye = requestText('/healthz', { lines: ['connection: close'] });

/** Sends texts over one connection, all at once, and gives the answers in the order they came. */
export async function pipelined(port: number, requests: readonly string[]): Promise<WireAnswer[]> {
  return answersIn(await exchange(port, requests.join('') + goodbye)).slice(0, requests.length);
}

/** Sends a text over a connection that ends with its answer, and gives that as it came. */
export function alone(port: number, text: string): Promise<string> {
  return exchange(port, text.replace('\r\n', '\r\nconnection: close\r\n'));
}

/** Sends each text over a connection of its own. Those that are no HTTP are answered too, and end theirs. */
export async function apart(port: number, requests: readonly string[]): Promise<WireAnswer[]> {
  const answers: WireAnswer[] = [];
  for (let from = 0; from < requests.length; from += 50) {
    const some = requests.slice(from, from + 50).map((text) => alone(port, text));
    answers.push(...(await Promise.all(some)).flatMap(answersIn));
  }
  return answers;
}

/** The answers in what a server said until it hung up. */
export function answersIn(text: string): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = text; rest !== ''; ) {
    const { status, headers, bytes } = headOf(rest);
    const end = bytes + Number(headers['content-length'] ?? 0);
    answers.push({ status, headers, body: rest.slice(bytes, end) });
    rest = rest.slice(end);
  }
  return answers;
}

/** What an answer begins with, and how long that is. */
export function headOf(text: string): Omit<WireAnswer, 'body'> & { bytes: number } {
  const end = text.indexOf('\r\n\r\n');
  if (!text.startsWith('HTTP/1.1 ') || end === -1) throw new Error(`not an answer: ${text.slice(0, 200)}`);
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}\n${value}`;
  }
  return { status: Number(first.slice(9, 12)), headers, bytes: end + 4 };
}

/** Sends a text one piece after another until the server has had enough. Gives what it said and after how long. */
export async function drip(
  port: number,
  start: string,
  piece: string,
  everyMs: number,
): Promise<{ said: string; ms: number }> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  // Who is hung up on while they write may see that as an error.
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write(start);
  while (!socket.closed && !socket.readableEnded) {
    await Promise.race([ended, delay(everyMs)]);
    if (socket.writable) socket.write(piece);
  }
  await ended;
  return { said, ms: performance.now() - began };
}
