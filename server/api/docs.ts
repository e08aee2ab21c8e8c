import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describeApi, docsStyle } from './docs-page.ts';

/** The API as a document for programs and as a page for people. */
export function docsRoutes(app: FastifyInstance): void {
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' };

  app.get('/api/openapi.json', (_request, reply) => reply.headers(headers).send(app.swagger()));
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({ ...headers, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(describeApi(app.swagger())),
  );
}
