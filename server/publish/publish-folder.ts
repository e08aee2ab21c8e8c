import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedCommit, PublishRun } from '../../contract/console/publish.ts';
import { uuid7 } from '../db/uuid7.ts';

/** A built version in `versions/<id>`: its `dist`, and the `content` it was built from. */
export interface Version {
  id: string;
  commit: PublishedCommit;
  builtAt: string;
  /** Identifies the code and origin it was built with. */
  codeKey: string;
}

/** What is published on this machine. Versions are named by id; `null` is the site as deployed. */
export interface PublishState {
  shown: string | null;
  /** The version that a rollback shows; undefined if there is none. */
  other?: string | null | undefined;
  /** Newest first. */
  versions: Version[];
  last: PublishRun | null;
  /** Hashes of the webhook calls that were handled, newest first. */
  handledCalls: string[];
}

/** A request to publish. A webhook call's request is named by its hash. */
export interface PublishRequest {
  id: string;
  by: string;
}

const emptyState: PublishState = { shown: null, versions: [], last: null, handledCalls: [] };

export function publishFolder(dataDir: string): string {
  return join(dataDir, 'publish');
}

export function versionFolder(folder: string, id: string): string {
  return join(folder, 'versions', id);
}

export function stateFile(folder: string): string {
  return join(folder, 'state.json');
}

export async function readState(folder: string): Promise<PublishState> {
  const text = await readFile(stateFile(folder), 'utf8').catch(missing);
  return text === undefined ? emptyState : JSON.parse(text);
}

/** Renamed into place: other processes read either the old or the new state. Only for the holder of the lock. */
export async function writeState(folder: string, state: PublishState): Promise<void> {
  await writeWhole(stateFile(folder), state);
}

/** False if the same request is already waiting. */
export async function addRequest(folder: string, by: string, id = uuid7()): Promise<boolean> {
  const wanted = join(folder, 'wanted');
  await mkdir(wanted, { recursive: true, mode: 0o700 });
  const file = join(wanted, id);
  if (await exists(file)) return false;
  await writeWhole(file, { by });
  return true;
}

export async function listRequests(folder: string): Promise<PublishRequest[]> {
  const names = (await readdir(join(folder, 'wanted')).catch(missing)) ?? [];
  const whole = names.filter((name) => !name.endsWith('.part'));
  return Promise.all(
    whole.map(async (id) => ({ id, ...JSON.parse(await readFile(join(folder, 'wanted', id), 'utf8')) })),
  );
}

export async function removeRequests(folder: string, requests: readonly PublishRequest[]): Promise<void> {
  for (const { id } of requests) await rm(join(folder, 'wanted', id), { force: true });
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(missing)) !== undefined;
}

async function writeWhole(file: string, value: object): Promise<void> {
  const draft = `${file}.${uuid7()}.part`;
  await writeFile(draft, JSON.stringify(value, null, 1), { mode: 0o600, flush: true });
  await rename(draft, file);
}

/** For `catch`: returns undefined if a file does not exist. */
export function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
