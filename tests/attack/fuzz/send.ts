import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { type Draft, encodeBody } from './draft.ts';

export interface FuzzResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

/** Anything longer counts as a hang. */
export const timeoutMs = 20_000;

export type Send = (draft: Draft) => Promise<FuzzResponse>;

/** Reuses connections, except for requests with broken framing. */
export function sender(port: number, connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(draft) {
      const started = performance.now();
      const isFramed = draft.framing === 'length' || draft.framing === 'chunked';
      const received = await (isFramed ? sendFramed(draft, port, agent) : sendMisframed(draft, port));
      return { ...received, ms: performance.now() - started };
    },
    close: () => agent.destroy(),
  };
}

function sendFramed(
  draft: Draft,
  port: number,
  agent: Agent,
  isSecondTry = false,
): Promise<Omit<FuzzResponse, 'ms'>> {
  const { method, path, query, framing } = draft;
  const body = encodeBody(draft);
  const length = framing === 'chunked' ? {} : { 'content-length': String(body.length) };
  const headers = { ...draft.headers, ...(body.length > 0 && length) };
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, agent, method, path: path + query, headers, timeout: timeoutMs },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no response in time')));
    asked.on('error', (error) => {
      // The server may have closed the connection just as it was reused.
      if (asked.reusedSocket && !isSecondTry) sendFramed(draft, port, agent, true).then(resolve, reject);
      else reject(error);
    });
    if (framing === 'chunked') asked.write(body.subarray(0, body.length / 2));
    asked.end(framing === 'chunked' ? body.subarray(body.length / 2) : body);
  });
}

/** Sends a wrong content-length; after a short body it closes the connection. */
function sendMisframed(draft: Draft, port: number): Promise<Omit<FuzzResponse, 'ms'>> {
  const body = encodeBody(draft);
  const length = Math.max(0, body.length + (draft.framing === 'short' ? 10 : -10));
  const head = Object.entries({
    host: 'localhost',
    ...draft.headers,
    'content-length': length,
    connection: 'close',
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no response in time')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString('latin1'))));
    socket.write(`${draft.method} ${draft.path}${draft.query} HTTP/1.1\r\n${lines}\r\n`, 'latin1');
    if (draft.framing === 'short') socket.end(body);
    else socket.write(body);
  });
}

function parse(text: string): Omit<FuzzResponse, 'ms'> {
  const final = text.replace('HTTP/1.1 100 Continue\r\n\r\n', '');
  const [head = '', body = ''] = final.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  const headers = Object.fromEntries(pairs);
  // The next response is to the rest, which the server read as another request.
  const own = Buffer.from(body, 'latin1').subarray(0, Number(headers['content-length'] ?? 0));
  return { status: Number(first.slice(9, 12)), headers, body: own.toString() };
}
