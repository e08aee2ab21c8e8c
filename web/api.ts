import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { problem } from '../contract/problem.ts';

/** A problem without its code, which is for other API clients. */
const error = z.omit(problem, { code: true });
export type ApiProblem = z.output<typeof error>;

export type ApiResult<Reply> =
  | { ok: true; reply: Reply }
  | {
      ok: false;
      problem: ApiProblem | undefined;
      /** True if the server, or a proxy in front of it, temporarily could not handle the request. */
      isTemporary?: boolean;
    };

/** The URL of an API path. A static export is served from a different host than the API. */
export function apiUrl(path: string): string {
  return (document.documentElement.dataset.api ?? '') + path;
}

/** Calls an endpoint in the page's language. Throws without a valid response. */
export async function call<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  body: z.output<Body>,
  signal: AbortSignal | null = null,
): Promise<ApiResult<z.output<Reply>>> {
  const response = await fetch(apiUrl(endpoint.path), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  });
  return toApiResult(endpoint, response.status, await response.json().catch(() => null));
}

/** Throws if the response does not match the endpoint's reply. */
export function toApiResult<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
  status: number,
  body: unknown,
): ApiResult<z.output<Reply>> {
  if (status >= 200 && status < 300) return { ok: true, reply: endpoint.response.parse(body) };
  return { ok: false, problem: error.safeParse(body).data, isTemporary: status >= 500 || status === 429 };
}
