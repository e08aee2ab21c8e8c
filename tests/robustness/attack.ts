import { connect } from 'node:net';
import type fc from 'fast-check';
import type { TargetServer } from './hunted-server.ts';

/** One kind of hostile input, and how to send it to the server. */
export interface Attack<Input = unknown> {
  name: string;
  inputs: fc.Arbitrary<Input>;
  /** How many inputs are sent at once. */
  atOnce: number;
  /** True if it waits for timeouts, so fewer of them fit into a test run. */
  isSlow?: boolean;
  /** Throws if the server does not respond as it should. */
  runAttack(input: Input, target: TargetServer): Promise<void>;
}

/** Infers the type of an attack's input. */
export function attack<Input>(one: Attack<Input>): Attack {
  return one as Attack;
}

/** Longer than any response may take: a tag check has eight seconds, a silent database twelve. */
const timeoutMs = 20_000;

interface RawOptions {
  /** Closes our side after the last byte. */
  halfClose?: boolean;
}

/**
 * Sends bytes and returns the status codes of all responses until the server disconnects. Throws if there is neither.
 */
export function sendRaw(
  port: number,
  pieces: readonly (string | Buffer)[],
  { halfClose = false }: RawOptions = {},
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no response within ${timeoutMs} ms`));
    }, timeoutMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // The server may disconnect without reading everything.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)));
    });
    for (const piece of pieces) socket.write(piece as string, 'latin1');
    if (halfClose) socket.end();
  });
}

/** The head of a POST with `connection: close`. */
export function postHead(path: string, type: string, length: number, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept: application/json\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${more}\r\n`;
}

/** Posts JSON over its own connection. */
export function postJson(port: number, path: string, value: object): Promise<number[]> {
  const body = Buffer.from(JSON.stringify(value));
  return sendRaw(port, [postHead(path, 'application/json', body.length), body]);
}

/** 4xx errors are fine, and so is 503, which the server sends under load. */
export function expectNoFailure(statuses: readonly number[]): void {
  const failed = statuses.filter((status) => status >= 500 && status !== 503);
  if (failed.length > 0) throw new Error(`got ${failed.join(', ')}`);
}

export function expectResponses(statuses: readonly number[]): void {
  if (statuses.length === 0) throw new Error('disconnected without a response');
  expectNoFailure(statuses);
}
