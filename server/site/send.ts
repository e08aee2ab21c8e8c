import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitTarget } from '../request-path.ts';
import { transportSecurity } from '../security-headers.ts';
import { namesEtag, preferredEncoding } from './negotiation.ts';
import type { Headers, Resource } from './resource.ts';
import type { Site } from './site.ts';

interface Answer {
  status: number;
  headers: Headers;
  body?: Buffer | undefined;
}

/** The answer to a request for a file: in the best encoding the client accepts, or 304 if it has the file already. */
function answerWith(
  resource: Resource,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  status: number,
): Answer {
  const file = resource[preferredEncoding(headers['accept-encoding'])];
  if (status === 200 && namesEtag(headers['if-none-match'], file.etag)) {
    return { status: 304, headers: file.unchangedHeaders };
  }
  return { status, headers: file.headers, body: method === 'HEAD' ? undefined : file.body() };
}

/** Answers a request that reached Fastify. */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  status = 200,
): FastifyReply {
  const answer = answerWith(resource, request, status);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/** Answers a GET or HEAD for a file of the site on Node's own HTTP, which is faster than Fastify with our hooks; false if it is for something else. */
export function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): boolean {
  const file = site.files.get(splitTarget(request.url ?? '').path);
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const { status, headers, body } = answerWith(file, request, 200);
  response.writeHead(status, { ...headers, ...(isSecure && transportSecurity) }).end(body);
  return true;
}
