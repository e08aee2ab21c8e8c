import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { loadSite } from '../../server/site/load.ts';
import { findBrowser } from './find-browser.ts';
import { recordErrors } from './page-errors.ts';

const timeout = 120_000;

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Each page would start two processes, one of them in advance; ours are all from one site.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** A hostname other than localhost that the browser resolves to this machine. */
export const otherHostname = 'console.test';

let shared: Promise<Browser> | undefined;

/** The shared browser of a process's test files, closed when it ends: launching one takes more than a second. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { path, args, variables } = await findBrowser();
  return chromium.launch({
    executablePath: path,
    args: [...quiet, ...args, ...more, `--host-resolver-rules=MAP ${otherHostname} 127.0.0.1`],
    env: { ...process.env, ...variables } as Record<string, string>,
    timeout: timeout,
  });
}

/** A page in its own context, with long timeouts for busy machines. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeout);
  // Includes pages that a page opens.
  context.on('page', recordErrors);
  return context.newPage();
}

export interface RunningSite {
  url: string;
  close: () => Promise<void>;
}

/** The built site on our server, without a database, on a free port. */
export async function serveSite(): Promise<RunningSite> {
  const site = await loadSite(join(import.meta.dirname, '../../dist'));
  const app = buildApp({ env: readEnv({}), site, logger: pino({ level: 'silent' }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => app.close() };
}
