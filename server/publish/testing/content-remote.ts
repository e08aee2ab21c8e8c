import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedParts } from '../code-files.ts';

const root = join(import.meta.dirname, '../../..');
const branch = 'main';

/** A bare git repository with the code and content of this project, and a clone to commit in. */
export interface ContentRemote {
  url: string;
  read(path: string): string;
  write(path: string, text: string): void;
  remove(path: string): void;
  /** Commits everything and pushes it; returns the commit. */
  push(subject: string, toBranch?: string): string;
  delete(): void;
}

export function contentRemote(parts: readonly string[] = deployedParts): ContentRemote {
  const folder = mkdtempSync(join(tmpdir(), 'content-remote-'));
  const [url, clone] = [join(folder, 'remote.git'), join(folder, 'clone')];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada Lovelace', '-c', 'user.email=ada@agency.example', ...args], {
      cwd: clone,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${branch}`, url]);
  execFileSync('git', ['init', '--quiet', `--initial-branch=${branch}`, clone]);
  for (const part of parts) cpSync(join(root, part), join(clone, part), { recursive: true });
  const remote: ContentRemote = {
    url,
    read: (path) => readFileSync(join(clone, path), 'utf8'),
    write: (path, text) => writeFileSync(join(clone, path), text),
    remove: (path) => rmSync(join(clone, path)),
    push(subject, toBranch = branch) {
      git('add', '--all');
      git('commit', '--quiet', '--message', subject);
      git('push', '--quiet', '--force', url, `HEAD:${toBranch}`);
      return git('rev-parse', 'HEAD');
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
  remote.push('Begin');
  return remote;
}

/** GitHub's payload for a push; `at` makes two calls differ. */
export function pushBody(after: string, { ref = `refs/heads/${branch}`, at = 0 } = {}): string {
  return JSON.stringify({ ref, after, repository: { pushed_at: at } });
}

export function signedByGitHub(body: string, secret: string, event = 'push'): Record<string, string> {
  const digest = createHmac('sha256', secret).update(body).digest('hex');
  return {
    'content-type': 'application/json',
    'x-github-event': event,
    'x-hub-signature-256': `sha256=${digest}`,
  };
}
