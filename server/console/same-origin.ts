import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Lets only our own page call. A browser says with each request where it comes from: what changes something must
 * say so and be ours, what only asks must not be another site's, not even one beside us on the same domain.
 */
export function refuseStrangers(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'content-type': type } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403);
  if (origin !== undefined && !isOurs(request, origin)) throw new Refusal(403);
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (origin === undefined && site !== 'same-origin') throw new Refusal(403);
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) throw new Refusal(415);
}

function isOurs(request: FastifyRequest, origin: string): boolean {
  const from = URL.parse(origin);
  return from?.host === request.host && (from.protocol === 'https:' || request.protocol !== 'https');
}
