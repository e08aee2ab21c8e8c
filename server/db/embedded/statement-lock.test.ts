import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../log.ts';
import { type Embedded, startEmbedded } from './embedded-engine.ts';

let folder: string;
let embedded: Embedded;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'take-turns-'));
  embedded = startEmbedded(join(folder, 'database'), createLogger('error'));
  await embedded.listening;
  const client = await connect();
  await client.query('create table marks (name text)');
  await client.end();
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function client(): Promise<pg.Client> {
  const made = await connect();
  onTestFinished(() => made.end());
  return made;
}

/** The names of the stored rows. */
async function marks(): Promise<string[]> {
  const { rows } = await (await client()).query('select name from marks order by name');
  return rows.map(({ name }) => name);
}

test('clients do not interleave with a large statement that arrives in pieces', async () => {
  const [large, small] = [await client(), await client()];
  const text = 'x'.repeat(300_000);
  let isDone = false;
  const beside = (async () => {
    for (let i = 0; !isDone; i++) {
      const { rows } = await small.query('select $1::int as number', [i]);
      expect(rows).toEqual([{ number: i }]);
      await expect(small.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    }
  })();
  for (let i = 0; i < 60; i++) {
    const { rows } = await large.query('select length($1::text) as length, $2::int as number', [text, i]);
    expect(rows).toEqual([{ length: text.length, number: i }]);
  }
  isDone = true;
  await beside;
});

test('other clients wait for a transaction, and see all of it or nothing', async () => {
  const [first, second] = [await client(), await client()];
  await first.query('begin');
  await first.query('insert into marks values ($1)', ['kept']);
  const seen = second.query(`select count(*)::int as count from marks where name = 'kept'`);
  await delay(200);
  await first.query('insert into marks values ($1)', ['kept']);
  await first.query('commit');
  expect((await seen).rows).toEqual([{ count: 2 }]);
});

test.each([
  ['in a transaction', async (left: pg.Client) => left.query('begin')],
  [
    'after an error in a transaction',
    async (left: pg.Client) => {
      await left.query('begin');
      await left.query('select 1 / $1::int', [0]).catch(() => {});
    },
  ],
  ['in the middle of a statement', async (left: pg.Client) => sendHalf(left, 'select $1::text')],
  ['in the middle of a statement that failed', async (left: pg.Client) => sendHalf(left, 'no statement')],
  [
    'in the middle of one that failed in a transaction',
    async (left: pg.Client) => {
      await left.query('begin');
      await sendHalf(left, 'no statement');
    },
  ],
])('a client that hangs up %s leaves nothing behind', async (how, leave) => {
  const left = await connect();
  await leave(left);
  await left.query('insert into marks values ($1)', [`left ${how}`]).catch(() => {});
  openStream(left).destroy();
  const next = await client();
  await next.query('insert into marks values ($1)', [how]);
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await marks()).toContain(how);
  expect(await marks()).not.toContain(`left ${how}`);
});

function openStream(client: pg.Client) {
  return (client as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream;
}

/** Sends only the first message of a statement. */
async function sendHalf(client: pg.Client, statement: string): Promise<void> {
  const body = Buffer.from(`\0${statement}\0\0\0`);
  const head = Buffer.alloc(5);
  head.write('P');
  head.writeUInt32BE(body.length + 4, 1);
  openStream(client).write(Buffer.concat([head, body]));
  await delay(200);
}
