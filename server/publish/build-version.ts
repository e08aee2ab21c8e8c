import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishProblem, PublishStep } from '../../contract/console/publish.ts';
import { OperatorError } from '../operator-error.ts';
import { loadSite } from '../site/load.ts';
import { deployedParts, isData } from './code-files.ts';
import { exists, versionFolder } from './publish-folder.ts';

const timeoutMs = 15 * 60_000;

const vite = 'node_modules/vite/bin/vite.js';

/** Throws if the packages that build the site are not installed, as in the container image. */
export async function requireBuilder(root: string): Promise<void> {
  if (await exists(join(root, vite))) return;
  throw new OperatorError(
    'This installation has only what the server needs, so it cannot build: publish with a pipeline, see docs/operations.md.',
  );
}

interface DataFile {
  path: string;
  body: Buffer;
}

/** A build that failed; the message is the end of its output. */
export class BuildError extends Error {}

/**
 * Checks and builds the deployed code with the data of a commit, in a separate folder. Returns the problems in the
 * data; without problems, `versions/<id>` has the new version.
 */
export async function buildVersion({
  root,
  folder,
  id,
  data,
  publicUrl,
  onStep,
}: {
  root: string;
  folder: string;
  id: string;
  data: readonly DataFile[];
  publicUrl: string | undefined;
  onStep: (step: PublishStep) => Promise<void>;
}): Promise<PublishProblem[]> {
  const workshop = join(folder, 'building');
  await rm(workshop, { recursive: true, force: true });
  try {
    await layOut(root, folder, workshop, data);
    await onStep('check');
    const problems = await check(workshop);
    if (problems.length > 0) return problems;
    await onStep('build');
    await runNode([join(root, vite), 'build', '--app', '--logLevel', 'warn'], workshop, publicUrl);
    await keep(workshop, versionFolder(folder, id));
    return [];
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Copies the code, because symlinks would lead the build back to the deployed content, and writes the data. */
async function layOut(
  root: string,
  folder: string,
  workshop: string,
  data: readonly DataFile[],
): Promise<void> {
  for (const part of deployedParts) {
    await cp(join(root, part), join(workshop, part), {
      recursive: true,
      filter: (source) => !isData(source.slice(root.length + 1)),
    });
  }
  for (const { path, body } of data) {
    await mkdir(dirname(join(workshop, path)), { recursive: true });
    await writeFile(join(workshop, path), body);
  }
  await linkPackages(join(root, 'node_modules'), join(workshop, 'node_modules'), join(folder, 'cache'));
}

/** Links the deployed packages and adds our own cache: the folder of the deployment may be read-only. */
async function linkPackages(packages: string, links: string, cache: string): Promise<void> {
  const ours = join(cache, 'forespan');
  const deployed = join(packages, '.cache/forespan');
  if (!(await exists(ours)) && (await exists(deployed))) await cp(deployed, ours, { recursive: true });
  await mkdir(cache, { recursive: true, mode: 0o700 });
  await mkdir(links);
  await symlink(cache, join(links, '.cache'));
  for (const name of await readdir(packages)) {
    if (!name.startsWith('.')) await symlink(join(packages, name), join(links, name));
  }
}

async function check(workshop: string): Promise<PublishProblem[]> {
  const { code, stdout, stderr } = await spawnNode(
    [join(workshop, 'web/site/build/check-content.ts'), '--json'],
    workshop,
  );
  try {
    return JSON.parse(stdout);
  } catch {
    throw new BuildError(lastLines(stderr) || `The check ended with ${code}`);
  }
}

async function runNode(args: string[], cwd: string, publicUrl: string | undefined): Promise<void> {
  const { code, stdout, stderr } = await spawnNode(args, cwd, publicUrl);
  if (code !== 0) throw new BuildError(lastLines(stderr) || lastLines(stdout) || `It ended with ${code}`);
}

/** The build gets none of our secrets. */
function spawnNode(
  args: string[],
  cwd: string,
  publicUrl?: string,
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const { PATH, HOME, TMPDIR, LANG, MALLOC_ARENA_MAX } = process.env;
  const env = { PATH, HOME, TMPDIR, LANG, MALLOC_ARENA_MAX, NO_COLOR: '1', PUBLIC_URL: publicUrl };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ code: error ? (error.code ?? error.signal) : 0, stdout, stderr }),
    );
  });
}

/** Moves what is served, and what the server itself reads, out of the build folder. */
async function keep(workshop: string, version: string): Promise<void> {
  await rm(version, { recursive: true, force: true });
  await mkdir(join(version, 'dist'), { recursive: true });
  await mkdir(join(version, 'content'));
  for (const name of ['dist/site', 'dist/site.json', 'content/jobs', 'content/settings.json'])
    await rename(join(workshop, name), join(version, name));
  // Verifies that a server can load it.
  await loadSite(join(version, 'dist'));
}

function lastLines(text: string): string {
  return text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-15)
    .join('\n')
    .slice(-2_000);
}
