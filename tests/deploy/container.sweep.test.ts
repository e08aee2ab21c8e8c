/** @module-tag sweep */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { programEnv } from '../../server/testing/programs.ts';
import { freePort } from '../../server/testing/start-server.ts';

/** The first start of a server creates its database. */
const startupTimeout = { timeout: 90_000 };
const root = join(import.meta.dirname, '../..');
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', '');
const [buildStage = '', imageStage = ''] = containerfile.split(/^FROM .*$/m).slice(1);
const folder = mkdtempSync(join(tmpdir(), 'container-'));
const [build, image, data] = ['build', 'image', 'data'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
/** The image has an unprivileged user; without root we are one ourselves. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The build folder after its last RUN. Uses the existing build of the site; downloads nothing. */
function assembleBuild(): void {
  mkdirSync(build, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'bin', 'contract', 'content', 'server']) {
    cpSync(join(root, name), join(build, name), { recursive: true });
  }
  for (const name of ['site.json', 'site']) {
    cpSync(join(root, 'dist', name), join(build, 'dist', name), { recursive: true });
  }
  // Hard links: removing them leaves our own packages alone. npm would write to this file, and can do without.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(build, 'node_modules')]);
  rmSync(join(build, 'node_modules/.package-lock.json'), { force: true });
  const [, ...afterBuild] = (/^RUN npm run build && (.*)$/m.exec(buildStage)?.[0] ?? '').split(' && ');
  expect(afterBuild.length).toBeGreaterThan(0);
  for (const command of afterBuild) {
    execFileSync('sh', ['-c', `${command} --offline --no-audit --no-fund`.trim()], {
      cwd: build,
      stdio: 'pipe',
    });
  }
}

/** Exactly what the image's COPY lines copy. */
function assembleImage(): void {
  const copies = [...imageStage.matchAll(/^COPY --from=build --chown=root:root (.+) (\S+)$/gm)];
  expect(copies.length).toBeGreaterThan(5);
  for (const [, sources = '', target = ''] of copies) {
    for (const source of sources.split(' ')) {
      const from = source.replace('/app', build);
      const isInto = target.endsWith('/');
      const to = join(image, target, isInto ? (source.split('/').at(-1) ?? '') : '');
      mkdirSync(join(to, '..'), { recursive: true });
      execFileSync('cp', ['-al', from, to]);
    }
  }
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  chmodSync(folder, 0o755);
}

function imageEnv(variables: Record<string, string> = {}): NodeJS.ProcessEnv {
  const line = /^ENV (.*)$/m.exec(imageStage)?.[1] ?? '';
  const own = Object.fromEntries(
    line
      .replace('PUBLIC_URL=$PUBLIC_URL ', '')
      .replace('$PATH', programEnv.PATH ?? '')
      .replaceAll('/app/', `${image}/`)
      .replace('/data', data)
      .split(' ')
      .map((assignment) => assignment.split('=') as [string, string]),
  );
  return { ...own, HOME: data, TMPDIR: data, npm_config_update_notifier: 'false', ...variables };
}

function run(...command: [string, ...string[]]) {
  const [program, ...parameters] = command;
  return spawnSync(program, parameters, { cwd: image, env: imageEnv(), encoding: 'utf8', ...user });
}

test('npm run admin and npm run operator work in the image, beside its running server', async () => {
  assembleBuild();
  assembleImage();
  const port = String(await freePort());
  const [program = '', ...parameters]: string[] = JSON.parse(/^CMD (.*)$/m.exec(imageStage)?.[1] ?? '[]');
  const server = spawn(program, parameters, {
    cwd: image,
    env: imageEnv({ PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' }),
    stdio: 'ignore',
    ...user,
  });
  try {
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
      startupTimeout,
    );
    const added = run('npm', 'run', '--silent', 'operator', '--', 'add', 'zoe@agency.example', '--generate');
    expect(added).toMatchObject({ status: 0, stderr: '' });
    const listed = run('npm', 'run', '--silent', 'operator', '--', 'list');
    expect(listed).toMatchObject({ status: 0, stderr: '' });
    expect(listed.stdout).toContain('zoe@agency.example');
    const backup = run('npm', 'run', '--silent', 'admin', '--', 'backup', join(data, 'backup.gz'));
    expect(backup).toMatchObject({ status: 0, stderr: '' });
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
});
