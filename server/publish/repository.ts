import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PublishedCommit } from '../../contract/console/publish.ts';
import { exists } from './publish-folder.ts';

export interface TreeEntry {
  path: string;
  /** `100644` and `100755` are plain files. */
  mode: string;
  hash: string;
  bytes: number;
}

export interface FetchedCommit extends PublishedCommit {
  email: string;
}

const timeoutMs = 120_000;
/** A remote may be briefly unavailable. */
const retryAfterMs = [1_000, 5_000];
const maxOutput = 256 * 1024 * 1024;
const fetchedRef = 'refs/publish/head';

/** Our own copy of the repository: only the newest commit of the branch, and no working tree. */
export class Repository {
  readonly #folder: string;

  constructor(publishFolder: string) {
    this.#folder = join(publishFolder, 'repository.git');
  }

  async fetch(remote: string, branch: string): Promise<FetchedCommit> {
    if (!(await exists(join(this.#folder, 'HEAD')))) {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await this.#git(['init', '--quiet', '--bare']);
    }
    const args = ['fetch', '--quiet', '--depth=1', '--no-tags', '--force', '--', remote];
    for (const waitMs of [...retryAfterMs, undefined]) {
      try {
        await this.#git([...args, `+refs/heads/${branch}:${fetchedRef}`]);
        break;
      } catch (error) {
        if (waitMs === undefined) throw new Error(withoutLogin((error as Error).message));
        await delay(waitMs);
      }
    }
    const shown = await this.#git(['show', '-s', '--format=%H%x00%s%x00%an%x00%ae%x00%aI', fetchedRef]);
    const [id = '', subject = '', author = '', email = '', at = ''] = shown.toString().trimEnd().split('\0');
    return { id, subject, author, email, at };
  }

  async listFiles(commit: string): Promise<TreeEntry[]> {
    const listed = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    return listed
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split(/\t(.*)/s);
        const [mode = '', , hash = '', size] = about.split(/ +/);
        return { path, mode, hash, bytes: Number(size) || 0 };
      });
  }

  /** Returns the content of each file, in the same order. */
  async readFiles(entries: readonly TreeEntry[]): Promise<Buffer[]> {
    const output = await this.#git(['cat-file', '--batch'], entries.map(({ hash }) => `${hash}\n`).join(''));
    let at = 0;
    return entries.map(({ path }) => {
      const lineEnd = output.indexOf('\n', at);
      const [, type, size] = output.toString('utf8', at, lineEnd).split(' ');
      if (type !== 'blob') throw new Error(`${path} cannot be read from the repository`);
      const start = lineEnd + 1;
      at = start + Number(size) + 1;
      return output.subarray(start, at - 1);
    });
  }

  #git(args: readonly string[], input = ''): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const child = execFile(
      'git',
      ['-c', 'core.hooksPath=/dev/null', '-c', 'gc.autoDetach=false', ...args],
      {
        cwd: this.#folder,
        env: gitEnv(this.#folder),
        timeout: timeoutMs,
        maxBuffer: maxOutput,
        encoding: 'buffer',
      },
      (error, stdout, stderr) => {
        if (!error) resolve(stdout);
        else reject(new Error(describeFailure(error, String(stderr))));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    return promise;
  }
}

/** Makes git fail instead of prompting for a password. */
function gitEnv(folder: string): NodeJS.ProcessEnv {
  const { GIT_WORK_TREE: _, GIT_INDEX_FILE: __, ...env } = process.env;
  return { ...env, GIT_DIR: folder, GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS: '', LC_ALL: 'C' };
}

function describeFailure(error: Error & { killed?: boolean | null; code?: unknown }, stderr: string): string {
  if (error.code === 'ENOENT') return 'git is not installed';
  if (error.killed) return `git did not finish within ${timeoutMs / 1000} seconds`;
  return stderr.trim().slice(-1_000) || error.message;
}

/** URLs may contain a password or token. */
function withoutLogin(text: string): string {
  return text.replace(/(\w+:\/\/)[^/@\s']+@/g, '$1');
}
