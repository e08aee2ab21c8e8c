import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { splitTarget } from '../request-path.ts';
import { redirectCaching } from './resource.ts';
import { sendResource } from './send.ts';
import { sendError } from './send-error.ts';
import { resolvePath, type Site } from './site.ts';

/** Handles requests that no route matches: with a file, a redirect, or the not-found page. */
export function serveFromSite(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { path, query } = splitTarget(request.raw.url ?? '/');
  const found = resolvePath(site, path);
  if (!found) return sendError(site, request, reply, new HttpError(404));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendError(site, request, reply.header('allow', 'GET, HEAD'), new HttpError(405));
  }
  if ('resource' in found) return sendResource(request, reply, found.resource);
  return reply.header('cache-control', redirectCaching).redirect(found.location + query, 301);
}
