import { expect, test } from 'vitest';
import { type BulkChange, type BulkItem, type BulkResult, bulkSize } from '../../../contract/console/bulk.ts';
import type { List, Row } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { book } from '../../meetings/book-meeting.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

type Console = Awaited<ReturnType<typeof openConsole>>;

onEachEngine((on) => {
  async function three(opened: Console): Promise<Row[]> {
    for (const name of ['one', 'two', 'three']) await opened.apply({ email: `${name}@agency.example` });
    return listRows(opened);
  }
  async function listRows({ get }: Console): Promise<Row[]> {
    const query = { status: 'any', flagged: 'any', sort: 'oldest' };
    return (await get(withQuery(consoleApi.list('application'), query))).json<List>().rows;
  }
  const seen = ({ id, updatedAt }: Row): BulkItem => ({ id, seen: updatedAt });
  async function run({ post }: Console, change: BulkChange, items: BulkItem[]): Promise<BulkResult[]> {
    return (await post(consoleApi.bulk('application'), { change, items })).json<{ results: BulkResult[] }>()
      .results;
  }

  test('a status is set in bulk and undone, except for rows changed in the meantime', async () => {
    const opened = await openConsole(on.database);
    const rows = await three(opened);
    await opened.post(consoleApi.act('application', rows[1]?.id ?? '', 'note'), { text: 'x' });
    const results = await run(opened, { do: 'status', status: 'reviewing' }, rows.map(seen));
    expect(results.map(({ refused }) => refused)).toEqual([
      null,
      'Someone else has changed this in the meantime. Reload and check.',
      null,
    ]);
    expect((await listRows(opened)).map(({ status }) => status)).toEqual(['reviewing', 'new', 'reviewing']);
    const back = results.flatMap(({ id, updatedAt, refused }) =>
      refused ? [] : [{ id, seen: updatedAt ?? '' }],
    );
    await run(opened, { do: 'status', status: 'new', isUndo: true }, back);
    expect((await listRows(opened)).map(({ status }) => status)).toEqual(['new', 'new', 'new']);
  });

  test('bulk invitations go out in each applicant’s language and can be undone', async () => {
    const opened = await openConsole(on.database);
    const rows = await three(opened);
    await on.run(sql`update applications set language = 'fr' where id = ${rows[0]?.id ?? null}`);
    const items = rows.map((row) => ({ ...seen(row), answer: crypto.randomUUID() }));
    await run(opened, { do: 'answer', act: 'invite' }, items);
    // A repeated request sends nothing twice.
    expect((await run(opened, { do: 'answer', act: 'invite' }, items)).map(({ refused }) => refused)).toEqual(
      [...[null, null, null]],
    );
    const mails = await on.run(sql`
      select mail ->> 'subject' as subject, mail ->> 'to' as to, mail ->> 'cc' as cc
      from outbox where mail is not null order by mail ->> 'to'`);
    expect(mails).toEqual([
      {
        subject: 'Forespan\u00a0: votre appel d’onboarding',
        to: 'one@agency.example',
        cc: 'ops@agency.example',
      },
      { subject: 'Forespan: your onboarding call', to: 'three@agency.example', cc: 'ops@agency.example' },
      { subject: 'Forespan: your onboarding call', to: 'two@agency.example', cc: 'ops@agency.example' },
    ]);
    await run(opened, { do: 'undoAnswer' }, items);
    expect((await listRows(opened)).map(({ status }) => status)).toEqual(['new', 'new', 'new']);
    expect(await on.run(sql`select from outbox where mail is not null`)).toEqual([]);
  });

  test('submissions are assigned, marked as not spam, exported and erased in bulk', async () => {
    const opened = await openConsole(on.database);
    const rows = await three(opened);
    await opened.apply({ email: 'spam@agency.example', projectCode: 'x' });
    const all = (await listRows(opened)).map(seen);
    await run(opened, { do: 'assign', assignee: opened.operator.id }, all);
    await run(opened, { do: 'unflag' }, all);
    expect((await listRows(opened)).map(({ assignee, flag }) => [assignee, flag])).toEqual(
      all.map(() => [opened.operator.id, null]),
    );
    const ids = rows.slice(1).map(({ id }) => id);
    const { body } = await opened.post(consoleApi.exportSelected('application'), { ids });
    expect(body).toContain('three@agency.example');
    expect(body).not.toContain('one@agency.example');
    await run(opened, { do: 'erase' }, all.slice(0, 3));
    expect((await listRows(opened)).map(({ id }) => id)).toEqual([all[3]?.id]);
  });

  test('undo restores the status with its reason, after bulk changes and bulk replies', async () => {
    const opened = await openConsole(on.database);
    const { ask, get, post } = opened;
    for (const name of ['one', 'two']) await ask({ email: `${name}@agency.example`, comments: name });
    const all = async () =>
      (await get(withQuery(consoleApi.list('lead'), { status: 'any', sort: 'oldest' }))).json<List>().rows;
    const [called] = await all();
    const change = { status: 'contacted', reason: 'Waits for figures', seen: called?.updatedAt };
    await post(consoleApi.act('lead', called?.id ?? '', 'status'), change);
    const states = () =>
      on.run(sql`select status, status_reason as reason from leads order by created_at, id`);
    const before = [
      { status: 'contacted', reason: 'Waits for figures' },
      { status: 'new', reason: null },
    ];
    expect(await states()).toEqual(before);
    const runAll = async (sent: BulkChange, items: BulkItem[]): Promise<BulkResult[]> =>
      (await post(consoleApi.bulk('lead'), { change: sent, items })).json().results;
    const closed = await runAll({ do: 'status', status: 'closed' }, (await all()).map(seen));
    expect(new Set((await states()).map(({ reason }) => reason))).toEqual(new Set([null]));
    for (const [i, status] of (['contacted', 'new'] as const).entries()) {
      const { id = '', updatedAt } = closed[i] ?? {};
      await runAll({ do: 'status', status, isUndo: true }, [{ id, seen: updatedAt ?? '' }]);
    }
    expect(await states()).toEqual(before);

    const items = (await all()).map((row) => ({ ...seen(row), answer: crypto.randomUUID() }));
    await runAll({ do: 'answer', act: 'decline' }, items);
    expect((await states()).map(({ status }) => status)).toEqual(['closed', 'closed']);
    await runAll({ do: 'undoAnswer' }, items);
    expect(await states()).toEqual(before);
  });

  test('undo only reverts: it makes no decisions and does not touch meetings', async () => {
    const opened = await openConsole(on.database);
    const [row] = await three(opened);
    const items = row ? [seen(row)] : [];
    const [refused] = await run(opened, { do: 'status', status: 'invited', isUndo: true }, items);
    expect(refused?.refused).toMatch(/changed/);
    expect((await listRows(opened)).map(({ status }) => status)).toEqual(['new', 'new', 'new']);

    const start = new Date(Date.now() + 86_400_000);
    const end = new Date(start.valueOf() + 1_800_000);
    const visitor = {
      name: 'Zoë',
      email: 'zoe@agency.example',
      offset: 0,
      locale: 'en',
      attempt: '',
    } as const;
    await book(on.database.db, { ...visitor, flag: null, start, end, webhook: false });
    const [meeting] = (await opened.get(consoleApi.list('meeting'))).json<List>().rows;
    for (const status of ['cancelled', 'attended', 'missed'] as const) {
      const change = { do: 'status', status, isUndo: true };
      const response = await opened.post(consoleApi.bulk('meeting'), {
        change,
        items: meeting ? [seen(meeting)] : [],
      });
      expect([status, response.statusCode]).toEqual([status, 422]);
    }
    expect(await on.rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
  });

  test('rows without an address are erased alone, and the response counts the removed rows', async () => {
    const opened = await openConsole(on.database);
    await opened.write({ email: '', name: 'Nameless', message: 'First' });
    await opened.write({ email: '', name: 'Nameless', message: 'Second' });
    await opened.write({ message: 'First of Zoë' });
    await opened.write({ message: 'Second of Zoë' });
    await opened.ask();
    const { rows } = (await opened.get(consoleApi.list('support'))).json<List>();
    const erase = (wanted: Row[]) =>
      opened.post(consoleApi.bulk('support'), {
        change: { do: 'erase' },
        items: wanted.map(({ id }) => ({ id })),
      });
    const [first, ...others] = rows.filter(({ title }) => title === 'Nameless');
    expect((await erase(first ? [first] : [])).json()).toEqual({
      results: [{ id: first?.id, updatedAt: null, refused: null }],
      erased: { removed: 1, cleaned: 0, accounts: 0 },
    });
    expect((await on.rows('support_requests')).map(({ id }) => id)).not.toContain(first?.id);
    expect(await on.run(sql`select from events where subject_id = ${first?.id ?? null}`)).toEqual([]);
    expect(await on.run(sql`select from outbox where subject_id = ${first?.id ?? null}`)).toEqual([]);
    // Two rows from one person: both are erased, and so is their lead.
    const both = rows.filter(({ title }) => title !== 'Nameless');
    const again = (await erase([...both, ...(first ? [first] : [])])).json();
    expect(again.results.map(({ refused }: BulkResult) => refused)).toEqual([null, null, expect.any(String)]);
    expect(again.erased).toEqual({ removed: 3, cleaned: 0, accounts: 0 });
    expect((await on.rows('support_requests')).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(await on.rows('leads')).toEqual([]);
  });

  test('decisions cannot be set as a status in bulk, and a request has a limit', async () => {
    const { post } = await openConsole(on.database);
    const send = (change: object, items: object[] = []) =>
      post(consoleApi.bulk('application'), { change, items });
    for (const status of ['invited', 'declined', 'new', 'closed']) {
      expect((await send({ do: 'status', status })).statusCode).toBe(422);
    }
    const tooMany = Array.from({ length: bulkSize + 1 }, () => ({ id: crypto.randomUUID() }));
    expect((await send({ do: 'unflag' }, tooMany)).statusCode).toBe(422);
    expect(
      (await post(consoleApi.bulk('meeting'), { change: { do: 'answer', act: 'invite' }, items: [] }))
        .statusCode,
    ).toBe(422);
    const missing = await send({ do: 'erase' }, [{ id: crypto.randomUUID() }]);
    expect(missing.json().results).toMatchObject([{ updatedAt: null, refused: expect.any(String) }]);
  });
});
