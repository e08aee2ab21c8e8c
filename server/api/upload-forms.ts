import { finished } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { Refusal } from '../refusal.ts';
import type { TakeTurn } from './limits.ts';

/** One byte more than a file may have tells that it has too many. */
const limits = {
  files: 1,
  fileSize: maxResumeBytes + 1,
  fields: 20,
  parts: 21,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

/** What is read of a request before we hang up, so that who sent too large a file still learns so. */
const mostBytes = 4 * maxResumeBytes;

/** Files are held in memory while they are checked, and the built-in database takes them one after the other. */
const mostAtOnce = 8;

/**
 * A part of the app that reads forms with a file, from scripts and from browsers that run none. The body is what
 * the form holds: texts, and `File`s. A client that comes too often is refused before its file is kept.
 */
export function uploadForms(
  app: FastifyInstance,
  takeTurn: TakeTurn,
  addRoutes: (uploads: FastifyInstance) => void,
): void {
  let underWay = 0;
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart, { limits, throwFileSizeLimit: false });
    uploads.addHook('preValidation', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (!request.isMultipart()) throw new Refusal(415);
      if (Number(request.headers['content-length']) > mostBytes) {
        reply.header('connection', 'close');
        throw new Refusal(413);
      }
      underWay++;
      finished(reply.raw, () => underWay--);
      const refusal =
        underWay > mostAtOnce
          ? new Refusal(503, { retryAfterSeconds: 10 })
          : await takeTurn('uploads', request.ip).then(() => undefined, asValue);
      await readForm(request, refusal === undefined);
      if (refusal) throw refusal;
    });
    addRoutes(uploads);
  });
}

/** Fills in the body part by part, so that what came before a mistake can be given back. */
async function readForm(request: FastifyRequest, keepFiles: boolean): Promise<void> {
  const body: Record<string, unknown> = {};
  request.body = body;
  let read = 0;
  request.raw.on('data', ({ length }: Buffer) => {
    read += length;
    if (read > mostBytes) request.raw.destroy();
  });
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'field' ? part.value : await readFile(part, keepFiles);
      if (value !== undefined && part.fieldname) body[part.fieldname] = value;
    }
  } catch (error) {
    // Whatever cannot be parsed is a mistake of who sent it.
    throw new Refusal((error as { statusCode?: number }).statusCode ?? 400);
  }
}

/** A browser sends a file without name and content where none was chosen. */
async function readFile({ file, filename }: MultipartFile, keep: boolean): Promise<File | undefined> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (keep) chunks.push(chunk);
  }
  return filename || size > 0 ? new File(chunks, filename ?? '') : undefined;
}

function asValue(error: unknown): unknown {
  return error;
}
