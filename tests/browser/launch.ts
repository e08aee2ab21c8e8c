import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { loadSite } from '../../server/site/load.ts';

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

/** A real browser: the one named, one of this machine, or the one npm brings. */
export async function browserPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path));
  return named ?? (await bundledBrowser()).executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const bundled = executablePath.startsWith(tmpdir());
  const own = bundled ? (await bundledBrowser()).args.filter((arg) => arg !== '--single-process') : asRoot;
  return chromium.launch({ executablePath, args: [...quiet, ...own], timeout: patience });
}

/** A page of its own, patient with a machine that is busy elsewhere. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  return context.newPage();
}

/** It unpacks the libraries it needs only where it believes to run on Amazon's Lambda. */
async function bundledBrowser() {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  return (await import('@sparticuz/chromium')).default;
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
