import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesEtag, preferredEncoding } from './negotiation.ts';
import type { Resource } from './resource.ts';

export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  status = 200,
): FastifyReply {
  const representation = resource[preferredEncoding(request.headers['accept-encoding'])];
  if (status === 200 && namesEtag(request.headers['if-none-match'], representation.etag)) {
    return reply.code(304).headers(representation.unchangedHeaders).send();
  }
  const body = request.method === 'HEAD' ? undefined : representation.body();
  return reply.code(status).headers(representation.headers).send(body);
}
