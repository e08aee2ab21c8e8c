import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { HttpError } from '../http-error.ts';
import { FormReader, parseBoundary } from './form-reader.ts';
import type { RateLimit } from './rate-limit.ts';

const limits = {
  parts: 21,
  files: 1,
  headerBytes: 16 * 1024,
  textBytes: 256 * 1024,
  /** One byte over the limit is enough to tell that a file is too large. */
  fileBytes: maxResumeBytes + 1,
};
/** How much of a request is read before we hang up, so that the sender of an oversized file still gets a response. */
const maxBytes = 10 * maxResumeBytes;
/** Files are in memory while they are checked, and the built-in database stores them one at a time. */
const maxAtOnce = 8;

/**
 * A scope of the app that parses forms with a file, sent with or without JavaScript. The body holds texts and `File`s.
 * Rate limits apply before the file is stored.
 */
export function uploadForms(
  app: FastifyInstance,
  rateLimit: RateLimit,
  addRoutes: (uploads: FastifyInstance) => void,
): void {
  let underWay = 0;

  /** Takes a slot until the response is sent; returns an error if none is free. */
  function takeSlot(reply: FastifyReply): HttpError | undefined {
    if (underWay >= maxAtOnce) return new HttpError(503, { retryAfterSeconds: 10 });
    underWay++;
    finished(reply.raw, () => underWay--);
    return undefined;
  }

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    // Parsed in the hook below, which also has the reply.
    uploads.addContentTypeParser('multipart/form-data', (_request, _payload, parsed) => parsed(null));
    uploads.addHook('preValidation', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new HttpError(415);
      // A client over its limit takes no slot, however slowly it sends.
      const httpError = await rateLimit('uploads', request.ip).then(() => takeSlot(reply), asValue);
      await readForm(request, reply, httpError === undefined);
      if (httpError) throw httpError;
    });
    addRoutes(uploads);
  });
}

/** Reads the body to its end even after an error: most clients would lose a response sent earlier. */
async function readForm(request: FastifyRequest, reply: FastifyReply, keepFiles: boolean): Promise<void> {
  const boundary = parseBoundary(request.headers['content-type']);
  const form = new FormReader(boundary ?? '', keepFiles ? limits : { ...limits, fileBytes: 0 });
  // Fields complete before the error are shown to the visitor again.
  request.body = form.values;
  let problem: unknown = boundary === undefined ? new HttpError(400) : undefined;
  let read = 0;
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    problem ??= catchProblem(() => form.write(chunk));
    read += chunk.length;
    if (read <= maxBytes) continue;
    problem ??= catchProblem(() => form.cut());
    reply.header('connection', 'close');
    break;
  }
  problem ??= catchProblem(() => form.end());
  if (problem !== undefined) throw problem;
}

function catchProblem(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

function asValue(error: unknown): unknown {
  return error;
}
