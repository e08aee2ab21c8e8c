import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../../server/testing/programs.ts';
import { type Engine, startPrograms } from './engine.ts';

const program = findProgram('firefox-esr');
/** Undefined if it is not installed. */
export const startFirefox = program ? () => start(program) : undefined;

/** No first-run pages, no requests of its own, and no list of earlier inputs, which would take the next click. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Firefox, which supports WebDriver BiDi itself: https://w3c.github.io/webdriver-bidi. */
async function start(program: string): Promise<Engine> {
  const programs = await startPrograms();
  try {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`,
    );
    await writeFile(join(programs.home, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', programs.home, '--remote-debugging-port', '0'];
    const child = programs.start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const send = await connect(await listeningAt(child));
    await send('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    let userContext: string | undefined;
    let context = '';

    async function call<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T> {
      const { result, exceptionDetails } = await send('script.callFunction', {
        target: { context },
        functionDeclaration: `(args) => JSON.stringify((${inPage})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    }

    return {
      async newVisitor(viewport) {
        if (userContext) await send('browser.removeUserContext', { userContext });
        ({ userContext } = await send('browser.createUserContext'));
        ({ context } = await send('browsingContext.create', { type: 'tab', userContext }));
        await send('browsingContext.setViewport', { context, viewport });
      },
      goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      call,
      perform: (actions) => send('input.performActions', { context, actions }),
      async chooseFile(selector, path) {
        const found = await send('browsingContext.locateNodes', {
          context,
          locator: { type: 'css', value: selector },
        });
        await send('input.setFiles', { context, element: found.nodes[0], files: [path] });
      },
      close: programs.stop,
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

function listeningAt(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    firefox.stderr?.on('data', (text) => {
      printed += text;
      const [, url] = /WebDriver BiDi listening on (\S+)/.exec(printed) ?? [];
      if (url) resolve(url);
    });
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${printed}`)));
  });
}

// biome-ignore lint/suspicious/noExplicitAny: each command has its own result.
type Send = (method: string, params?: object) => Promise<any>;

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
  });
  let sent = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
