import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PublishStatus } from '../../contract/console/publish.ts';
import type { Env } from '../env.ts';
import { addRequest, listRequests, publishFolder, readState, type Version } from './publish-folder.ts';
import { readLock } from './publish-lock.ts';
import { goBack } from './publish-site.ts';

export interface Publisher {
  /** Starts a run, or has the one at work followed by another. `call` names a webhook call: false if it was acted on before. */
  start(by: string, call?: string): Promise<boolean>;
  /** Shows the version before; false if there is none, undefined while a run is at work. */
  back(): Promise<boolean | undefined>;
  status(): Promise<PublishStatus>;
  /** Ends a run of this process. What it was to do stays requested. */
  stop(): void;
}

type PublishEnv = Pick<
  Env,
  'DATA_DIR' | 'PUBLISH_REMOTE' | 'PUBLISH_SECRET' | 'CONTENT_BRANCH' | 'PUBLIC_URL' | 'SMTP_URL'
>;

/** Publishing from the server: every run is a process of its own, so that the server keeps responding. */
export function createPublisher(env: PublishEnv, logger: Logger): Publisher {
  const folder = publishFolder(env.DATA_DIR);
  const children = new Set<ChildProcess>();

  function run(): void {
    const { DATA_DIR, PUBLISH_REMOTE, CONTENT_BRANCH, PUBLIC_URL, SMTP_URL } = env;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'requested'], {
      cwd: join(import.meta.dirname, '../..'),
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
      const find = (id: string | null) => describeVersion(state.versions.find((one) => one.id === id));
      const { by = '', step = 'fetch', since = new Date().toISOString() } = lock ?? {};
      return {
        isSetUp: env.PUBLISH_REMOTE !== undefined,
        branch: env.CONTENT_BRANCH,
        hasHook: env.PUBLISH_SECRET !== undefined,
        running: lock || children.size > 0 ? { by: by || (requests[0]?.by ?? ''), step, since } : null,
        isCutOff: !lock && children.size === 0 && requests.length > 0,
        shown: find(state.shown),
        ...(state.other !== undefined && { other: find(state.other) }),
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
