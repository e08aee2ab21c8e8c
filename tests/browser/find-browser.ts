import { existsSync } from 'node:fs';
import { bundledBrowser, isBundled, type Program } from './bundled-browser.ts';
import { debianShell, fetchBrowser } from './fetch-browser.ts';

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROMIUM_PATH, npm's browser, an installed one, or one that is downloaded now. */
export async function findBrowser(): Promise<Program> {
  const named = process.env.CHROMIUM_PATH;
  if (!named && isBundled) return bundledBrowser();
  return programAt(named || [debianShell, ...whole].find(existsSync) || (await fetchBrowser()));
}

/** CHROMIUM_PATH or an installed full Chrome, such as visitors have. */
export function wholeBrowser(): Program | undefined {
  const path = process.env.CHROMIUM_PATH || whole.find(existsSync);
  return path ? programAt(path) : undefined;
}

function programAt(path: string): Program {
  return { path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], variables: {} };
}
