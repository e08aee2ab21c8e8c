import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { settings } from '../../content/settings.ts';
import type { engines } from './databases.ts';
import { programEnv } from './programs.ts';
import { freshDataEnv } from './run-admin.ts';
import { writeTestSite } from './test-site.ts';

const main = join(import.meta.dirname, '../main.ts');
const siteDir = writeTestSite();
const listening = new RegExp(
  `^${RegExp.escape(settings.brand)} is served at http://127\\.0\\.0\\.1:(\\d+)$`,
  'm',
);

export interface Run {
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** The port, once the server listens. */
  port: Promise<number>;
  exitCode: Promise<number | null>;
}

/** `server/main.ts` as a process with its own database, killed when the test ends. */
export async function runMain({
  dir,
  variables = {},
  cwd = tmpdir(),
  engine = 'postgres',
  onFinished = onTestFinished,
}: {
  dir?: string;
  variables?: NodeJS.ProcessEnv;
  cwd?: string;
  /** PostgreSQL by default, because it opens faster. */
  engine?: (typeof engines)[number];
  /** Concurrent tests pass their own. */
  onFinished?: typeof onTestFinished;
} = {}): Promise<Run> {
  const dataEnv = await freshDataEnv(engine, onFinished);
  const child = spawn(process.execPath, [main, dir ?? (await siteDir)], {
    cwd,
    env: { ...programEnv, PORT: '0', HOST: '127.0.0.1', ...dataEnv, ...variables },
  });
  onFinished(async () => {
    child.kill('SIGKILL');
    await exitCode;
  });
  let output = '';
  const started = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const port = listening.exec(output)?.[1];
      if (port) started.resolve(Number(port));
    });
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, port: started.promise, exitCode };
}
