import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  PublishedCommit,
  PublishOutcome,
  PublishProblem,
  PublishRun,
  PublishStep,
} from '../../contract/console/publish.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Env } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { BuildError, buildVersion, requireBuilder } from './build-version.ts';
import { codeKey, hashCode, isData } from './code-files.ts';
import {
  listRequests,
  type PublishRequest,
  type PublishState,
  publishFolder,
  readState,
  removeRequests,
  type Version,
  writeState,
} from './publish-folder.ts';
import { type PublishLock, takeLock } from './publish-lock.ts';
import { findCodeChanges, findUnfitFiles } from './refuse-code.ts';
import { type FetchedCommit, Repository } from './repository.ts';

/** Versions whose hashed files stay available; two of them can be shown. */
const keptVersions = 5;
const keptCalls = 500;
const maxProblems = 50;

export interface PublishTools {
  /** The folder of the deployment. */
  root: string;
  env: Pick<Env, 'DATA_DIR' | 'PUBLISH_REMOTE' | 'CONTENT_BRANCH' | 'PUBLIC_URL'>;
  /** Tells the author why a commit was rejected; returns the address, or null if no mail could be sent. */
  tellAuthor(commit: FetchedCommit, problems: readonly PublishProblem[]): Promise<string | null>;
  print(line: string): void;
}

/** Carries out the requests, unless another process is already doing so. Returns the last run. */
export async function publishRequested(tools: PublishTools): Promise<PublishRun | undefined> {
  const folder = publishFolder(tools.env.DATA_DIR);
  let last: PublishRun | undefined;
  // Checks again after the lock is released: a request that came before found it taken.
  while ((await listRequests(folder)).length > 0) {
    const lock = await takeLock(folder);
    if (!lock) return last;
    try {
      for (let wanted = await listRequests(folder); wanted.length > 0; wanted = await listRequests(folder))
        last = await runOnce(tools, folder, lock, wanted);
    } finally {
      await lock.release();
    }
  }
  return last;
}

/** Shows the previous version; false if there is none, undefined if a run is in progress. */
export async function goBack(folder: string): Promise<boolean | undefined> {
  const lock = await takeLock(folder);
  if (!lock) return undefined;
  try {
    const state = await readState(folder);
    if (state.other === undefined) return false;
    await writeState(folder, { ...state, shown: state.other, other: state.shown });
    return true;
  } finally {
    await lock.release();
  }
}

interface Ending {
  outcome: PublishOutcome;
  commit?: FetchedCommit;
  problems?: readonly PublishProblem[];
  message?: string;
  /** The version to show from now on. */
  version?: Version;
}

async function runOnce(
  tools: PublishTools,
  folder: string,
  lock: PublishLock,
  wanted: PublishRequest[],
): Promise<PublishRun> {
  const by = [...new Set(wanted.map((request) => request.by))].join(', ');
  const since = new Date().toISOString();
  const onStep = (step: PublishStep) => lock.note({ by, step, since });
  const before = await readState(folder);
  const ending = await publish(tools, folder, before, onStep).catch(toEnding);
  const { outcome, commit, version, message = '' } = ending;
  const problems = limit(ending.problems ?? []);
  const isKnown = before.last?.commit?.id === commit?.id && before.last?.outcome === outcome;
  const told =
    commit && !version && outcome !== 'unchanged'
      ? isKnown
        ? (before.last?.told ?? null)
        : await tools.tellAuthor(commit, problems.length > 0 ? problems : [{ file: 'content', message }])
      : null;
  const shownCommit = commit ? withoutEmail(commit) : null;
  const at = new Date().toISOString();
  const run: PublishRun = { at, by, outcome, commit: shownCommit, problems, message, told };
  const calls = outcome === 'failed' ? [] : wanted.map(({ id }) => id);
  const state: PublishState = {
    ...(version ? show(before, version) : before),
    last: run,
    handledCalls: [...calls, ...before.handledCalls].slice(0, keptCalls),
  };
  await writeState(folder, state);
  await removeRequests(folder, wanted);
  await prune(folder, state);
  return run;
}

async function publish(
  { root, env, print }: PublishTools,
  folder: string,
  state: PublishState,
  onStep: (step: PublishStep) => Promise<void>,
): Promise<Ending> {
  if (!env.PUBLISH_REMOTE) throw new OperatorError('PUBLISH_REMOTE is not set: there is nothing to fetch.');
  await requireBuilder(root);
  await onStep('fetch');
  const repository = new Repository(folder);
  const commit = await repository.fetch(env.PUBLISH_REMOTE, env.CONTENT_BRANCH);
  print(`Fetched ${commit.id.slice(0, 10)} by ${commit.author}: ${commit.subject}`);
  const ended = await buildCommit().catch(toEnding);
  return { ...ended, commit };

  async function buildCommit(): Promise<Ending> {
    const tree = await repository.listFiles(commit.id);
    const code = await hashCode(root);
    const changes = findCodeChanges(tree, code);
    if (changes.length > 0) return { outcome: 'code', problems: changes };
    const entries = tree.filter(({ path }) => isData(path));
    const unfit = findUnfitFiles(entries);
    if (unfit.length > 0) return { outcome: 'content', problems: unfit };
    const key = codeKey(code, env.PUBLIC_URL);
    const built = state.versions.find((one) => isSame(one, commit.id, key));
    if (built) return built.id === state.shown ? { outcome: 'unchanged' } : published(built);
    const bodies = await repository.readFiles(entries);
    const data = entries.map(({ path }, i) => ({ path, body: bodies[i] ?? Buffer.alloc(0) }));
    const [id, builtAt] = [uuid7(), new Date().toISOString()];
    const problems = await buildVersion({ root, folder, id, publicUrl: env.PUBLIC_URL, data, onStep });
    if (problems.length > 0) return { outcome: 'content', problems };
    return published({ id, commit: withoutEmail(commit), builtAt, codeKey: key });
  }
}

function published(version: Version): Ending {
  return { outcome: 'published', version };
}

/** Built today, because pages contain the day and month of their build. */
function isSame(version: Version, commit: string, key: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return version.commit.id === commit && version.codeKey === key && version.builtAt.startsWith(today);
}

function show(state: PublishState, version: Version): PublishState {
  const versions = [version, ...state.versions.filter(({ id }) => id !== version.id)];
  const { shown } = state;
  const shownVersion = versions.find(({ id }) => id === shown);
  // A version built with other code can no longer be shown: a rollback then shows the deployment.
  const other = shownVersion?.codeKey === version.codeKey ? shown : null;
  const kept = versions.slice(0, keptVersions);
  if (shownVersion && !kept.includes(shownVersion)) kept.splice(-1, 1, shownVersion);
  return { ...state, shown: version.id, other, versions: kept };
}

function toEnding(error: unknown): Ending {
  const isExplained = error instanceof OperatorError || error instanceof BuildError;
  const message = error instanceof Error ? error.message : String(error);
  return { outcome: 'failed', message: isExplained ? message : `Could not publish: ${message}` };
}

function limit(problems: readonly PublishProblem[]): PublishProblem[] {
  const more = problems.length - maxProblems;
  if (more <= 0) return [...problems];
  return [...problems.slice(0, maxProblems), { file: `${more} more files`, message: 'are not listed' }];
}

function withoutEmail({ id, subject, author, at }: FetchedCommit): PublishedCommit {
  return { id, subject, author, at };
}

async function prune(folder: string, { versions }: PublishState): Promise<void> {
  const kept = new Set(versions.map(({ id }) => id));
  const found = await readdir(join(folder, 'versions')).catch(() => []);
  for (const id of found.filter((name) => !kept.has(name)))
    await rm(join(folder, 'versions', id), { recursive: true, force: true });
}
