import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

/** Posts JSON, as our scripts do. */
export function postJson(
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, payload, headers });
}

/** Posts a form as a browser without JavaScript does. */
export function postForm(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });
}
