import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PublishStatus } from '../../contract/console/publish.ts';
import type { Env } from '../env.ts';
import { codeKey, hashCode } from './code-files.ts';
import { addRequest, listRequests, publishFolder, readState, type Version } from './publish-folder.ts';
import { readLock } from './publish-lock.ts';
import { goBack } from './publish-site.ts';

export interface Publisher {
  /**
   * Starts a run, or queues another one after the current. `call` names a webhook call: false if it was already
   * handled.
   */
  start(by: string, call?: string): Promise<boolean>;
  /** Shows the previous version; false if there is none, undefined if a run is in progress. */
  back(): Promise<boolean | undefined>;
  status(): Promise<PublishStatus>;
  /** Stops a run of this process. Its request stays queued. */
  stop(): void;
}

type PublishEnv = Pick<
  Env,
  'DATA_DIR' | 'PUBLISH_REMOTE' | 'PUBLISH_SECRET' | 'CONTENT_BRANCH' | 'PUBLIC_URL' | 'SMTP_URL'
>;

const root = join(import.meta.dirname, '../..');

/** Publishing from the server: each run is a separate process, so that the server keeps responding. */
export function createPublisher(env: PublishEnv, logger: Logger): Publisher {
  const folder = publishFolder(env.DATA_DIR);
  const children = new Set<ChildProcess>();
  let deployedKey: Promise<string> | undefined;
  function currentKey(): Promise<string> {
    deployedKey ??= hashCode(root).then((code) => codeKey(code, env.PUBLIC_URL));
    return deployedKey;
  }

  function run(): void {
    const { DATA_DIR, PUBLISH_REMOTE, CONTENT_BRANCH, PUBLIC_URL, SMTP_URL } = env;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'requested'], {
      cwd: root,
      env: { ...process.env, DATA_DIR, PUBLISH_REMOTE, CONTENT_BRANCH, PUBLIC_URL, SMTP_URL },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr = (stderr + text).slice(-4_000);
    });
    children.add(child);
    child.on('error', (err) => logger.error({ err }, 'publishing could not be started'));
    child.on('close', (code) => {
      children.delete(child);
      if (stderr) logger.warn({ code, stderr }, 'publishing wrote an error');
    });
  }

  return {
    async start(by, call) {
      const { handledCalls } = await readState(folder);
      if (call !== undefined && handledCalls.includes(call)) return false;
      if (!(await addRequest(folder, by, call))) return false;
      run();
      return true;
    },
    back: () => goBack(folder),
    async status() {
      const [state, lock, requests] = [
        await readState(folder),
        await readLock(folder),
        await listRequests(folder),
      ];
      // Versions built with other code are not shown.
      const key = state.versions.length > 0 ? await currentKey() : '';
      const fitting = state.versions.filter(({ codeKey: builtWith }) => builtWith === key);
      const find = (id: string | null) => describeVersion(fitting.find((one) => one.id === id));
      const [shown, other] = [find(state.shown), find(state.other ?? null)];
      const hasOther = state.other !== undefined && shown?.id !== other?.id;
      const { by = '', step = 'fetch', since = new Date().toISOString() } = lock ?? {};
      return {
        isSetUp: env.PUBLISH_REMOTE !== undefined,
        branch: env.CONTENT_BRANCH,
        hasHook: env.PUBLISH_SECRET !== undefined,
        running: lock || children.size > 0 ? { by: by || (requests[0]?.by ?? ''), step, since } : null,
        isCutOff: !lock && children.size === 0 && requests.length > 0,
        shown,
        ...(hasOther && { other }),
        last: state.last,
      };
    },
    stop() {
      for (const child of children) child.kill();
    },
  };
}

function describeVersion(version: Version | undefined): PublishStatus['shown'] {
  return version ? { id: version.id, commit: version.commit, builtAt: version.builtAt } : null;
}
