import { expect, test, vi } from 'vitest';
import { settings } from '../../../content/settings.ts';
import type { Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { localTime } from '../../hosts/working-time.ts';
import { book } from '../../meetings/book-meeting.ts';
import { listSubmissions } from '../../submissions/list.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

const timeout = { timeout: 20_000 };
const hourMs = 3_600_000;
const zone = settings.meetings.hostTimeZone;

const on = onPostgres();

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

test('cancelling a meeting notifies visitor and host', async () => {
  const sink = await smtpSink();
  const { get, post, operator } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
  const id = (await bookIn(48)) ?? '';
  await vi.waitFor(() => expect(sink.mails).toHaveLength(2), timeout);
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
  await vi.waitFor(() => expect(sink.mails).toHaveLength(4), timeout);
  expect(sink.mails.some(({ attachments }) => JSON.stringify(attachments).includes('CANCEL'))).toBe(true);
  const notice = sink.mails.find(({ subject }) => subject === 'Meeting canceled: Zoë');
  expect(notice?.text).toContain(`Canceled by:\n  ${operator.email}`);
  expect(await bookIn(48)).toBeDefined();
});

test('a started meeting cannot be cancelled, and none can be booked by status', async () => {
  const { get, post } = await openConsole(on.database);
  const id = (await bookIn(-3)) ?? '';
  const { row } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
  const setStatus = (status: string) =>
    post(consoleApi.act('meeting', id, 'status'), { status, reason: '', seen: row.updatedAt });
  expect((await setStatus('cancelled')).json()).toMatchObject({ code: 'meetingOver' });
  expect((await setStatus('held')).statusCode).toBe(422);
});

test('meetings are listed by their start, page by page', async () => {
  const { get } = await openConsole(on.database);
  const late = (await bookIn(50)) ?? null;
  const soon = await bookIn(26);
  await on.database.db.execute(
    sql`update meetings set created_at = now() - interval '1 day' where id = ${late}`,
  );
  const ids = async (sort: string) =>
    (await get(withQuery(consoleApi.list('meeting'), { sort }))).json<List>().rows.map(({ id }) => id);
  expect([await ids('newest'), await ids('start')]).toEqual([
    [soon, late],
    [soon, late],
  ]);
  await on.database.db.execute(sql`update meetings set created_at = now() where id = ${late}`);
  expect([await ids('oldest'), await ids('start')]).toEqual([
    [soon, late],
    [soon, late],
  ]);
  const first = await listSubmissions(on.database.db, 'meeting', { sort: 'start' }, 1);
  const second = await listSubmissions(
    on.database.db,
    'meeting',
    { sort: 'start', after: first.next ?? '' },
    1,
  );
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([soon, late]);
  expect(second.next).toBeNull();
});

test('a meeting gets an outcome once it has started, and the outcome can be corrected', async () => {
  const { get, post } = await openConsole(on.database);
  const [past, ahead] = [(await bookIn(-3)) ?? '', (await bookIn(48)) ?? ''];
  async function tell(id: string, status: string) {
    const { row } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
    return post(consoleApi.act('meeting', id, 'status'), { status, reason: '', seen: row.updatedAt });
  }
  expect((await tell(ahead, 'attended')).json()).toMatchObject({ code: 'meetingAhead' });
  expect((await tell(past, 'missed')).json<Detail>()).toMatchObject({
    row: { status: 'missed' },
    events: [{ kind: 'status', detail: { from: 'booked', to: 'missed' } }, { kind: 'booked' }],
  });
  expect((await tell(past, 'attended')).json()).toMatchObject({ row: { status: 'attended' } });
  expect((await tell(past, 'cancelled')).json()).toMatchObject({ code: 'meetingOver' });
  const open = (await get(withQuery(consoleApi.list('meeting'), { status: 'open' }))).json<List>();
  expect(open.rows.map(({ id }) => id)).toEqual([ahead]);
  await tell(ahead, 'cancelled');
  expect((await tell(ahead, 'attended')).json()).toMatchObject({ code: 'meetingOver' });
});

test('an operator moves a meeting to a free time, and visitor and host are notified', async () => {
  const sink = await smtpSink();
  const { get, post, operator } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
  const [id, other] = [(await bookIn(48)) ?? '', (await bookIn(50)) ?? ''];
  await vi.waitFor(() => expect(sink.mails).toHaveLength(4), timeout);
  const { row, hostId, fields } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
  const to = (more: object) =>
    post(consoleApi.moveMeeting(id), { hostId, seen: row.updatedAt, anyway: true, ...more });
  const local = (hours: number) =>
    localTime(zone, new Date(Date.parse(fields.startsAt ?? '') + hours * hourMs));
  expect((await to({ start: local(2.25) })).json()).toMatchObject({ code: 'timeTaken' });
  expect((await to({ start: local(-60) })).json()).toMatchObject({ code: 'timePast' });
  expect((await to({ start: local(4), seen: '' })).json()).toMatchObject({ code: 'changedMeanwhile' });
  expect((await to({ start: local(4), hostId: other })).statusCode).toBe(404);
  expect((await to({ start: local(4) })).json<Detail>()).toMatchObject({
    fields: { offset: '1' },
    events: [{ kind: 'moved', actor: operator.email }, { kind: 'booked' }],
  });
  await vi.waitFor(() => expect(sink.mails).toHaveLength(6), timeout);
  expect(sink.mails.some(({ subject }) => subject?.startsWith('Moved: your call'))).toBe(true);
  expect((await to({ start: local(6) })).json()).toMatchObject({ code: 'changedMeanwhile' });
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
