import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findResume } from '../../careers/store.ts';
import { StartProblem } from '../../start-problem.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';
import { fileProblem } from '../file-problem.ts';
import { idValue, inOneLine, subjectOf } from './subject.ts';

/** The file an applicant sent. The operator names the copy: what the applicant called it is never used as a path. */
export const resumeCommand: DatabaseCommand = {
  name: 'resume',
  about: 'writes the resume of a job application to a file or to standard output',
  usage: ['resume <id> <file>', 'resume <id> > file'],
  values: [idValue, ['<file>', 'a new file, for this user alone; a file that exists is not overwritten']],
  async run(args, { db, print, write }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [id, file, ...rest] = positionals;
    if (rest.length > 0) throw new UsageProblem();
    const subject = await subjectOf(db, id);
    const resume = await findResume(db, subject.id);
    if (!resume) throw new StartProblem(`There is no resume with this ${subject.kind}.`);
    if (file === undefined) {
      // Bytes of a stranger's could move the cursor, or worse.
      if (process.stdout.isTTY) throw new UsageProblem('A resume is not shown on a terminal: name a file.');
      return write(resume.content);
    }
    try {
      await writeFile(file, resume.content, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      throw fileProblem(file, 'written', error);
    }
    print(
      `${inOneLine(resume.fileName)} (${resume.mediaType}) is in ${file}. A stranger made it: open it with care.`,
    );
  },
};
