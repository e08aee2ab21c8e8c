import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
const folder = join(root, 'node_modules/.cache/forespan', `browser-${version}`);

export interface Program {
  path: string;
  args: string[];
  /** What its environment must say beside ours. */
  variables: Record<string, string>;
}

/** It is made for Linux on the usual processors alone. */
export const isBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that npm brings: Chromium without windows, to which a page is less than half the work it is to a whole
 * Chrome. Unpacked once; where several do so at the same time, each does it for itself.
 */
export async function bundledBrowser(): Promise<Program> {
  const program = {
    path: join(folder, 'chromium'),
    // It comes without the helper that the sandbox needs.
    args: ['--no-sandbox'],
    variables: { LD_LIBRARY_PATH: libraries() },
  };
  if (existsSync(program.path)) return program;
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // It unpacks to the temporary folder, and the libraries it needs only where it believes to run on Amazon's Lambda.
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return program;
}

function libraries(): string {
  const own = join(folder, 'al2023/lib');
  return process.env.LD_LIBRARY_PATH ? `${own}:${process.env.LD_LIBRARY_PATH}` : own;
}
