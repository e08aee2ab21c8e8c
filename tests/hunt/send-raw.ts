import { connect } from 'node:net';

/** Longer than any answer may take: the tag check has eight seconds, a database that is silent twelve. */
const patienceMs = 20_000;

interface RawOptions {
  /** Closes our side after the last byte. */
  halfClose?: boolean;
}

/** Sends bytes and gives the status codes of all answers until the server hangs up. Throws if it neither answers nor hangs up. */
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
      reject(new Error(`not answered within ${patienceMs} ms`));
    }, patienceMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // The server may hang up on what it does not want to read.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)));
    });
    for (const piece of pieces) socket.write(piece as string, 'latin1');
    if (halfClose) socket.end();
  });
}

/** A POST that asks to be hung up on after its answer. */
export function postHead(path: string, type: string, length: number, more = ''): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept: application/json\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${more}\r\n`;
}

/** Posts JSON over a connection of its own. */
export function postJson(port: number, path: string, value: object): Promise<number[]> {
  const body = Buffer.from(JSON.stringify(value));
  return sendRaw(port, [postHead(path, 'application/json', body.length), body]);
}

/** The server may refuse, but not fail: 503 only where it says so itself, under load. */
export function expectNoFailure(statuses: readonly number[]): void {
  const failed = statuses.filter((status) => status >= 500 && status !== 503);
  if (failed.length > 0) throw new Error(`answered with ${failed.join(', ')}`);
}

export function expectAnswered(statuses: readonly number[]): void {
  if (statuses.length === 0) throw new Error('hung up without an answer');
  expectNoFailure(statuses);
}
