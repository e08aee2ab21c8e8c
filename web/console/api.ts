import * as z from 'zod/mini';
import { consoleApi } from '../../contract/console/paths.ts';
import { problem } from '../../contract/problem.ts';
import { noteAnswer, noteAway } from './connection.ts';

/** What became of a call. `away`: no answer, or none that we understand. */
export type Answer<Reply> =
  | { is: 'done'; reply: Reply }
  | { is: 'refused'; code: string; message: string; waitSeconds: number }
  | { is: 'signedOut' }
  | { is: 'away' };

const answerWithinMs = 20_000;

export function ask<Reply extends z.ZodMiniType>(
  path: string,
  reply: Reply,
  signal?: AbortSignal,
): Promise<Answer<z.output<Reply>>> {
  return call(path, reply, { method: 'GET' }, signal);
}

export function tell<Reply extends z.ZodMiniType>(
  path: string,
  body: object,
  reply: Reply,
): Promise<Answer<z.output<Reply>>> {
  return call(path, reply, post(body));
}

/** For acts whose answer says nothing more than that they were done. */
export function act(path: string, body: object = {}): Promise<Answer<unknown>> {
  return tell(path, body, z.unknown());
}

/** What is answered as a file, to be saved by the browser. */
export async function tellForFile(path: string, body: object): Promise<Answer<Blob>> {
  try {
    const response = await fetch(path, { ...post(body), signal: AbortSignal.timeout(answerWithinMs) });
    if (response.ok) return { is: 'done', reply: await response.blob() };
    return refusalOf(path, response);
  } catch {
    noteAway();
    return { is: 'away' };
  }
}

async function call<Reply extends z.ZodMiniType>(
  path: string,
  reply: Reply,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<Answer<z.output<Reply>>> {
  const late = AbortSignal.timeout(answerWithinMs);
  try {
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json', 'accept-language': 'en', ...init.headers },
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    if (!response.ok) return await refusalOf(path, response);
    const said = await response.text();
    const known = reply.parse(said === '' ? null : JSON.parse(said));
    // Signing in counts once the browser has shown that it kept the cookie.
    noteAnswer(path === consoleApi.signIn ? undefined : false);
    return { is: 'done', reply: known };
  } catch {
    if (!signal?.aborted) noteAway();
    return { is: 'away' };
  }
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function refusalOf(path: string, response: Response): Promise<Answer<never>> {
  const atTheDoor = path === consoleApi.signIn;
  const signedOut = response.status === 401 && !atTheDoor;
  const { data } = problem.safeParse(await response.json().catch(() => null));
  if (response.status >= 500 || (!data && !signedOut)) {
    noteAway();
    return { is: 'away' };
  }
  noteAnswer(atTheDoor ? undefined : signedOut);
  if (signedOut || !data) return { is: 'signedOut' };
  const waitSeconds = Number(response.headers.get('retry-after') ?? 0);
  return { is: 'refused', code: data.code, message: data.message, waitSeconds };
}
