import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { writeAll } from '../../backup/write-all.ts';
import { StartProblem } from '../../start-problem.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';
import { fileProblem } from '../file-problem.ts';

/** Puts what `backup` kept into a fresh database, before the server is started on it. */
export const restoreCommand: DatabaseCommand = {
  name: 'restore',
  about: 'puts what `backup` kept into a fresh database',
  usage: ['restore <file>'],
  async run([file, ...rest], { database, print }) {
    if (!file || rest.length > 0) throw new UsageProblem();
    try {
      const rows = await pipeline(createReadStream(file), createGunzip(), (bytes) =>
        writeAll(database.pool, linesOf(bytes)),
      );
      print(`${rows} rows are back.`);
    } catch (cause) {
      if (!isArchiveProblem(cause)) throw fileProblem(file, 'read', cause);
      throw new StartProblem(`${file} cannot be read: ${cause.message}`, { cause });
    }
  },
};

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

function isArchiveProblem(error: unknown): error is Error {
  return String((error as { code?: unknown }).code).startsWith('Z_');
}
