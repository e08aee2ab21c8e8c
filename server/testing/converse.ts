import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Sends requests over one connection, each when the one before is answered, and gives the answers as they came. */
export async function converse(port: number, requests: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const answers: string[] = [];
  for (const request of requests) answers.push(await ask(socket, request));
  socket.destroy();
  return answers;
}

/** Sends a request and waits for the whole of its answer. */
export async function ask(socket: Socket, request: string): Promise<string> {
  socket.write(request, 'latin1');
  let answer = '';
  while (!isWhole(answer, request.startsWith('HEAD '))) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    answer += chunk.toString('latin1');
  }
  return answer;
}

function isWhole(answer: string, headOnly: boolean): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const bodiless = headOnly || answer.startsWith('HTTP/1.1 304');
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1] ?? 0;
  return bodiless || answer.length >= end + 4 + Number(length);
}
