import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Ending, readAll } from '../../backup/read-all.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';
import { fileProblem } from '../file-problem.ts';

/** Everything in one file, of either database and for either. */
export const backupCommand: DatabaseCommand = {
  name: 'backup',
  about: 'keeps everything in one file, beside a running server or without one',
  usage: ['backup <file>'],
  async run([file, ...rest], { database, print }) {
    if (!file || rest.length > 0) throw new UsageProblem();
    let last = '';
    async function* lines(): AsyncGenerator<string> {
      for await (const line of readAll(database.pool)) {
        last = line;
        yield `${line}\n`;
      }
    }
    const unfinished = `${file}.unfinished`;
    // It holds what visitors sent, and the keys of the site.
    try {
      const target = await open(unfinished, 'w', 0o600);
      await pipeline(Readable.from(lines()), createGzip(), target.createWriteStream({ flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw fileProblem(file, 'written', error);
    }
    const { rows } = JSON.parse(last) as Ending;
    print(`${rows} rows are kept in ${file}.`);
  },
};
