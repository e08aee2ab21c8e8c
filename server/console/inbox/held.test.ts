import { expect, test } from 'vitest';
import type { BulkChange, BulkResult } from '../../../contract/console/bulk.ts';
import type { HeldSubmission } from '../../../contract/console/held.ts';
import type { List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

type Console = Awaited<ReturnType<typeof openConsole>>;

onEachEngine((on) => {
  /** A genuine application, one that was sent too fast from its own domain, and two by bots. */
  async function openWithSpam(): Promise<Console> {
    const opened = await openConsole(on.database);
    await opened.apply({ email: 'zoe@nordlicht.example' });
    const spam = { companyWebsite: 'https://rank-boost.example', agencyName: 'Boost your ranking' };
    await opened.apply({ ...spam, email: 'a@mailer.example', projectCode: 'x' });
    await opened.apply({
      agencyName: 'Faro',
      companyWebsite: 'faro.example',
      email: 'ana@faro.example',
      openMs: 400,
    });
    await opened.apply({ ...spam, email: 'b@mailer.example', projectCode: 'x', openMs: 1 });
    return opened;
  }
  async function held({ get }: Console): Promise<HeldSubmission[]> {
    return (await get(consoleApi.held('application'))).json().submissions;
  }
  async function list({ get }: Console): Promise<List> {
    return (await get(withQuery(consoleApi.list('application'), { status: 'open' }))).json();
  }
  async function run({ post }: Console, change: BulkChange, ids: string[]): Promise<BulkResult[]> {
    const items = ids.map((id) => ({ id }));
    return (await post(consoleApi.bulk('application'), { change, items })).json().results;
  }

  test('a list says how many it leaves out as spam, from when to when, and which is the newest', async () => {
    const opened = await openWithSpam();
    const { rows, held: summary } = await list(opened);
    expect(rows.map(({ title }) => title)).toEqual(['Nordlicht']);
    const times = await on.database.db.query<{ at: Date }>(
      sql`select created_at as at from applications where flag is not null order by 1`,
    );
    const [oldest, , newest] = times.map(({ at }) => at.toISOString());
    expect(summary).toEqual({ count: 3, oldest, newest, title: 'Boost your ranking' });
    expect((await opened.get(consoleApi.list('lead'))).json().held).toBeNull();
  });

  test('doubtful submissions come first, each with its reason', async () => {
    const submissions = await held(await openWithSpam());
    expect(
      submissions.map(({ email, flag, websiteMatchesAddress }) => [email, flag, websiteMatchesAddress]),
    ).toEqual([
      ['ana@faro.example', 'tooFast', true],
      ['b@mailer.example', 'honeypot', false],
      ['a@mailer.example', 'honeypot', false],
    ]);
  });

  test('deleting removes the held submission with its mails and history, and nothing else of the address', async () => {
    const opened = await openWithSpam();
    await opened.ask({ email: 'a@mailer.example' });
    const [, second, third] = await held(opened);
    const ids = [second?.row.id ?? '', third?.row.id ?? ''];
    const results = await run(opened, { do: 'deleteHeld' }, ids);
    expect(results.map(({ refused }) => refused)).toEqual([null, null]);
    expect((await held(opened)).map(({ email }) => email)).toEqual(['ana@faro.example']);
    expect(await on.run(sql`select from outbox where subject_id = any (${ids}::uuid[])`)).toEqual([]);
    expect(await on.rows('leads')).toHaveLength(1);
    const { events } = (await opened.get(consoleApi.audit)).json();
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'deleted-as-spam', actor: opened.operator.email },
      { kind: 'deleted-as-spam', actor: opened.operator.email },
    ]);
  });

  test.each([
    ['a password manager fills it in and it is sent within two seconds', { openMs: 1_800 }, null],
    ['it is sent after exactly a second', { openMs: 1_000 }, null],
    ['it is sent before a second has passed', { openMs: 999 }, 'tooFast'],
    ['the hidden field is filled in, however long it took', { openMs: 60_000, projectCode: 'x' }, 'honeypot'],
    ['it was posted without a script, which takes no time', {}, null],
  ])('a form is held or not if %s', async (_when, sent, flag) => {
    const { apply } = await openConsole(on.database);
    await apply(sent);
    expect(await on.run(sql`select flag from applications`)).toEqual([{ flag }]);
    const isHeld = (await on.run(sql`select from outbox where state = 'held'`)).length > 0;
    expect(isHeld).toBe(flag !== null);
  });

  test('only held submissions can be deleted as spam', async () => {
    const opened = await openWithSpam();
    const [honest] = (await list(opened)).rows;
    const [result] = await run(opened, { do: 'deleteHeld' }, [honest?.id ?? '']);
    expect(result?.refused).toEqual(expect.any(String));
    expect(await on.rows('applications')).toHaveLength(4);
  });
});
