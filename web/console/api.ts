import * as z from 'zod/mini';
import { consoleApi } from '../../contract/console/paths.ts';
import { problem } from '../../contract/problem.ts';
import { markOffline, markOnline } from './connection.ts';

/** The outcome of a call. `offline`: no response, or one we do not understand. */
export type ConsoleResult<Reply> =
  | { is: 'done'; reply: Reply }
  | { is: 'error'; code: string; message: string; waitSeconds: number }
  | { is: 'signedOut' }
  | { is: 'offline' };

export const noResponse = 'The server isn’t responding.';

/** The error message of a call; empty if it succeeded. */
export function failureText(
  result: ConsoleResult<unknown>,
  withoutResponse = `${noResponse} It is not known whether this was done; your input is kept.`,
): string {
  if (result.is === 'done') return '';
  return result.is === 'error' ? result.message : withoutResponse;
}

const timeoutMs = 20_000;

/** Calls that do not depend on the session. Signing in counts only once the browser has sent the cookie back. */
const beforeSession = new Set<string>([
  consoleApi.signIn,
  consoleApi.forgotten,
  consoleApi.resetPassword,
  consoleApi.readInvitation,
  consoleApi.acceptInvitation,
]);

export function get<Reply extends z.ZodMiniType>(
  path: string,
  reply: Reply,
  signal?: AbortSignal,
): Promise<ConsoleResult<z.output<Reply>>> {
  return call(path, reply, { method: 'GET' }, signal);
}

export function post<Reply extends z.ZodMiniType>(
  path: string,
  body: object,
  reply: Reply,
): Promise<ConsoleResult<z.output<Reply>>> {
  return call(path, reply, jsonPost(body));
}

/** For actions without data in the response. */
export function postAction(path: string, body: object = {}): Promise<ConsoleResult<unknown>> {
  return post(path, body, z.unknown());
}

/** For responses that are a file. */
export async function postForFile(path: string, body: object): Promise<ConsoleResult<Blob>> {
  try {
    const response = await fetch(path, { ...jsonPost(body), signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return { is: 'done', reply: await response.blob() };
    return toFailedResult(path, response);
  } catch {
    markOffline();
    return { is: 'offline' };
  }
}

async function call<Reply extends z.ZodMiniType>(
  path: string,
  reply: Reply,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<ConsoleResult<z.output<Reply>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json', 'accept-language': 'en', ...init.headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) return await toFailedResult(path, response);
    const text = await response.text();
    const data = reply.parse(text === '' ? null : JSON.parse(text));
    markOnline(beforeSession.has(path) ? undefined : false);
    return { is: 'done', reply: data };
  } catch {
    if (!signal?.aborted) markOffline();
    return { is: 'offline' };
  }
}

function jsonPost(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function toFailedResult(path: string, response: Response): Promise<ConsoleResult<never>> {
  const isBefore = beforeSession.has(path);
  const signedOut = response.status === 401 && !isBefore;
  const { data } = problem.safeParse(await response.json().catch(() => null));
  if (response.status >= 500 || (!data && !signedOut)) {
    markOffline();
    return { is: 'offline' };
  }
  markOnline(isBefore ? undefined : signedOut);
  if (signedOut || !data) return { is: 'signedOut' };
  const waitSeconds = Number(response.headers.get('retry-after') ?? 0);
  return { is: 'error', code: data.code, message: data.message, waitSeconds };
}
