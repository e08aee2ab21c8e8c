import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingImprintFields } from '../content/settings.ts';
import { eventually } from './testing/eventually.ts';
import { runMain } from './testing/run-main.ts';

for (const setting of ['PORT', 'METRICS_PORT']) {
  test(`a ${setting} in use is reported in one sentence`, {
    tags: setting === 'PORT' ? [] : ['sweep'],
  }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exitCode, output } = await runMain({
      variables: { [setting]: String(port), LOG_LEVEL: 'error' },
    });
    expect(await exitCode).toBe(78);
    expect(output()).toBe(
      `Port ${port} is taken by another program: stop it, or set ${setting} to another one.\n`,
    );
  });
}

test.each(['HOST', 'METRICS_HOST'])(
  'a wrong %s is reported in one sentence',
  { tags: ['sweep'] },
  async (setting) => {
    const advice = `set ${setting} to an address of this machine, or to 0.0.0.0 for all of them.\n`;
    async function outputWith(host: string): Promise<string> {
      const variables = { METRICS_PORT: '0', [setting]: host, LOG_LEVEL: 'error' };
      const { exitCode, output } = await runMain({ variables });
      expect(await exitCode).toBe(78);
      return output();
    }
    expect(await outputWith('192.0.2.1')).toBe(`192.0.2.1 is not an address of this machine: ${advice}`);
    // A machine without a name server cannot tell whether the name exists.
    expect(await outputWith('no.such.host.invalid')).toMatch(
      new RegExp(`^The host no\\.such\\.host\\.invalid (is not known|cannot be looked up): ${advice}$`),
    );
  },
);

test('a missing build is reported in one sentence', { tags: ['sweep'] }, async () => {
  const { exitCode, output } = await runMain({ dir: '/nowhere' });
  expect(await exitCode).toBe(78);
  expect(output()).toBe('There is no built site in /nowhere: run `npm run build` first.\n');
});

test('a .env file in the working folder is read, and the environment takes precedence', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'env-'));
  await writeFile(join(cwd, '.env'), 'RATE_LIMITS=maybe\nPORT=nonsense\n');
  const { exitCode, output } = await runMain({ cwd });
  expect(await exitCode).toBe(78);
  expect(output()).toBe('The environment cannot be used:\n  RATE_LIMITS must be on or off\n');
});

test('pages built for another origin are logged as a warning', { tags: ['sweep'] }, async () => {
  const { port, output } = await runMain({ variables: { PUBLIC_URL: 'https://other.example' } });
  await port;
  expect(output()).toContain('the pages were built for https://www.example.com');
});

test.each([
  ['https://forespan.com', missingImprintFields().length > 0],
  ['https://other.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
])(
  'for %s, a warning about an incomplete imprint is logged: %s',
  { tags: ['sweep'] },
  async (origin, isWarned) => {
    const { port, output } = await runMain({ variables: { PUBLIC_URL: origin } });
    await port;
    // The log line may arrive after the one with the URL.
    await eventually(async () => expect(output()).toContain('SMTP_URL is not set'));
    expect(output().includes(`the imprint lacks ${missingImprintFields().join(', ')}`)).toBe(isWarned);
  },
);
