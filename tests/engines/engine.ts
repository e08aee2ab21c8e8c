import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Size {
  width: number;
  height: number;
}

/** A device and what it does, as WebDriver and WebDriver BiDi both describe it. */
interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: object[];
}

/** What the tests need from a browser engine, whatever its protocol. */
export interface Engine {
  /** Resets the browser, and shows an empty page of this size. */
  newVisitor(size: Size): Promise<void>;
  goTo(url: string): Promise<void>;
  /** Calls a function in the page. It has no access to this scope; arguments and result are passed as JSON. */
  call<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T>;
  perform(sources: InputSource[]): Promise<void>;
  /** Selects a file of this machine in a file field. */
  chooseFile(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Programs {
  /** A folder for the engine's profile, deleted at the end. */
  home: string;
  start(program: string, args: string[], options?: SpawnOptions): ChildProcess;
  stop(): Promise<void>;
}

/** Starts an engine's programs, which end with `stop`, or with this process, however it ends. */
export async function startPrograms(): Promise<Programs> {
  const home = await mkdtemp(join(tmpdir(), 'engine-'));
  // Iceland is at GMT all year, so the tests do not depend on the season.
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'en_GB.UTF-8',
    TZ: 'Atlantic/Reykjavik',
  };
  const running: ChildProcess[] = [];
  return {
    home,
    start(program, args, options = {}) {
      const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
        ...options,
        env: { ...env, ...options.env },
      });
      running.unshift(child);
      return child;
    },
    async stop() {
      for (const child of running) await end(child);
      // Processes that the engine started may still be writing.
      await rm(home, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const ending = new AbortController();
  const late = delay(5_000, undefined, ending).then(
    () => child.kill('SIGKILL'),
    () => {},
  );
  await ended;
  ending.abort();
  await late;
}
