import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitTarget } from '../request-path.ts';
import { transportSecurity } from '../security-headers.ts';
import { matchesEtag, preferredEncoding, type Resource, type ResponseHeaders } from './resource.ts';
import type { Site } from './site.ts';

interface SiteResponse {
  status: number;
  headers: ResponseHeaders;
  body?: Buffer | undefined;
}

/** The response to a request for a file: the best accepted encoding, or 304 if the client already has it. */
function buildResponse(
  resource: Resource,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  status: number,
): SiteResponse {
  const file = resource[preferredEncoding(headers['accept-encoding'])];
  if (status === 200 && matchesEtag(headers['if-none-match'], file.etag)) {
    return { status: 304, headers: file.unchangedHeaders };
  }
  return { status, headers: file.headers, body: method === 'HEAD' ? undefined : file.body() };
}

/** Sends a file through Fastify. */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  status = 200,
): FastifyReply {
  const response = buildResponse(resource, request, status);
  return reply.code(response.status).headers(response.headers).send(response.body);
}

/**
 * Sends a file through Node's HTTP server directly, which is faster than Fastify with our hooks; false if the request
 * is not a GET or HEAD of a file.
 */
export function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): boolean {
  const file = site.files.get(splitTarget(request.url ?? '').path);
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const { status, headers, body } = buildResponse(file, request, 200);
  response.writeHead(status, { ...headers, ...(isSecure && transportSecurity) }).end(body);
  return true;
}
