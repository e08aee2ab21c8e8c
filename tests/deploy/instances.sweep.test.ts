/** @module-tag sweep */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresDatabase } from '../../server/testing/databases.ts';
import { findProgram, programEnv } from '../../server/testing/programs.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { readUnitFile } from './unit-file.ts';

/** The first start of a server creates its database. */
const startupTimeout = { timeout: 90_000 };
const root = join(import.meta.dirname, '../..');
const service = 'forespan@.service';
let etc: string;

beforeEach(async () => {
  etc = await mkdtemp(join(tmpdir(), 'etc-'));
  const database = await createPostgresDatabase();
  onTestFinished(async () => {
    await database.drop();
    await rm(etc, { recursive: true, force: true });
  });
  await writeFile(join(etc, 'forespan.env'), `DATABASE_URL=${database.url}\nLOG_LEVEL=warn\n`);
});

interface Instance {
  child: ChildProcess;
  output(): string;
}

/** Runs what systemd would run for `forespan@<port>`, with other folders. */
function startInstance(port: number): Instance {
  const unit = readUnitFile(service, { instance: String(port), etc });
  const [program = '', ...parameters] = (unit.values('ExecStart')[0] ?? '').split(' ');
  const child = spawn(program.replace('/srv/forespan', root), parameters, {
    cwd: unit.values('WorkingDirectory')[0]?.replace('/srv/forespan', root),
    env: { ...programEnv, ...unit.environment(), ...{ DATA_DIR: etc, TMPDIR: tmpdir() } },
  });
  onTestFinished(async () => {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** Finds a four-digit port, as the unit expects: free ports of the system have five. */
async function findFourDigitPort(): Promise<number> {
  for (;;) {
    const port = 4_000 + ((await freePort()) % 5_000);
    const used = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (!used) return port;
  }
}

function expectStatus(url: string, status: number): Promise<void> {
  return vi.waitFor(async () => expect((await fetch(url)).status).toBe(status), startupTimeout);
}

test('two instances run side by side with the settings that we ship, each with its own metrics', async () => {
  const [one, other] = [await findFourDigitPort(), await findFourDigitPort()];
  startInstance(one);
  await expectStatus(`http://127.0.0.1:${one}/readyz`, 200);
  startInstance(other);
  await expectStatus(`http://127.0.0.1:${other}/readyz`, 200);
  for (const port of [one, other]) {
    await fetch(`http://127.0.0.1:${port}/no-such-page`);
    const metrics = await (await fetch(`http://127.0.0.1:1${port}/metrics`)).text();
    expect(metrics).toMatch(/^database_up 1$/m);
  }
});

test('the file of one instance overrides the settings of all', async () => {
  const [one, other] = [await findFourDigitPort(), await findFourDigitPort()];
  const metricsPort = await freePort();
  await writeFile(join(etc, `forespan-${other}.env`), `METRICS_PORT=${metricsPort}\n`);
  startInstance(one);
  startInstance(other);
  await expectStatus(`http://127.0.0.1:${metricsPort}/metrics`, 200);
  await expectStatus(`http://127.0.0.1:1${one}/metrics`, 200);
  await expect(fetch(`http://127.0.0.1:1${other}/metrics`)).rejects.toThrow();
});

const analyze = findProgram('systemd-analyze');
test.skipIf(!analyze)('systemd knows every key of our unit', async () => {
  const { stderr } = spawnSync(analyze ?? '', ['verify', join(root, 'deploy', service)], {
    encoding: 'utf8',
  });
  const complaints = stderr
    .split('\n')
    .filter((line) => line && !/is not executable|Unit .* not found/.test(line));
  expect(complaints).toEqual([]);
});
