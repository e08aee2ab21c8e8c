import { finished } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** The parser waits for ever for the rest of a part whose head has no end, though all has come. */
const parserMs = 1_000;

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
  /** Holds a place until the answer is sent. A reason not to where all are taken. */
  function takePlace(reply: FastifyReply): Refusal | undefined {
    if (underWay >= mostAtOnce) return new Refusal(503, { retryAfterSeconds: 10 });
    underWay++;
    finished(reply.raw, () => underWay--);
    return undefined;
  }
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
      // Who is refused their turn takes nobody's place, however slowly they send.
      const refusal = await takeTurn('uploads', request.ip).then(() => takePlace(reply), asValue);
      await readForm(request, refusal === undefined);
      if (refusal) throw refusal;
    });
    addRoutes(uploads);
  });
}

async function readForm(request: FastifyRequest, keepFiles: boolean): Promise<void> {
  let read = 0;
  request.raw.on('data', ({ length }: Buffer) => {
    read += length;
    if (read > mostBytes) request.raw.destroy();
  });
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_resolve, reject) => {
    request.raw.once('end', () => {
      timer = setTimeout(() => reject(new Refusal(400)), parserMs);
    });
  });
  try {
    await Promise.race([readParts(request, keepFiles), stuck]);
  } catch (error) {
    // Whatever cannot be parsed is a mistake of who sent it.
    throw new Refusal((error as { statusCode?: number }).statusCode ?? 400);
  } finally {
    clearTimeout(timer);
  }
}

/** Fills in the body part by part, so that what came before a mistake can be given back. */
async function readParts(request: FastifyRequest, keepFiles: boolean): Promise<void> {
  const body: Record<string, unknown> = {};
  request.body = body;
  for await (const part of request.parts()) {
    const value = part.type === 'field' ? part.value : await readFile(part, keepFiles);
    if (value !== undefined && part.fieldname) body[part.fieldname] = value;
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
