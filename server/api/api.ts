import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { refusalOf } from '../refusal.ts';
import type { RateLimit } from './limits.ts';
import { onlyFrom } from './origin.ts';

/** The API, described in OpenAPI. `addRoutes` gets an app that checks origin and body. */
export function openApi(
  app: FastifyInstance,
  { allowedOrigins, rateLimit }: { allowedOrigins: readonly string[]; rateLimit: RateLimit },
  addRoutes: (api: FastifyInstance) => void,
): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${settings.brand} API`,
        version: '1',
        description: `Bodies and answers are JSON. Fields we do not know are ignored. Refusals carry a sentence in the language of \`Accept-Language\` (${locales.join(', ')}), a code, and a sentence for each field at fault.`,
      },
    },
    transform: jsonSchemaTransform,
  });
  app.register((api, _options, done) => {
    // Fastify parses plain text too; we only accept JSON.
    api.removeContentTypeParser('text/plain');
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    api.addHook('onRequest', onlyFrom(allowedOrigins));
    // Then the app's own handler responds: to the invalid input, or to the client that is over its limit.
    api.setErrorHandler(async (error, request) => {
      if (isInvalid(error)) await rateLimit('invalidForms', request.ip);
      throw error;
    });
    addRoutes(api);
    done();
  });
}

/** Whether a request was rejected for what it contains. */
function isInvalid(error: unknown): boolean {
  return [400, 413, 415, 422].includes(refusalOf(error).statusCode);
}
