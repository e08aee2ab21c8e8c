import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { problem } from '../../contract/problem.ts';
import { toHttpError } from '../http-error.ts';
import { allowOrigins } from './cors.ts';
import type { RateLimit } from './rate-limit.ts';

interface ApiOptions {
  origin: string;
  /** Other origins whose pages may call it. */
  allowedOrigins: readonly string[];
  rateLimit: RateLimit;
}

/** The API, described in OpenAPI. `addRoutes` gets an app that checks origin and body. */
export function apiRoutes(
  app: FastifyInstance,
  { origin, allowedOrigins, rateLimit }: ApiOptions,
  addRoutes: (api: FastifyInstance) => void,
): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${settings.brand} API`,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description: `Bodies and responses are JSON. Unknown fields are ignored. Calls need no authentication; they are rate-limited by client address, and pages of other sites may only call if their origin is allowed. Errors have a message in the language of \`Accept-Language\` (${locales.join(', ')}), a code, and a message for each invalid field.`,
      },
      servers: [{ url: origin }],
      security: [],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? withErrors(document.openapiObject as ApiDocument)
        : document.swaggerObject,
  });
  app.register(async (api) => {
    // Fastify parses plain text too; we only accept JSON.
    api.removeContentTypeParser('text/plain');
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    api.addHook('onRequest', allowOrigins(allowedOrigins));
    // The app's own error handler then responds to the invalid input or the exceeded rate limit.
    api.setErrorHandler(async (error, request) => {
      if (isInvalid(error)) await rateLimit('invalidForms', request.ip);
      throw error;
    });
    addRoutes(api);
  });
}

/** True if a request was rejected for its content. */
function isInvalid(error: unknown): boolean {
  return [400, 413, 415, 422].includes(toHttpError(error).statusCode);
}

const errors: Record<string, string> = {
  400: 'The body cannot be read.',
  403: 'The page that sent it is of an origin that is not allowed.',
  413: 'The body is too large.',
  415: 'The body has another content type.',
  422: 'Some fields are invalid: `fields` names them.',
  429: 'Too many requests: `Retry-After` says how many seconds to wait.',
  503: 'The server cannot store anything now. Try again later.',
  default: 'Any other error.',
};

/** The parts of an OpenAPI document that are extended. */
interface ApiDocument {
  paths?: Record<string, Record<string, { responses?: object }>>;
  components?: { schemas?: object };
}

/** Documents the errors that every operation may respond with. */
function withErrors(document: ApiDocument): object {
  const { $schema: _schema, ...schema } = z.toJSONSchema(problem) as Record<string, unknown>;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const names = Object.keys(errors).map((status) => [status, `Error${status}`] as const);
  const refs = Object.fromEntries(
    names.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
  for (const item of Object.values(document.paths ?? {})) {
    for (const { responses } of Object.values(item)) Object.assign(responses ?? {}, refs);
  }
  const responses = names.map(([status, name]) => [name, { description: errors[status] ?? '', content }]);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Problem: schema },
      responses: Object.fromEntries(responses),
    },
  };
}
