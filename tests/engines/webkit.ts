import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { eventually } from '../../server/testing/eventually.ts';
import { findProgram } from '../../server/testing/programs.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { type Engine, startPrograms } from './engine.ts';

const driver = findProgram('WebKitWebDriver');
const xvfb = findProgram('Xvfb');
const [browser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');

/** Undefined if the driver, its browser or a screen for it is not installed. */
export const startWebkit = driver && xvfb && browser ? () => start({ driver, xvfb, browser }) : undefined;

/** The name by which WebDriver refers to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK on its own screen, driven over WebDriver: https://w3c.github.io/webdriver. */
async function start(installed: Record<'driver' | 'xvfb' | 'browser', string>): Promise<Engine> {
  const programs = await startPrograms();
  try {
    const size = ['-screen', '0', '1920x1200x24'];
    const screen = programs.start(installed.xvfb, ['-displayfd', '3', ...size], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    programs.start(installed.driver, [`--port=${port}`], {
      stdio: 'ignore',
      // Without a GPU, drawing without its buffers takes half the time.
      env: { DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    });
    const origin = `http://127.0.0.1:${port}`;
    await eventually(() => send('GET', `${origin}/status`));
    // Full screen, because its window's toolbar would prevent the width of a phone.
    const options = { binary: installed.browser, args: ['--automation', '--full-screen'] };
    const { sessionId } = await send('POST', `${origin}/session`, {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } },
    });
    const post = (command: string, body: object) =>
      send('POST', `${origin}/session/${sessionId}/${command}`, body);

    async function call<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T> {
      const script = `return JSON.stringify((${inPage})(...arguments) ?? null)`;
      return JSON.parse(await post('execute/sync', { script, args }));
    }

    return {
      async newVisitor(size) {
        await call(() => {
          if (location.protocol === 'about:') return;
          localStorage.clear();
          sessionStorage.clear();
        });
        await send('DELETE', `${origin}/session/${sessionId}/cookie`);
        await post('url', { url: 'about:blank' });
        await post('window/rect', { x: 0, y: 0, ...size });
      },
      goTo: (url) => post('url', { url }),
      call,
      perform: (actions) => post('actions', { actions }),
      async chooseFile(selector, path) {
        const element = await post('element', { using: 'css selector', value: selector });
        await post(`element/${element[elementKey]}/value`, { text: path });
      },
      async close() {
        await send('DELETE', `${origin}/session/${sessionId}`).finally(programs.stop);
      },
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own result.
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<any> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
