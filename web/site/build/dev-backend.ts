import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request as passOn, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import type { PlannedFile } from './site-files.ts';

/** The current site; replaced after each save. */
export interface DevSite extends Omit<SiteManifest, 'files'> {
  files: PlannedFile[];
}

/** Our server in `npm run dev`. */
export interface Backend {
  /** Starts the server unless it is running, and gives it the pages that it may need to respond at a path. */
  prepare(site: DevSite, path: string): Promise<void>;
  /** Forwards a request to the server, and its response to the browser. */
  forward(request: Connect.IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when the new one listens. */
  restart(): Promise<void>;
  stop(): void;
}

/** Listed for every file that the server does not need: Vite serves it, or it has not been requested yet. */
const placeholder = 'placeholder';

/**
 * Runs our server as a child process. The interface is the same as between build and server: a folder with `site.json`
 * and the pages it lists. Vite serves all other files of the site.
 */
export function createBackend(folder: string, env: NodeJS.ProcessEnv): Backend {
  let running: ReturnType<typeof start> | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const written = new WeakSet<PlannedFile>();

  function start() {
    const child = spawn(process.execPath, ['server/main.ts', folder], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env,
    });
    /** Undefined if the process exits before it listens. */
    const address = new Promise<string | undefined>((resolve) => {
      child.stdout?.on('data', (text) => {
        const url = /is served at (\S+)/.exec(String(text))?.[1];
        if (url) resolve(url);
        else process.stdout.write(text);
      });
      child.once('exit', () => resolve(undefined));
    });
    return { child, address };
  }

  /** The address of the server that is running once it listens. */
  async function address(): Promise<string | undefined> {
    const current = running;
    const url = await current?.address;
    return current === running ? url : address();
  }

  async function write({ files, ...site }: DevSite, path: string): Promise<void> {
    const wanted = files.filter((file) => mayShow(file, path) && !written.has(file));
    if (running && wanted.length === 0) return;
    await mkdir(join(folder, 'site'), { recursive: true });
    for (const file of wanted) {
      const { body } = await file.make();
      await writeFile(join(folder, 'site', String(files.indexOf(file))), body);
      written.add(file);
    }
    await writeFile(join(folder, 'site', placeholder), '');
    const listed = files.map((planned, index): SiteFile => {
      const { make: _make, locale, ...file } = planned;
      return {
        ...file,
        file: written.has(planned) ? String(index) : placeholder,
        compressed: false,
        ...(locale && { page: { locale, scripts: [], styles: [], noindex: false } }),
      };
    });
    await writeFile(join(folder, 'site.json'), JSON.stringify({ ...site, files: listed }));
    if (!running) running = start();
    else if (running.child.connected) {
      running.child.send('load');
      await Promise.race([once(running.child, 'message'), once(running.child, 'exit')]);
    }
  }

  return {
    prepare(site, path) {
      const turn = lastTurn.then(() => write(site, path));
      lastTurn = turn.catch(() => {});
      return turn;
    },
    async forward(request, response) {
      const url = await address();
      if (!url)
        throw new Error('The server has ended: the terminal says why. It starts again after the next save.');
      const { method = 'GET', headers } = request;
      const passed = passOn(new URL(request.originalUrl ?? '/', url), { method, headers }, (result) => {
        // It allows a built page's scripts and styles, but not Vite's.
        delete result.headers['content-security-policy'];
        // The next save may change the response.
        result.headers['cache-control'] = 'no-store';
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    },
    async restart() {
      if (!running) return;
      // Stored data survives this, and a graceful exit would take longer than showing a save should.
      running.child.kill('SIGKILL');
      running = start();
      await running.address;
    },
    stop() {
      running?.child.kill('SIGKILL');
      running = undefined;
    },
  };
}

/** The server fills in the page at a request's path or above it, and has one for each error. */
function mayShow({ path, role, locale }: PlannedFile, requested: string): boolean {
  return role !== undefined || (locale !== undefined && `${requested}/`.startsWith(`${path}/`));
}
