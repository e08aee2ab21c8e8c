import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a nonexistent task on a machine that looks different: a supported one gets as far as naming it. */
function runOn(machine: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(machine)}`, 'bin/run.mjs', 'nothing'],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

const platform = (name: string) => `Object.defineProperty(process, 'platform', { value: '${name}' });`;
const node = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

test.each([
  [
    'native Windows',
    platform('win32'),
    'Windows is supported through WSL only: install it with "wsl --install" and run this command in its shell.\n',
  ],
  [
    'FreeBSD',
    platform('freebsd'),
    'Linux and macOS are supported, and Windows through WSL; this is freebsd.\n',
  ],
  [
    'a Linux with musl',
    `${platform('linux')} process.report.getReport = () => ({ header: {} });`,
    'This Linux uses musl, as Alpine does, but glibc is needed: use Debian, Ubuntu or another Linux that has it.\n',
  ],
  [
    'a Mac with an older Node',
    platform('darwin') + node('24.6.0'),
    'Node 24.7 or newer is needed here, this is 24.6.0: get it from https://nodejs.org.\n',
  ],
])('on %s every command prints one sentence', (_name, machine, sentence) => {
  expect(runOn(machine)).toBe(sentence);
});

test('a Linux with an older Node is told which one it needs', () => {
  const linux = `${platform('linux')} Object.defineProperty(process, 'arch', { value: 'x64' });`;
  const glibc = "process.report.getReport = () => ({ header: { glibcVersionRuntime: '2.36' } });";
  expect(runOn(linux + glibc + node('20.18.1'))).toBe(
    'Node 20.19 or newer is needed here, this is 20.18.1: get it from https://nodejs.org.\n',
  );
  expect(runOn(linux + glibc + node('20.19.0'))).toMatch(/^Unknown task "nothing"/);
});
