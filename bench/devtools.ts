import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Program } from '../tests/browser/bundled-browser.ts';

export interface Tab {
  open(url: string): Promise<void>;
  /** The value of an expression, or of its promise. */
  read<Value>(expression: string): Promise<Value>;
  moveTo(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** Chrome by DevTools' protocol alone: Playwright and Puppeteer keep it from rendering pages ahead. */
export async function openChrome({ path, args }: Program) {
  const profile = await mkdtemp(join(tmpdir(), 'forespan-bench-'));
  const chrome = spawn(
    path,
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      '--disable-background-networking',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const connection = await connect(await addressOf(chrome.stderr));
  return {
    newTab: () => newTab(connection),
    async close() {
      const gone = new Promise((resolve) => chrome.once('exit', resolve));
      chrome.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Chrome {
  send<Answer>(method: string, params?: object, sessionId?: string): Promise<Answer>;
  /** The sessions of pages, by target. */
  sessions: ReadonlyMap<string, string>;
}

interface Target {
  targetId: string;
  browserContextId: string;
  /** Such as `prerender`. */
  subtype?: string;
}

interface Answer {
  result?: unknown;
  error?: { message: string };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Chrome ended before it could be driven.');
}

async function connect(address: string): Promise<Chrome> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { sessionId: string | undefined; settle(answer: Answer): void }>();
  const sessions = new Map<string, string>();
  socket.onmessage = ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(data);
    if (method === 'Target.attachedToTarget') sessions.set(params.targetInfo.targetId, params.sessionId);
    if (method === 'Target.detachedFromTarget') {
      for (const { sessionId, settle } of waiting.values())
        if (sessionId === params.sessionId) settle({ error: { message: 'the page is gone' } });
    }
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  };
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let id = 0;
  const send: Chrome['send'] = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const settle = ({ result, error }: Answer) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never);
      waiting.set(++id, { sessionId, settle });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  return { send, sessions };
}

async function newTab({ send, sessions }: Chrome): Promise<Tab> {
  const { browserContextId } = await send<Target>('Target.createBrowserContext');
  const where = { url: 'about:blank', browserContextId, newWindow: true, width: 1440, height: 900 };
  const { targetId } = await send<Target>('Target.createTarget', { ...where, forTab: true });
  // Chrome renders nothing ahead for a page that is attached to by itself, and not through its tab.
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', all, tab.sessionId);

  /** A page that was rendered ahead is a target of its own, which takes the place of the one before. */
  async function shown(): Promise<string> {
    const pages = { filter: [{ type: 'page' }] };
    const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets', pages);
    const page = targetInfos.find((each) => each.browserContextId === browserContextId && !each.subtype);
    const session = page && sessions.get(page.targetId);
    if (!session) throw new Error('The tab shows no page.');
    return session;
  }

  async function read<Value>(expression: string): Promise<Value> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', params, await shown());
    return result.value;
  }

  async function mouse(selector: string, types: readonly string[]): Promise<void> {
    const box = await read<DOMRect>(`(() => {
      const seen = [...document.querySelectorAll('${selector}')].find((each) => each.checkVisibility());
      seen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return seen.getBoundingClientRect().toJSON();
    })()`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await shown();
    for (const type of types)
      await send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 }, session);
  }

  return {
    open: async (url) => void (await send('Page.navigate', { url }, await shown())),
    read,
    moveTo: (selector) => mouse(selector, ['mouseMoved']),
    click: (selector) => mouse(selector, ['mouseMoved', 'mousePressed', 'mouseReleased']),
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}
