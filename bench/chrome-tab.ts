import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from '../tests/browser/bundled-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: the protocol's many shapes, each read in one place
type Reply = { [name: string]: any };

/**
 * A tab of a new Chrome, driven over its debugging protocol. Chrome renders no page ahead for a driver that is attached
 * to a page, as Playwright is; this one is attached to the tab and follows its pages.
 */
export class ChromeTab {
  #pages: string[] = [];
  #waiting = new Map<number, { sessionId: string | undefined; resolve: (reply: Reply) => void }>();
  #sent = 0;
  #chrome: ChildProcess;
  #socket: WebSocket;
  #profile: string;

  private constructor(chrome: ChildProcess, socket: WebSocket, profile: string) {
    this.#chrome = chrome;
    this.#socket = socket;
    this.#profile = profile;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data)));
  }

  static async open({ path, args }: Program): Promise<ChromeTab> {
    const profile = mkdtempSync(join(tmpdir(), 'chrome-tab-'));
    const chrome = spawn(
      path,
      [
        ...args,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        '--window-size=1440,900',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await debuggerUrl(chrome));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const tab = new ChromeTab(chrome, socket, profile);
    await tab.#attach({ filter: [{ type: 'page', exclude: true }, {}] });
    while (tab.#pages.length === 0) await delay(20);
    return tab;
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#pages[0]);
  }

  /** Evaluates in the page that is shown, once its path is this one. */
  async evaluate<T>(path: string, expression: string): Promise<T> {
    const start = Date.now();
    while (Date.now() < start + 15_000) {
      for (const page of this.#pages) {
        const condition = `location.pathname === ${JSON.stringify(path)} && !document.prerendering`;
        const { result } = await this.#send(
          'Runtime.evaluate',
          {
            expression: `${condition} ? (${expression}) : undefined`,
            awaitPromise: true,
            returnByValue: true,
          },
          page,
        );
        if (result?.value !== undefined) return result.value;
      }
      await delay(20);
    }
    throw new Error(`${path} was not shown within 15 s.`);
  }

  async mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: { x: number; y: number }) {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await this.#send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, this.#pages[0]);
  }

  async close(): Promise<void> {
    this.#socket.close();
    const ended = new Promise((resolve) => this.#chrome.once('exit', resolve));
    this.#chrome.kill('SIGKILL');
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #attach(options: Reply, session?: string): Promise<Reply> {
    const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    return this.#send('Target.setAutoAttach', { ...all, ...options }, session);
  }

  #send(method: string, params: Reply, sessionId?: string): Promise<Reply> {
    const id = ++this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => this.#waiting.set(id, { sessionId, resolve }));
  }

  #receive({ id, result, error, method, params }: Reply): void {
    if (id) {
      this.#waiting.get(id)?.resolve(result ?? error);
      this.#waiting.delete(id);
    } else if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params;
      if (targetInfo.type === 'tab') void this.#attach({}, sessionId);
      if (targetInfo.type === 'page') this.#pages.push(sessionId);
    } else if (method === 'Target.detachedFromTarget') {
      this.#forget(params.sessionId);
    }
  }

  /** A page that is gone does not reply. */
  #forget(session: string): void {
    this.#pages = this.#pages.filter((page) => page !== session);
    for (const { sessionId, resolve } of this.#waiting.values()) if (sessionId === session) resolve({});
  }
}

function debuggerUrl(chrome: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let message = '';
    chrome.stderr?.on('data', (chunk) => {
      message += chunk;
      const url = /ws:\/\/\S+/.exec(message)?.[0];
      if (url) resolve(url);
    });
    chrome.once('exit', () => reject(new Error(`Chrome did not start: ${message}`)));
  });
}
