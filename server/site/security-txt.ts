import type { FastifyInstance } from 'fastify';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 330;
const dayMs = 86_400_000;

export const securityTxtPath = '/.well-known/security.txt';
/** The location before RFC 9116. */
export const oldSecurityTxtPath = '/security.txt';

/**
 * Where to report a security problem (RFC 9116). It expires relative to the request, so it cannot be part of the
 * build.
 */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date((Math.floor(now.valueOf() / dayMs) + validDays) * dayMs);
  return [
    `Contact: mailto:${settings.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n');
}

export function securityTxtRoutes(app: FastifyInstance, { origin }: { origin: string }): void {
  app.get(securityTxtPath, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(origin, new Date())),
  );
  app.get(oldSecurityTxtPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(securityTxtPath, 301),
  );
}
