import { expect, test, vi } from 'vitest';
import type { Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { testOperator } from '../../testing/operators.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

const timeout = { timeout: 20_000 };
type Console = Awaited<ReturnType<typeof openConsole>>;

onEachEngine((on) => {
  async function newest({ get }: Console, flagged = 'no') {
    const list = (await get(withQuery(consoleApi.list('application'), { flagged }))).json<List>();
    const id = list.rows[0]?.id ?? '';
    const shown = async () => (await get(consoleApi.detail('application', id))).json<Detail>();
    return {
      id,
      shown,
      path: (act: 'status' | 'note' | 'assign' | 'unflag') => consoleApi.act('application', id, act),
    };
  }

  test('a status can be changed and reverted, with reason and operator in the history', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    for (const [status, reason] of [
      ['reviewing', ''],
      ['declined', 'Too small'],
      ['new', 'They called'],
    ]) {
      const seen = (await shown()).row.updatedAt;
      const response = await opened.post(path('status'), { status, reason, seen, withoutAnswer: true });
      expect(response.json<Detail>()).toMatchObject({ row: { status }, statusReason: reason || null });
    }
    const { events } = await shown();
    expect(events.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      ['status', opened.operator.email, { from: 'declined', to: 'new', reason: 'They called' }],
      [
        'status',
        opened.operator.email,
        { from: 'reviewing', to: 'declined', reason: 'Too small', withoutAnswer: true },
      ],
      ['status', opened.operator.email, { from: 'new', to: 'reviewing', reason: '' }],
    ]);
  });

  test('a change based on an outdated view is refused', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    const seen = (await shown()).row.updatedAt;
    await opened.post(path('note'), { text: 'Spoke to them' });
    for (const stale of [seen, 'yesterday', '']) {
      const response = await opened.post(path('status'), { status: 'invited', reason: '', seen: stale });
      expect([response.statusCode, response.json().code]).toEqual([409, 'changedMeanwhile']);
    }
    expect((await shown()).row.status).toBe('new');
  });

  test('of two concurrent changes one is refused', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    const seen = (await shown()).row.updatedAt;
    const responses = await Promise.all(
      ['invited', 'declined'].map((status) =>
        opened.post(path('status'), { status, reason: '', seen, withoutAnswer: true }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('an application cannot be reopened while a newer one is open', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    const seen = (await shown()).row.updatedAt;
    const decline = { status: 'declined', reason: '', seen, withoutAnswer: true };
    await opened.post(path('status'), decline);
    await opened.apply({ agencyName: 'Südlicht' });
    const reopen = { status: 'new', reason: '', seen: (await shown()).row.updatedAt };
    const response = await opened.post(path('status'), reopen);
    expect([response.statusCode, response.json().code]).toEqual([409, 'anotherOpen']);
    expect((await shown()).row.status).toBe('declined');
  });

  test('a status of another kind is refused', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    const seen = (await shown()).row.updatedAt;
    const response = await opened.post(path('status'), { status: 'answered', reason: '', seen });
    expect(response.statusCode).toBe(422);
  });

  test('a submission can be assigned to an active editor but not to a viewer, and unassigned', async () => {
    const opened = await openConsole(on.database);
    const [other, viewer, gone] = [
      await testOperator(on.database.db, 'editor', 'other@agency.example'),
      await testOperator(on.database.db, 'viewer'),
      await testOperator(on.database.db, 'editor', 'gone@agency.example'),
    ];
    await on.database.db.execute(sql`update operators set disabled_at = now() where id = ${gone.id}`);
    await opened.apply();
    const { path, shown } = await newest(opened);
    expect((await opened.post(path('assign'), { assignee: other.id })).json<Detail>().row.assignee).toBe(
      other.id,
    );
    const list = withQuery(consoleApi.list('application'), { assignee: other.id });
    expect((await opened.get(list)).json<List>().rows).toHaveLength(1);
    for (const assignee of [viewer.id, gone.id, '00000000-0000-7000-8000-000000000000']) {
      expect((await opened.post(path('assign'), { assignee })).statusCode).toBe(422);
    }
    expect((await opened.post(path('assign'), { assignee: null })).json<Detail>().row.assignee).toBeNull();
    expect((await shown()).events.map(({ detail }) => detail)).toEqual([
      { assignee: null },
      { assignee: other.id },
    ]);
  });

  test('unflagging a false positive sends its mails', async () => {
    const sink = await smtpSink();
    const opened = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
    await opened.apply({ projectCode: 'x' });
    const { path } = await newest(opened, 'only');
    const response = await opened.post(path('unflag'));
    expect(response.json<Detail>()).toMatchObject({ row: { flag: null }, events: [{ kind: 'unflagged' }] });
    await vi.waitFor(() => expect(sink.mails).toHaveLength(2), timeout);
    expect((await opened.post(path('unflag'))).statusCode).toBe(200);
  });

  test('an application is not unflagged while the same person has an open one', async () => {
    const opened = await openConsole(on.database);
    await opened.apply({ projectCode: 'x' });
    await opened.apply();
    const { path, shown } = await newest(opened, 'only');
    const response = await opened.post(path('unflag'));
    expect([response.statusCode, response.json().code]).toEqual([409, 'anotherOpen']);
    expect((await shown()).deliveries.map(({ state }) => state)).toEqual(['held', 'held']);
  });

  test('actions on a missing submission get 404', async () => {
    const { post } = await openConsole(on.database);
    const id = '00000000-0000-7000-8000-000000000000';
    for (const [act, body] of [
      ['status', { status: 'new', reason: '', seen: '' }],
      ['note', { text: 'x' }],
      ['assign', { assignee: null }],
      ['unflag', {}],
    ] as const) {
      expect((await post(consoleApi.act('lead', id, act), body)).statusCode).toBe(404);
    }
  });

  test('a lone surrogate is refused, as it cannot be stored', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { path, shown } = await newest(opened);
    const { updatedAt: seen } = (await shown()).row;
    const note = await opened.post(path('note'), { text: 'Call \ud83d' });
    const status = await opened.post(path('status'), { status: 'reviewing', reason: '\udc00', seen });
    expect([note.statusCode, status.statusCode]).toEqual([400, 400]);
    expect((await shown()).events).toEqual([]);
  });
});
