import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends requests one after another over one connection, and returns the raw responses. */
export async function sendInSequence(port: number, requests: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const responses: string[] = [];
  for (const request of requests) responses.push(await ask(socket, request));
  socket.destroy();
  return responses;
}

/** Sends a request and waits for its complete response. */
export async function ask(socket: Socket, request: string): Promise<string> {
  socket.write(request, 'latin1');
  let response = '';
  while (!isWhole(response, request.startsWith('HEAD '))) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    response += chunk.toString('latin1');
  }
  return response;
}

function isWhole(response: string, headOnly: boolean): boolean {
  const end = response.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const bodiless = headOnly || response.startsWith('HTTP/1.1 304');
  const length = /^content-length: (\d+)/im.exec(response.slice(0, end))?.[1] ?? 0;
  return bodiless || response.length >= end + 4 + Number(length);
}

/** Sends text to a local port and returns everything received until the connection closes. */
export function exchange(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(sent);
  });
}
