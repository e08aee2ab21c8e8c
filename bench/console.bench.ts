import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type * as z from 'zod/mini';
import { bulkSize } from '../contract/console/bulk.ts';
import type { listQuery } from '../contract/console/inbox.ts';
import { type StatisticsSpan, statisticsSpans } from '../contract/console/statistics.ts';
import { setStatuses } from '../server/bulk/batch-updates.ts';
import { type Database, openDatabase } from '../server/db/database.ts';
import { sql } from '../server/db/sql.ts';
import { createLogger } from '../server/log.ts';
import { readStatistics } from '../server/statistics/statistics.ts';
import { readCounts } from '../server/submissions/counts.ts';
import { exportRows, formats } from '../server/submissions/export-rows.ts';
import { listSubmissions } from '../server/submissions/list.ts';
import { type PostgresServer, startPostgres } from '../server/testing/start-postgres.ts';
import { fillApplications, fillCounts } from './console-rows.ts';
import { median, percentile, print } from './report.ts';

type Query = z.output<typeof listQuery>;
type Figures = Record<string, { p50: number; p95: number }>;

const engines = process.env.ENGINES?.split(',') ?? ['postgres', 'embedded'];
const only = process.env.ONLY ?? '';
const sizes = [2_000, 200_000];
const rounds = 40;
/** A change of this size is sent in batches; it has fewer rounds, as each one adds to the history. */
const bulk = { changes: 5_000, rounds: 6 };
const deepPages = 30;

const lists: Record<string, Query> = {
  'first page': {},
  'by oldest': { sort: 'oldest' },
  'by change': { sort: 'changed' },
  'by name': { sort: 'name' },
  open: { status: 'open' },
  'open, oldest': { status: 'open', sort: 'oldest' },
  declined: { status: 'declined' },
  French: { language: 'fr' },
  'spend $5M+': { spend: '$5M+' },
  flagged: { flagged: 'only' },
  'open, French, $5M+': { status: 'open', language: 'fr', spend: '$5M+' },
};
const searches: Record<string, Query> = {
  'rare word': { q: 'contact1999' },
  'common word': { q: 'berlin' },
  'first letter': { q: 'b' },
  'two words': { q: 'zoe lefevre' },
  'rare by name': { q: 'contact1999', sort: 'name' },
  'word and filter': { q: 'looker', status: 'open' },
  'no hit': { q: 'xylophone' },
};

/**
 * How fast the console responds with 2,000 and with 200,000 applications, on both engines or those in ENGINES; ONLY
 * selects actions.
 */
export async function bench(): Promise<void> {
  if (engines.includes('postgres')) await benchPostgres();
  if (engines.includes('embedded')) await benchEmbedded();
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await setDefaultMemory(postgres);
    await compare('postgres', async (size) => ({
      DATABASE_URL: await createDatabase(postgres.url, size),
      DATA_DIR: tmpdir(),
    }));
  } finally {
    await postgres.stop();
  }
}

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-console-'));
  try {
    await compare('embedded', async (size) => ({
      DATABASE_URL: undefined,
      DATA_DIR: join(folder, String(size)),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The default memory of a server; those started by tests have less. */
async function setDefaultMemory(postgres: PostgresServer): Promise<void> {
  await execute(postgres.url, `alter system set shared_buffers = '128MB'`);
  await postgres.kill();
  await postgres.start();
}

/** Filling a table takes longer than our statement timeout. */
async function createDatabase(server: string, size: number): Promise<string> {
  await execute(server, `create database filled_${size}`);
  const url = new URL(server);
  url.pathname = `filled_${size}`;
  url.searchParams.set('statement_timeout', '600000');
  return url.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function compare(
  name: string,
  createEnv: (size: number) => Promise<Parameters<typeof openDatabase>[0]>,
): Promise<void> {
  const filled: Database[] = [];
  for (const size of sizes) {
    const database = await openDatabase(await createEnv(size), createLogger('error'));
    await database.whenReady;
    await fillApplications(database.pool, size);
    await database.pool.query(`
      insert into events (id, at, subject_kind, subject_id, kind, detail)
      select gen_random_uuid(), updated_at, 'application', id, 'answered', '{}' from applications where status in ('invited', 'declined')`);
    await database.pool.query('analyze events');
    await fillCounts(database, size);
    filled.push(database);
  }
  const [small = {}, large = {}] = await measure(filled);
  print(
    `${name.padEnd(20)} ${sizes.map((size) => size.toLocaleString('en').padStart(15)).join('')}  ratio of p95`,
  );
  for (const act of Object.keys(small)) {
    const times = [small[act], large[act]].map((time) => `${time?.p50.toFixed(1)} / ${time?.p95.toFixed(1)}`);
    const ratio = (large[act]?.p95 ?? 0) / (small[act]?.p95 ?? 1);
    print(
      `${act.padEnd(20)} ${times.map((time) => time.padStart(15)).join('')}  ${ratio.toFixed(1).padStart(12)}`,
    );
  }
  for (const database of filled) {
    if (database === filled.at(-1) && only === '') await measureExport(name, database);
    await database.close();
  }
}

/** Milliseconds of each action, of all lists and of all searches. The sizes are interleaved, so that both run under the same conditions. */
async function measure(filled: readonly Database[]): Promise<Figures[]> {
  const acts = await Promise.all(filled.map(({ db }) => actsOn(db)));
  const taken = acts.map((): { names: string[]; took: number }[] => []);
  for (let round = -3; round < rounds; round++) {
    for (const i of acts[0]?.keys() ?? []) {
      for (const [at, own] of acts.entries()) {
        if (round >= (own[i]?.rounds ?? rounds)) continue;
        const start = performance.now();
        await own[i]?.act();
        const took = performance.now() - start;
        if (round >= 0) taken[at]?.push({ names: own[i]?.names ?? [], took });
      }
    }
  }
  return taken.map((own) => {
    const names = [...new Set(own.flatMap((one) => one.names))];
    const times = (name: string) => own.filter((one) => one.names.includes(name)).map(({ took }) => took);
    return Object.fromEntries(
      names.map((name) => [name, { p50: median(times(name)), p95: percentile(times(name), 95) }]),
    );
  });
}

interface Act {
  /** The rows of the table that it counts towards. */
  names: string[];
  act(): Promise<unknown>;
  rounds?: number;
}

async function actsOn(db: Database['db']): Promise<Act[]> {
  const listed =
    (group: string) =>
    ([name, query]: [string, Query]): Act => ({
      names: [group, name],
      act: () => listSubmissions(db, 'application', query),
    });
  const deep: [string, Query] = [`page ${deepPages}`, { after: await pageDown(db) }];
  const acts = [
    ...[...Object.entries(lists), deep].map(listed('all lists')),
    ...Object.entries(searches).map(listed('all searches')),
    { names: ['counts'], act: () => readCounts(db) },
    ...statisticsActs(db),
    { names: ['bulk of 5,000'], act: await bulkChange(db), rounds: bulk.rounds },
  ];
  return acts.filter(({ names }) => names.some((name) => name.includes(only)));
}

function statisticsActs(db: Database['db']): Act[] {
  const spans = Object.keys(statisticsSpans) as StatisticsSpan[];
  const read = (span: StatisticsSpan) => () => readStatistics(db, span, new Date('2026-11-01'));
  return spans.map((span) => ({ names: [`numbers, ${span}`], act: read(span) }));
}

/**
 * Sets applications to in review or back to new, a hundred at a time like the console. A small table takes several
 * rounds.
 */
async function bulkChange(db: Database['db']): Promise<() => Promise<void>> {
  const rows = await db.query<{ id: string; at: Date }>(sql`
    select id, updated_at as at from applications where flag is null and status in ('new', 'reviewing')
    order by created_at desc limit ${bulk.changes}`);
  let items = rows.map(({ id, at }) => ({ id, seen: at.toISOString() }));
  let next = 0;
  let status: 'new' | 'reviewing' = 'new';
  return async () => {
    for (let done = 0; done < bulk.changes; done += bulkSize) {
      const batch = items.slice(next, next + bulkSize);
      if (next === 0) status = status === 'new' ? 'reviewing' : 'new';
      const change = { do: 'status', status } as const;
      const actor = '00000000-0000-7000-8000-000000000000';
      const results = await setStatuses(db, { kind: 'application', change, items: batch, actor }, change);
      const seen = new Map(results.map(({ id, updatedAt }) => [id, updatedAt ?? '']));
      items = items.map((item) => ({ ...item, seen: seen.get(item.id) ?? item.seen }));
      next = next + bulkSize >= items.length ? 0 : next + bulkSize;
    }
  };
}

async function pageDown(db: Database['db']): Promise<string> {
  let after: string | undefined;
  for (let page = 1; page < deepPages; page++) {
    const { next } = await listSubmissions(db, 'application', after === undefined ? {} : { after });
    after = next ?? after;
  }
  return after ?? '';
}

/** The peak memory of exporting everything. */
async function measureExport(name: string, { db }: Database): Promise<void> {
  for (const format of ['csv', 'json'] as const) {
    globalThis.gc?.();
    const before = process.memoryUsage();
    let [bytes, heap, measuredAt] = [0, 0, 0];
    const start = performance.now();
    for await (const text of formats[format].write(
      'application',
      exportRows(db, 'application', { flagged: 'any' }),
    )) {
      bytes += text.length;
      if (bytes - measuredAt < 1_000_000) continue;
      measuredAt = bytes;
      heap = Math.max(heap, process.memoryUsage().heapUsed - before.heapUsed);
    }
    const seconds = (performance.now() - start) / 1000;
    print(
      `${name} export as ${format}: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, heap at most +${(heap / 1e6).toFixed(0)} MB`,
    );
  }
}

if (import.meta.main) await bench();
