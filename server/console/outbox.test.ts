import { expect, test } from 'vitest';
import type { Delivery } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { openConsole, withQuery } from './testing/open-console.ts';

type Page = { deliveries: Delivery[]; next: string | null };

onEachEngine((on) => {
  test('a dead mail is sent again on request', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    const { apply, get, post, operator } = await openConsole(on.database, {
      variables: { SMTP_URL: sink.url },
    });
    await apply();
    const inState = async (state: string) =>
      (await get(withQuery(consoleApi.outbox, { state }))).json<Page>().deliveries;
    await eventually(async () => expect(await inState('dead')).toHaveLength(2));
    expect((await get(consoleApi.counts)).json()).toMatchObject({ dead: 2 });
    const [dead] = await inState('dead');
    expect(dead).toMatchObject({
      topic: 'mail',
      attempts: 1,
      lastError: expect.stringContaining('not now'),
      subjectTitle: 'Nordlicht',
    });
    sink.refuseWith = 0;
    expect((await post(consoleApi.resend(dead?.id ?? ''))).statusCode).toBe(200);
    await eventually(() => expect(sink.mails).toHaveLength(1));
    await eventually(async () => expect((await inState('sent')).map(({ id }) => id)).toEqual([dead?.id]));
    const { events } = (await get(consoleApi.audit)).json();
    expect(events[0]).toMatchObject({
      kind: 'resent',
      actor: operator.email,
      detail: { delivery: dead?.id },
      subjectTitle: 'Nordlicht',
    });
    expect((await post(consoleApi.resend(dead?.id ?? ''))).statusCode).toBe(200);
    await eventually(() => expect(sink.mails).toHaveLength(2));
  });

  test('resending everything skips deliveries that are in progress', async () => {
    const sink = await smtpSink();
    const { get, post, operator } = await openConsole(on.database, {
      variables: { SMTP_URL: sink.url },
    });
    await on.run(sql`
      insert into leads (id, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key)
      values (gen_random_uuid(), 'en', 'n', 'e@x.example', 'e@x.example', 't', '1-10', '+12025550142', 'US', 'w')`);
    await on.run(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id, state, attempts, due_at, leased_until, last_error, sent_at)
      select gen_random_uuid(), 'mail', 'lead.created', 'lead', leads.id, one.state, one.attempts, one.due_at, one.leased_until, one.error, one.sent_at
      from leads cross join (values
        ('dead', 1, now(), null, 'refused', null),
        ('dead', 9, now(), null, 'refused', null),
        ('waiting', 8, now() + interval '1 day', null, 'refused', null),
        ('waiting', 2, now(), now() + interval '1 minute', 'refused', null),
        ('held', 0, now(), null, null, null),
        ('sent', 1, now(), null, null, now())
      ) as one (state, attempts, due_at, leased_until, error, sent_at)`);
    expect((await post(consoleApi.resendAll)).json()).toEqual({ count: 3 });
    await sink.arrived(3);
    await eventually(async () =>
      expect(await on.run(sql`select state, count(*)::integer from outbox group by 1 order by 1`)).toEqual([
        { state: 'held', count: 1 },
        { state: 'sent', count: 4 },
        { state: 'waiting', count: 1 },
      ]),
    );
    const resent = async () =>
      (await get(consoleApi.audit)).json().events.filter(({ kind }: { kind: string }) => kind === 'resent');
    expect(await resent()).toMatchObject([
      { actor: operator.email, subjectKind: 'outbox', detail: { count: 3 } },
    ]);
    expect((await post(consoleApi.resendAll)).json()).toEqual({ count: 0 });
    expect(await resent()).toHaveLength(1);
  });

  test('held and waiting deliveries cannot be resent', async () => {
    const { apply, get, post } = await openConsole(on.database);
    await apply({ projectCode: 'x' });
    const { deliveries } = (await get(consoleApi.outbox)).json<Page>();
    expect(deliveries.map(({ state }) => state)).toEqual(['held', 'held']);
    const response = await post(consoleApi.resend(deliveries[0]?.id ?? ''));
    expect([response.statusCode, response.json().code]).toEqual([409, 'changedMeanwhile']);
  });

  test('each entry of the outbox and the history is on exactly one page', async () => {
    const { get } = await openConsole(on.database);
    await on.database.db.execute(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id, state, created_at)
      select gen_random_uuid(), 'mail', 'x', 'lead', gen_random_uuid(), 'dead', timestamptz '2026-01-01' + make_interval(mins => i / 3)
      from generate_series(1, 120) as i`);
    await on.database.db.execute(sql`
      insert into events (id, at, subject_kind, subject_id, kind)
      select gen_random_uuid(), timestamptz '2026-01-01' + make_interval(mins => i / 3), 'person', gen_random_uuid(), 'erased'
      from generate_series(1, 119) as i`);
    for (const [path, name] of [
      [consoleApi.outbox, 'deliveries'],
      [consoleApi.audit, 'events'],
    ] as const) {
      const ids: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: Record<typeof name, { id: string }[]> & { next: string | null } = (
          await get(after ? withQuery(path, { after }) : path)
        ).json();
        ids.push(...page[name].map(({ id }) => id));
        after = page.next;
      }
      expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
    }
    expect((await get(withQuery(consoleApi.audit, { after: 'nonsense' }))).statusCode).toBe(400);
  });
});
