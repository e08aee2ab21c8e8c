import { dirname } from 'node:path';
import { StartProblem } from '../start-problem.ts';

/** A failed read or write as a sentence; any error that is not of the file system as it is. */
export function fileProblem(file: string, act: 'read' | 'written', error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  const reasons: Record<string, string> = {
    ENOENT: act === 'read' ? 'there is no such file' : `the folder ${dirname(file)} does not exist`,
    ENOTDIR: `${dirname(file)} is not a folder`,
    EISDIR: 'it is a folder',
    EEXIST: 'it exists already',
    EACCES: 'this user may not',
    EPERM: 'this user may not',
    EROFS: 'its file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of this user is used up',
    ENAMETOOLONG: 'its name is too long',
  };
  const reason = reasons[code];
  return reason ? new StartProblem(`${file} cannot be ${act}: ${reason}.`, { cause: error }) : error;
}
