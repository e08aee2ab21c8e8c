import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { uuid7 } from '../db/uuid7.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { freshDataEnv, runAdmin } from '../testing/run-admin.ts';
import { dumpDatabase } from './dump.ts';
import { restoreDatabase } from './restore.ts';

let folder: string;
let full: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  full = await testDatabase('embedded');
  await fill();
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(where: Partial<TestDatabase['env']>, ...args: string[]) {
  return runTyping('', where, ...args);
}

async function runTyping(typed: string, where: Partial<TestDatabase['env']>, ...args: string[]) {
  const { code, out, err } = await runAdmin(where, args, typed);
  return { code, said: out + err };
}

/** Rows with every type of value. */
async function fill(): Promise<void> {
  const id = uuid7();
  await full.pool.query(
    `insert into job_applications (id, language, job, full_name, email, email_key, cover_letter, words_key)
     values ($1, 'de', 'x', $2, 'a@b.example', 'a@b.example', $3, 'k')`,
    [id, 'Zoë “Ö” \\ \u{1F600}', 'line\nline\ttab "quoted"'],
  );
  await full.pool.query(
    `insert into resumes (job_application_id, file_name, media_type, content) values ($1, 'r.pdf', 'application/pdf', $2)`,
    [id, Buffer.from([0, 255, 10, 92, 120])],
  );
  await full.pool.query(
    `insert into events (id, subject_kind, subject_id, kind, detail) values ($1, 'job-application', $2, 'note', '{"text": "n"}')`,
    [uuid7(), id],
  );
  const applicationId = uuid7();
  await full.pool.query(
    `insert into applications (id, language, full_name, email, email_key) values ($1, 'en', 'n', 'a@x.example', 'a@x.example')`,
    [applicationId],
  );
  await full.pool.query(
    `insert into proposed_changes (id, application_id, language, fields, content_hash)
     values ($1, $2, 'de', '{"agencyName": "Ä"}', 'h')`,
    [uuid7(), applicationId],
  );
  await full.pool.query(
    `insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset)
     values ($1, 'en', 'n', 'e@x.example', 'e@x.example', '2030-01-01T10:00:00.123Z', '2030-01-01T10:30:00Z', 1)`,
    [uuid7()],
  );
  await full.pool.query(
    `insert into leads (id, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key)
     select gen_random_uuid(), 'fr', 'n' || i, 'e' || i || '@x.example', 'e' || i || '@x.example', 't', '1-10', '+12025550142', 'US', 'w' || i
     from generate_series(1, 450) i`,
  );
}

async function dumpLines({ pool }: Pick<TestDatabase, 'pool'>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of dumpDatabase(pool)) lines.push(line);
  return lines.sort();
}

for (const engine of engines) {
  test(`a backup restores unchanged on ${engine}, and only into an empty database`, {
    tags: engine === 'embedded' ? ['sweep'] : [],
  }, async () => {
    const other = await testDatabase(engine);
    onTestFinished(() => other.close());
    expect(await restoreDatabase(other.pool, dumpDatabase(full.pool))).toBe(459);
    expect(await dumpLines(other)).toEqual(await dumpLines(full));
    expect(await restoreDatabase(other.pool, dumpDatabase(full.pool)).catch(String)).toContain(
      'The database is not empty',
    );
  });
}

test('a backup of a running server is private to its owner, and is restored completely or not at all', {
  tags: ['sweep'],
}, async () => {
  const file = join(folder, 'whole.gz');
  const cut = join(folder, 'cut.gz');
  const where = await freshDataEnv('postgres');
  expect(await run(full.env, 'backup', file)).toEqual({ code: 0, said: `459 rows are saved in ${file}.\n` });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(cut, (await readFile(file)).subarray(0, 5_000));
  expect(await run(where, 'restore', cut)).toEqual({
    code: 1,
    said: `${cut} cannot be read: unexpected end of file\n`,
  });
  expect((await run(where, 'restore', join(folder, 'nowhere.gz'))).said).toContain(
    'cannot be read: there is no such file.',
  );
  await writeFile(cut, 'no archive');
  expect((await run(where, 'restore', cut)).said).toContain('cannot be read: incorrect header check');
  await writeFile(cut, gzipSync('{"format":"forespan-backup-1","migration":1}\n'));
  expect((await run(where, 'restore', cut)).said).toBe('The backup is incomplete: its end is missing.\n');
  await writeFile(cut, gzipSync('{"format":"forespan-backup-1","migration":9999}\n{"rows":0}\n'));
  expect((await run(where, 'restore', cut)).said).toContain('was made by a newer program');
  expect(await run(where, 'restore', file)).toEqual({ code: 0, said: '459 rows are restored.\n' });
});

test('a backup that cannot be written is reported in one sentence, and leaves no file', async () => {
  const missing = join(folder, 'missing', 'backup.gz');
  expect(await run(full.env, 'backup', missing)).toEqual({
    code: 1,
    said: `${missing} cannot be written: the folder ${join(folder, 'missing')} does not exist.\n`,
  });
  const target = await mkdtemp(join(folder, 'a-folder-'));
  expect(await run(full.env, 'backup', target)).toEqual({
    code: 1,
    said: `${target} cannot be written: it is a folder.\n`,
  });
  expect(existsSync(`${target}.unfinished`)).toBe(false);
});

test('the built-in database moves to PostgreSQL once its server is stopped', {
  tags: ['sweep'],
}, async () => {
  const { DATABASE_URL: address = '' } = await freshDataEnv('postgres');
  expect(await runTyping(address, full.env, 'move-to-postgres')).toEqual({
    code: 1,
    said: 'Stop the server first: what it stored meanwhile would be left behind.\n',
  });
  const stopped = await testDatabase('embedded');
  await restoreDatabase(stopped.pool, dumpDatabase(full.pool));
  await cp(stopped.env.DATA_DIR, join(folder, 'stopped'), { recursive: true });
  await stopped.close();
  const where = { DATA_DIR: join(folder, 'stopped') };
  const visible = await run(where, 'move-to-postgres', address);
  expect(visible).toEqual({ code: 1, said: expect.stringMatching(/^The address contains a password/) });
  const nonsense = await runTyping('mysql://x', where, 'move-to-postgres');
  expect(nonsense).toEqual({ code: 1, said: expect.stringMatching(/^That is not an address such as/) });
  expect(await runTyping(`${address}\n`, where, 'move-to-postgres')).toEqual({
    code: 0,
    said: '459 rows are copied. Set DATABASE_URL to that address and start the server.\n',
  });
  const pool = new pg.Pool({ connectionString: address });
  // The database is dropped while connections are still being closed.
  pool.on('connect', (client) => client.on('error', () => {}));
  onTestFinished(() => pool.end());
  expect(await dumpLines({ pool })).toEqual(await dumpLines(full));
});
