import { writeFile } from 'node:fs/promises';
import { findResume } from '../../careers/store.ts';
import { writeEvent } from '../../events.ts';
import { OperatorError } from '../../operator-error.ts';
import { exportPersonalData } from '../../personal-data/find.ts';
import { exportRows, type Format, formats, recordExport } from '../../submissions/export-rows.ts';
import { type AdminTools, type DatabaseCommand, explainFileError, UsageError } from '../command.ts';
import {
  findSubmission,
  idValue,
  inOneLine,
  kindValue,
  parseCommand,
  parseKind,
  parseView,
  viewOptions,
  viewValues,
} from './arguments.ts';

export const exportCommand: DatabaseCommand = {
  name: 'export',
  about: 'writes submissions to standard output, as CSV or JSON',
  usage: ['export <kind> [--format <format>] [filters] > file', 'export person <email> > file.json'],
  values: [kindValue, ['--format', Object.keys(formats).join(', ')], ...viewValues],
  async run(args, tools) {
    const options = { ...viewOptions, format: { type: 'string', default: 'csv' } } as const;
    const { values, positionals } = parseCommand(args, 2, options);
    const [name, email] = positionals;
    if ((name === 'person') !== (email !== undefined)) throw new UsageError();
    if (email !== undefined) return exportToOutput(tools, email);
    const kind = parseKind(name);
    const { format, ...shown } = values;
    if (!isFormat(format)) throw new UsageError(`There is no format "${format}".`);
    const view = await parseView(tools.db, kind, shown);
    await recordExport(tools.db, null, { kind, format, view });
    for await (const text of formats[format].write(kind, exportRows(tools.db, kind, view))) {
      await tools.write(String(text));
    }
  },
};

async function exportToOutput({ db, write }: AdminTools, email: string): Promise<void> {
  await writeEvent(db, { kind: 'export', actor: null }, 'exported', { of: 'person' });
  for await (const text of exportPersonalData(db, email)) await write(text);
}

function isFormat(word: string): word is Format {
  return Object.hasOwn(formats, word);
}

/** Saves an applicant's resume. The operator names the copy: the applicant's file name is never used as a path. */
export const resumeCommand: DatabaseCommand = {
  name: 'resume',
  about: 'writes the resume of a job application to a file or to standard output',
  usage: ['resume <id> <file>', 'resume <id> > file'],
  values: [idValue, ['<file>', 'a new file, for this user alone; a file that exists is not overwritten']],
  async run(args, { db, print, write }) {
    const [id, file] = parseCommand(args, 2, {}).positionals;
    const subject = await findSubmission(db, id);
    const resume = await findResume(db, subject.id);
    if (!resume) throw new OperatorError(`There is no resume with this ${subject.kind}.`);
    if (file === undefined) {
      // Untrusted bytes could control the terminal.
      if (process.stdout.isTTY) throw new UsageError('A resume is not shown on a terminal: name a file.');
      return write(resume.content);
    }
    try {
      await writeFile(file, resume.content, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      throw explainFileError(file, 'written', error);
    }
    print(
      `${inOneLine(resume.fileName)} (${resume.mediaType}) is in ${file}. A stranger made it: open it with care.`,
    );
  },
};
