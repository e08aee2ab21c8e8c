import type { FastifyInstance } from 'fastify';

/** A part of the app that reads what a browser posts without a script, and nothing else. */
export function plainForms(app: FastifyInstance, addRoutes: (plain: FastifyInstance) => void): void {
  app.register((plain, _options, done) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoutes(plain);
    done();
  });
}
