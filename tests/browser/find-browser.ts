import { existsSync } from 'node:fs';
import { bundledBrowser, isBundled, type Program } from './bundled-browser.ts';
import { debianShell, fetchBrowser } from './fetch-browser.ts';

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * CHROMIUM_PATH, or a headless shell: npm's, Debian's or Playwright's, which is downloaded once. An installed full
 * Chrome takes half as long again for the same tests, so it is only used if no shell is available.
 */
export async function findBrowser(): Promise<Program> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return programAt(named);
  if (isBundled) return bundledBrowser();
  if (existsSync(debianShell)) return programAt(debianShell);
  return fetchBrowser().then(programAt, (error) => {
    const installed = wholeBrowser();
    if (!installed) throw error;
    return installed;
  });
}

/** CHROMIUM_PATH or an installed full Chrome, like visitors' browsers. */
export function wholeBrowser(): Program | undefined {
  const path = process.env.CHROMIUM_PATH || whole.find(existsSync);
  return path ? programAt(path) : undefined;
}

function programAt(path: string): Program {
  return { path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], variables: {} };
}
