import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { firstHostId } from '../hosts/store.ts';
import { book, bookingBody } from '../meetings/testing/meeting.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { signedIn } from '../testing/operators.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { choose, now, openNotices, team } from './testing/open-notices.ts';

onEachEngine((on) => {
  /** The notices queued for operators, once every notice was passed on. */
  async function toPeople(): Promise<string[]> {
    await eventually(async () => {
      const untold = sql`select from outbox where told_at is null and operator_id is null and state <> 'held'
        and topic = 'mail' and template !~ 'confirmation|invitation|opt-in'`;
      expect(await on.run(untold)).toEqual([]);
    });
    const rows = await on.run(
      sql`select topic, template from outbox where operator_id is not null order by created_at, template`,
    );
    return rows.map(({ topic, template }) => `${topic} ${template}`);
  }

  test('without any settings, only the operator address is notified', async () => {
    const { ask, apply, write } = await openNotices(on);
    await ask();
    await apply();
    await write();
    expect(await toPeople()).toEqual([]);
    expect(await on.run(sql`select distinct topic from outbox`)).toEqual([{ topic: 'mail' }]);
    expect(await on.rows('digest_items')).toEqual([]);
  });

  test('an operator gets mails about the chosen kinds, in addition to the operator address', async () => {
    const sink = await smtpSink();
    const { ask, write, set, operator } = await openNotices(on, { variables: { SMTP_URL: sink.url } });
    await set(choose({ lead: now }));
    await write();
    await ask();
    expect(await toPeople()).toEqual(['mail lead.created']);
    await sink.arrived(5);
    const leads = sink.mails.filter(({ subject }) => subject === 'New question for sales: Zoë Müller');
    const to = leads.map((mail) => mail.to?.[0]?.address).toSorted();
    expect(to).toEqual([operator.email, team].toSorted());
  });

  test('applications are reported from the chosen ad spend on', async () => {
    const { apply, set } = await openNotices(on);
    await set(choose({ application: { ...now, minSpend: '$1M–$5M' } }));
    await apply({ email: 'small@agency.example', monthlyAdSpend: '$500K–$1M' });
    await apply({ email: 'exact@agency.example', monthlyAdSpend: '$1M–$5M' });
    await apply({ email: 'large@agency.example', monthlyAdSpend: '$5M+' });
    expect(await toPeople()).toHaveLength(2);
  });

  test('an operator who only wants their own submissions is notified on assignment', async () => {
    const { ask, set, post, app, operator } = await openNotices(on);
    const colleague = await signedIn(on.database.db, 'editor', 'colleague@agency.example');
    await set(choose({ lead: { ...now, onlyMine: true } }));
    await ask();
    expect(await toPeople()).toEqual([]);
    const [{ id }] = (await on.rows('leads')) as [{ id: string }];
    const url = consoleApi.act('lead', id, 'assign');
    await post(url, { assignee: operator.id });
    expect(await toPeople()).toEqual([]);
    const payload = { assignee: operator.id };
    await app.inject({ method: 'POST', url, headers: colleague.headers, payload });
    expect(await toPeople()).toEqual(['mail lead.assigned']);
    await app.inject({
      ...{ method: 'POST', url: consoleApi.bulk('lead'), headers: colleague.headers },
      payload: { change: { do: 'assign', assignee: null }, items: [{ id }] },
    });
    const bulk = await app.inject({
      ...{ method: 'POST', url: consoleApi.bulk('lead'), headers: colleague.headers },
      payload: { change: { do: 'assign', assignee: operator.id }, items: [{ id }] },
    });
    expect(bulk.statusCode).toBe(200);
    expect(await toPeople()).toEqual(['mail lead.assigned', 'mail lead.assigned']);
  });

  test('a host is notified of their own meetings', async () => {
    const { app, set, operator } = await openNotices(on);
    await set(choose({ meeting: { ...now, onlyMine: true } }));
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    async function bookSoon(email: string) {
      for (let days = 7; days < 20; days++) {
        const reply = await book(app, { ...bookingBody, date: at(days), email });
        if (reply.statusCode === 200) return;
      }
    }
    await bookSoon('a@agency.example');
    expect(await toPeople()).toEqual([]);
    await on.run(sql`update hosts set operator_id = ${operator.id} where id = ${firstHostId}`);
    await bookSoon('b@agency.example');
    expect(await toPeople()).toEqual(['mail meeting.booked']);
  });

  test('spam is reported once it is released, and an operator without access gets no notices', async () => {
    const { write, set, post, operator } = await openNotices(on);
    await set(choose({ support: now }));
    await write({ openMs: 1 });
    expect(await toPeople()).toEqual([]);
    const [{ id }] = (await on.rows('support_requests')) as [{ id: string }];
    await post(consoleApi.act('support', id, 'unflag'));
    expect(await toPeople()).toEqual(['mail support.created']);
    await on.run(sql`update operators set disabled_at = now() where id = ${operator.id}`);
    await write({ message: 'Another one' });
    expect(await toPeople()).toHaveLength(1);
  });

  test('a digest lists the day’s events except erased ones, and a day without events has none', async () => {
    const sink = await smtpSink();
    const { ask, set, operator } = await openNotices(on, { variables: { SMTP_URL: sink.url } });
    await set(choose({ lead: { ...now, when: 'daily' } }, { timeZone: 'Asia/Kolkata' }));
    const makeDue = () => on.run(sql`update notice_settings set digest_due_at = now()`);
    await ask();
    await ask({ email: 'gone@agency.example', fullName: 'Somebody Gone', comments: 'Erase me' });
    expect(await toPeople()).toEqual([]);
    expect(await on.rows('digest_items')).toHaveLength(2);
    await on.run(sql`delete from leads where email like 'gone%'`);
    await makeDue();
    const digest = await eventually(() => {
      const found = sink.mails.find(({ subject }) => subject === 'One new notice');
      expect(found).toBeDefined();
      return found;
    });
    expect(digest?.to?.[0]?.address).toBe(operator.email);
    expect(digest?.text).toContain('Zoë Müller');
    expect(digest?.text).not.toContain('Gone');
    await makeDue();
    await eventually(async () => {
      const [{ ahead }] = (await on.run(sql`select digest_due_at > now() as ahead from notice_settings`)) as [
        { ahead: boolean },
      ];
      expect(ahead).toBe(true);
    });
    expect(await toPeople()).toEqual(['mail operator.digest']);
  });
});
