import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { applySettings } from '../../content/settings.ts';
import { applyPostingsBelow } from '../careers/postings.ts';
import type { Env } from '../env.ts';
import type { LiveState } from '../site/live-state.ts';
import { loadSite } from '../site/load.ts';
import type { Site } from '../site/site.ts';
import { codeKey, hashCode } from './code-files.ts';
import { missing, publishFolder, readState, stateFile, versionFolder } from './publish-folder.ts';

const root = join(import.meta.dirname, '../..');
const pollMs = 2_000;

interface Options {
  env: Pick<Env, 'DATA_DIR' | 'PUBLISH_REMOTE' | 'PUBLIC_URL' | 'DOUBLE_OPT_IN'>;
  /** The build of the deployment. */
  siteDir: string;
  live: LiveState;
  logger: Logger;
}

interface ServedVersion {
  site: Site;
  /** Replaces the site when another version is published, until `stop`. */
  follow(): void;
  stop(): void;
}

/** Opens the published site, or the one as deployed. */
export async function openServedVersion(options: Options): Promise<ServedVersion> {
  const { env, siteDir, live, logger } = options;
  if (!env.PUBLISH_REMOTE) {
    const site = await loadSite(siteDir, env.DOUBLE_OPT_IN, live);
    return { site, follow() {}, stop() {} };
  }
  const folder = publishFolder(env.DATA_DIR);
  const key = codeKey(await hashCode(root), env.PUBLIC_URL);
  let seen = await readStamp(folder);
  let shown = await findShown(folder, key);
  const site = await load(shown).catch((err) => {
    logger.error({ err }, 'the published version could not be loaded: the site is shown as it was deployed');
    shown = null;
    return load(null);
  });
  let timer: NodeJS.Timeout | undefined;

  async function load(id: string | null): Promise<Site> {
    const { versions } = await readState(folder);
    const dist = (version: string) => join(versionFolder(folder, version), 'dist');
    const dirs = [...(id === null ? [] : [dist(id)]), siteDir];
    const older = versions.filter((version) => version.id !== id).map((version) => dist(version.id));
    const [dir = siteDir, ...others] = dirs;
    const loaded = await loadSite(dir, env.DOUBLE_OPT_IN, live, [...older, ...others]);
    await applyContent(id === null ? root : versionFolder(folder, id));
    return loaded;
  }

  async function look(): Promise<void> {
    const stamp = await readStamp(folder);
    if (stamp === seen) return;
    const next = await findShown(folder, key);
    if (next !== shown) {
      // One assignment between two requests: each is served entirely from one version.
      Object.assign(site, await load(next));
      shown = next;
      logger.info({ version: next ?? 'deployed' }, 'another version of the site is shown');
    }
    seen = stamp;
  }

  return {
    site,
    follow() {
      const again = () => {
        timer = setTimeout(async () => {
          await look().catch((err) => logger.error({ err }, 'a published version could not be loaded'));
          if (timer) again();
        }, pollMs).unref();
      };
      again();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The version to show, unless it was built with other code. */
async function findShown(folder: string, key: string): Promise<string | null> {
  const { shown, versions } = await readState(folder);
  return versions.some(({ id, codeKey: builtWith }) => id === shown && builtWith === key) ? shown : null;
}

/** Loads the content that the server itself reads. */
async function applyContent(folder: string): Promise<void> {
  applySettings(JSON.parse(await readFile(join(folder, 'content/settings.json'), 'utf8')));
  applyPostingsBelow(join(folder, 'content'));
}

async function readStamp(folder: string): Promise<string> {
  const found = await stat(stateFile(folder)).catch(missing);
  return found ? `${found.mtimeMs} ${found.ino}` : '';
}
