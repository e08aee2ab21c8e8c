/** @module-tag sweep */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programEnv } from '../server/testing/programs.ts';

const root = join(import.meta.dirname, '..');
const sources = [
  'bench',
  'bin',
  'contract',
  'content',
  'forecast',
  'web',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

test('a build prints when it starts and ends, what the law still requires, and no warning', async () => {
  const project = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  for (const name of sources) {
    await cp(join(root, name), join(project, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/run.mjs', 'build'], {
    cwd: project,
    env: programEnv,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toMatch(
    /^Building the site …\n(Before the site goes live, .*\n( {2}.*\n)+)?Built in [\d.]+ s\.\n$/,
  );
  expect(status).toBe(0);
});
