import { expect, test, vi } from 'vitest';
import type { Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/drizzle.ts';
import { book } from '../../meetings/store.ts';
import { onOneEngine } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

const patience = { timeout: 20_000 };
const hourMs = 3_600_000;

onOneEngine((on) => {
  function bookIn(hours: number, flag: 'honeypot' | null = null): Promise<string | undefined> {
    const start = new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs);
    const end = new Date(start.valueOf() + hourMs / 2);
    const visitor = {
      name: 'Zoë',
      email: 'zoe@agency.example',
      offset: 1,
      locale: 'en',
      attempt: '',
    } as const;
    return book(on.database.db, { ...visitor, start, end, flag, webhook: false });
  }

  test('cancelling a meeting notifies everybody', async () => {
    const sink = await smtpSink();
    const { get, post, operator } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
    const id = (await bookIn(48)) ?? '';
    await vi.waitFor(() => expect(sink.mails).toHaveLength(2), patience);
    const { row } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
    const cancel = { status: 'cancelled', reason: 'On holiday', seen: row.updatedAt };
    const response = await post(consoleApi.act('meeting', id, 'status'), cancel);
    expect(response.json<Detail>()).toMatchObject({
      row: { status: 'cancelled' },
      statusReason: 'On holiday',
      events: [
        {
          kind: 'status',
          actor: operator.email,
          detail: { from: 'booked', to: 'cancelled', reason: 'On holiday' },
        },
        { kind: 'booked', actor: null },
      ],
    });
    await vi.waitFor(() => expect(sink.mails).toHaveLength(4), patience);
    expect(sink.mails.some(({ attachments }) => JSON.stringify(attachments).includes('CANCEL'))).toBe(true);
    expect(await bookIn(48)).toBeDefined();
  });

  test('a started meeting cannot be cancelled, and none can be booked by status', async () => {
    const { get, post } = await openConsole(on.database);
    const id = (await bookIn(-3)) ?? '';
    const { row } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
    const tell = (status: string) =>
      post(consoleApi.act('meeting', id, 'status'), { status, reason: '', seen: row.updatedAt });
    expect((await tell('cancelled')).json()).toMatchObject({ code: 'meetingOver' });
    expect((await tell('held')).statusCode).toBe(422);
  });

  test('unflagging a held meeting books it if the time is free', async () => {
    const { get, post } = await openConsole(on.database);
    const held = (await bookIn(48, 'honeypot')) ?? '';
    const other = (await bookIn(48)) ?? '';
    const unflag = (id: string) => post(consoleApi.act('meeting', id, 'unflag'));
    expect((await unflag(held)).json()).toMatchObject({ code: 'timeTaken' });
    await on.database.db.execute(sql`update meetings set status = 'cancelled' where id = ${other}`);
    expect((await unflag(held)).json()).toMatchObject({ row: { status: 'booked', flag: null } });
    const past = (await bookIn(-3, 'honeypot')) ?? '';
    expect((await unflag(past)).json()).toMatchObject({ code: 'timePast' });
    const still = withQuery(consoleApi.list('meeting'), { status: 'held', flagged: 'only' });
    expect((await get(still)).json<List>().rows.map(({ id }) => id)).toEqual([past]);
  });
});
