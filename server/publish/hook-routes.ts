import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Env } from '../env.ts';
import { toLoggedError } from '../log.ts';
import { setRetryAfter } from '../site/send-error.ts';
import type { Publisher } from './publisher.ts';
import { findSigner, isSigned, readPushCall } from './push-call.ts';

/** A push of two thousand commits takes about three megabytes. */
const maxBodyBytes = 5 * 1024 * 1024;

interface HookDependencies {
  env: Pick<Env, 'PUBLISH_REMOTE' | 'PUBLISH_SECRET' | 'CONTENT_BRANCH'>;
  publisher: Pick<Publisher, 'start'>;
  rateLimit: RateLimit;
}

/** The webhook that GitHub, GitLab and Gitea call after a push. Their logs show our response. */
export function publishHookRoutes(app: FastifyInstance, deps: HookDependencies): void {
  const { PUBLISH_REMOTE, PUBLISH_SECRET: secret, CONTENT_BRANCH: branch } = deps.env;
  if (!PUBLISH_REMOTE || !secret) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const httpError = toLoggedError(request, error);
      setRetryAfter(reply, httpError);
      const { statusCode } = httpError;
      const known: Record<number, [string, string]> = {
        413: ['tooLarge', `The call has more than ${maxBodyBytes} bytes. Publish from the console.`],
        415: ['unsupportedType', 'Set the content type of the webhook to application/json.'],
      };
      const [code, message] = known[statusCode] ?? [httpError.code, httpError.problem('en').message];
      return respond(reply, statusCode, code, message);
    });
    scope.route({
      method: 'POST',
      url: '/hooks/publish',
      schema: { hide: true },
      bodyLimit: maxBodyBytes,
      // Before the body is read.
      async onRequest(request, reply) {
        await deps.rateLimit('publishCalls', request.ip);
        if (!isSigned(request.headers))
          return respond(
            reply,
            401,
            'unsigned',
            'The call is not signed: enter PUBLISH_SECRET as the secret of the webhook.',
          );
      },
      async handler(request, reply) {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const forge = findSigner(request.headers, body, secret);
        if (!forge)
          return respond(reply, 401, 'wrongSignature', 'The call is not signed with PUBLISH_SECRET.');
        const call = readCall();
        if (!call) return respond(reply, 400, 'notJson', 'The body is not JSON.');
        if (call.ref === null) return respond(reply, 200, 'notAPush', 'Received. Only pushes publish.');
        if (call.ref !== `refs/heads/${branch}`)
          return respond(reply, 200, 'otherBranch', `Not published: only pushes to ${branch} are published.`);
        if (!(await deps.publisher.start(`push to ${forge}`, call.id)))
          return respond(reply, 409, 'replayed', 'Not published: this call was already received.');
        return respond(reply, 202, 'started', 'The newest texts are being checked and published.');

        function readCall() {
          try {
            return forge && readPushCall(forge, request.headers, body);
          } catch {
            return undefined;
          }
        }
      },
    });
  });
}

function respond(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}
