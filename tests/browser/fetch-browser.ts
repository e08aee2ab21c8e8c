import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');
const playwright = join(modules, 'playwright-core/cli.js');
const folder = join(modules, '.cache/forespan/playwright');

/** Where Debian's package installs Chromium's headless shell. */
export const debianShell = '/usr/bin/chromium-headless-shell';

/**
 * For platforms without a browser from npm: Playwright's headless shell, or Debian's, which installs the
 * libraries it needs, if Playwright's cannot be downloaded or does not start.
 */
export async function fetchBrowser(): Promise<string> {
  const downloaded = downloadedShell();
  if (downloaded && (await starts(downloaded))) return downloaded;
  process.stdout.write('Downloading a browser for the tests …\n');
  return fromPlaywright()
    .catch(fromDebian)
    .catch((cause) => {
      throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM_PATH.', { cause });
    });
}

async function fromPlaywright(): Promise<string> {
  await run(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
  });
  const shell = downloadedShell();
  if (!shell || !(await starts(shell))) throw new Error("Playwright's browser does not start here.");
  return shell;
}

/** Needs root on Debian; otherwise rethrows the original error. */
async function fromDebian(original: unknown): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw original;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return debianShell;
}

function downloadedShell(): string | undefined {
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
