import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { onlyFrom } from './origin.ts';

/** The API, described in OpenAPI. `addRoutes` gets an app that checks origin and body. */
export function openApi(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
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
    addRoutes(api);
    done();
  });
}
