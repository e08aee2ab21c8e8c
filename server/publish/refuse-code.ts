import type { PublishProblem } from '../../contract/console/publish.ts';
import { isData, isDeployed } from './code-files.ts';
import type { TreeEntry } from './repository.ts';

const maxFileBytes = 1024 * 1024;
const maxFiles = 10_000;
const plainFiles = ['100644', '100755'];

/** The changes in a commit that require a deployment. */
export function findCodeChanges(
  tree: readonly TreeEntry[],
  code: ReadonlyMap<string, string>,
): PublishProblem[] {
  const committed = new Map(tree.filter(isCode).map(({ path, hash }) => [path, hash]));
  const changed = [...committed].flatMap(([file, hash]) => {
    const deployed = code.get(file);
    if (deployed === hash) return [];
    return { file, message: deployed === undefined ? 'is code that is not deployed' : 'changes code' };
  });
  const removed = [...code.keys()].filter((file) => !committed.has(file));
  return [...changed, ...removed.map((file) => ({ file, message: 'is deployed code that was removed' }))];
}

function isCode({ path }: TreeEntry): boolean {
  return isDeployed(path) && !isData(path) && !path.split('/').some((name) => name.startsWith('.'));
}

/** Data that is rejected: symlinks, unsafe file names, and oversized files. */
export function findUnfitFiles(data: readonly TreeEntry[]): PublishProblem[] {
  if (data.length > maxFiles)
    return [{ file: 'content', message: `has ${data.length} files, more than ${maxFiles}` }];
  return data.flatMap(({ path: file, mode, bytes }) => {
    if (!plainFiles.includes(mode)) return { file, message: 'is a link or a submodule, not a file' };
    if (!file.split('/').every((name) => /^\w[\w.-]*$/.test(name)))
      return { file, message: 'has a name with characters other than letters, digits, ., - and _' };
    return bytes > maxFileBytes ? { file, message: 'is larger than a megabyte' } : [];
  });
}
