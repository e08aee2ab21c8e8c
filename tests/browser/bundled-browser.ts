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
  /** Additional environment variables. */
  variables: Record<string, string>;
}

/** The package is only for Linux on x64. */
export const isBundled = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that npm installs: Chromium's headless shell, which needs less than half the CPU of a full Chrome. It is
 * unpacked once; processes that do so at the same time each unpack their own copy.
 */
export async function bundledBrowser(): Promise<Program> {
  const program = {
    path: join(folder, 'chromium'),
    // The package lacks the sandbox helper.
    args: ['--no-sandbox'],
    variables: { LD_LIBRARY_PATH: libraries() },
  };
  if (existsSync(program.path)) return program;
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // It unpacks to the temporary folder, and its libraries only if it believes it runs on AWS Lambda.
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
