import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { problem } from '../contract/problem.ts';

/** What people need of a refusal; the code is for other programs. */
const refusal = z.omit(problem, { code: true });
export type Refusal = z.output<typeof refusal>;

export type Answer<Reply> = { ok: true; reply: Reply } | { ok: false; refusal: Refusal | undefined };

/** The address of a path of the server, which may be another host than the one that keeps the pages. */
export function onServer(path: string): string {
  return (document.documentElement.dataset.api ?? '') + path;
}

/** Sends what has been checked, in the language of the page. Throws when no answer comes that we understand. */
export async function call<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  body: z.output<Body>,
  signal: AbortSignal,
): Promise<Answer<z.output<Reply>>> {
  const response = await fetch(onServer(endpoint.path), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  });
  return answerOf(endpoint, response.ok, await response.json().catch(() => null));
}

/** Reads what the server said. Throws when it is no answer of this endpoint. */
export function answerOf<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  ok: boolean,
  said: unknown,
): Answer<z.output<Reply>> {
  return ok ? { ok, reply: endpoint.reply.parse(said) } : { ok, refusal: refusal.safeParse(said).data };
}
