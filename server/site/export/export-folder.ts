import { readdir } from 'node:fs/promises';
import { StartProblem } from '../../start-problem.ts';

/** An earlier export, known by a file that it has, is written over; what else is in the folder stays. */
export async function refuseForeign(folder: string, knownBy: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new StartProblem(`${folder} cannot be written to: ${error.message}`);
  });
  if (names.length > 0 && !names.includes(knownBy)) {
    throw new StartProblem(`${folder} holds other things: name a new folder, or one of an earlier export.`);
  }
}
