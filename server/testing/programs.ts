import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const { NODE_COMPILE_CACHE, PATH, TMPDIR } = process.env;

/** The environment variables that test processes inherit. */
export const programEnv = { NODE_COMPILE_CACHE, PATH, TMPDIR };
