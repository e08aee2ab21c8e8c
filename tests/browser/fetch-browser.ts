import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');
const playwright = join(modules, 'playwright-core/cli.js');
const folder = join(modules, '.cache/forespan/playwright');

/** Where Debian's package puts Chromium without windows. */
export const debianShell = '/usr/bin/chromium-headless-shell';

/**
 * For machines that npm brings no browser for, and that have none: Playwright's build of Chromium without windows, or
 * Debian's, which comes with the libraries it needs, where that one can't be had or doesn't start.
 */
export async function fetchBrowser(): Promise<string> {
  const fetched = fetchedShell();
  if (fetched && (await starts(fetched))) return fetched;
  process.stdout.write('Fetching a browser for the tests …\n');
  return fromPlaywright()
    .catch(fromDebian)
    .catch((cause) => {
      throw new Error('There is no browser: install Chrome or Chromium, or set CHROMIUM_PATH.', { cause });
    });
}

async function fromPlaywright(): Promise<string> {
  await run(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
  });
  const shell = fetchedShell();
  if (!shell || !(await starts(shell))) throw new Error("Playwright's browser does not start here.");
  return shell;
}

/** Takes root and Debian: elsewhere the fault that led here stands. */
async function fromDebian(fault: unknown): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw fault;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return debianShell;
}

function fetchedShell(): string | undefined {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((name) => /[\\/](?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(name));
  return shell && join(folder, shell);
}

function starts(path: string): Promise<boolean> {
  return run(path, ['--version']).then(
    () => true,
    () => false,
  );
}
