import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { loadSite } from '../../server/site/load.ts';
import { bundledBrowser, isBundled, type Program } from './bundled-browser.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const patience = 120_000;

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** A real browser: the one named, the one npm brings, or one of this machine. */
async function findBrowser(): Promise<Program> {
  const named = process.env.CHROMIUM_PATH;
  if (!named && isBundled) return bundledBrowser();
  const path = named || installedBrowser();
  if (!path) throw new Error('There is no browser: install Chrome or Chromium, or set CHROMIUM_PATH.');
  return { path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], variables: {} };
}

/** A whole Chrome of this machine, such as visitors have. */
export function installedBrowser(): string | undefined {
  return installed.find((path) => existsSync(path));
}

export async function launchBrowser(): Promise<Browser> {
  const { path, args, variables } = await findBrowser();
  return chromium.launch({
    executablePath: path,
    args: [...quiet, ...args],
    env: { ...process.env, ...variables } as Record<string, string>,
    timeout: patience,
  });
}

/** A page of its own, patient with a machine that is busy elsewhere. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  return context.newPage();
}

export interface RunningSite {
  url: string;
  close: () => Promise<void>;
}

/** The built site behind our own server on a free port. */
export async function serveSite(): Promise<RunningSite> {
  const site = await loadSite(join(import.meta.dirname, '../../dist'));
  const app = buildApp({ env: readEnv({}), site, logger: pino({ level: 'silent' }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => app.close() };
}
