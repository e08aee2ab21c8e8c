import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '../server/testing/start-server.ts';

const root = join(import.meta.dirname, '..');
const leftOut = /^(node_modules|dist|data|docs|tests|bench|\.git|\.env)(\/|$)/;

interface DevServer {
  url: string;
  /** A copy of the project without a build, whose files may be changed. */
  folder: string;
  output(): string;
  stop(): Promise<void>;
}

/** `npm run dev` in a copy of the project, on a free port unless given one. */
export async function startDev(port?: number): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, ['bin/run.mjs', 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(chosen),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      WEBSITE_CHECKS: 'off',
      // On CI, Vite colors the URL even without a terminal, and it would not be found below.
      NO_COLOR: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const url = `http://localhost:${chosen}`;
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes(url) && resolve());
  });
  await Promise.race([ended, listening]);
  return {
    url,
    folder,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Saves a file the way many editors do: a new one replaces the old one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
