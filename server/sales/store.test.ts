import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { lead, postLead, wrongNumber } from './testing/lead.ts';

onEachEngine(({ api, rows, run }) => {
  test('a lead is stored before the reply, its number in E.164', async () => {
    const { app } = await api();
    const response = await postLead(app);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Form submitted successfully!' },
    ]);
    expect(await rows('leads')).toMatchObject([
      {
        full_name: 'Zoë Müller',
        email: 'Zoe@agency.example',
        email_key: 'zoe@agency.example',
        job_title: 'Head of Search',
        company_size: '51-200',
        phone: '+49301234567',
        phone_extension: '',
        phone_country: 'DE',
        comments: '',
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'lead', kind: 'created' }]);
  });

  test('the same content again, however number and address are written, stores and sends nothing', async () => {
    const { app } = await api();
    const again = { ...lead, email: 'zoe@AGENCY.example', phone: '+49 30 123 45 67' };
    const responses = [];
    for (const payload of [lead, lead, again]) {
      responses.push((await postLead(app, payload)).body);
    }
    expect(new Set(responses).size).toBe(1);
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('events')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('fifty concurrent requests store one lead', async () => {
    const { app } = await api();
    const responses = await Promise.all(Array.from({ length: 50 }, () => postLead(app)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('another question of the same person is stored, but only one confirmation is sent per day', async () => {
    const { app } = await api();
    await postLead(app);
    await postLead(app, { ...lead, comments: 'And in Spain?' });
    expect((await rows('leads')).map(({ comments }) => comments)).toEqual(['', 'And in Spain?']);
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'lead.confirmation',
      'lead.created',
      'lead.created',
    ]);
  });

  test('the same question can be asked again after it was dealt with', async () => {
    const { app } = await api();
    await postLead(app);
    await run(sql`update leads set status = 'contacted'`);
    await postLead(app);
    expect((await rows('leads')).map(({ status }) => status)).toEqual(['contacted', 'new']);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what looks like spam is stored and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await api();
    const response = await postLead(app, { ...lead, ...trap });
    expect(response.statusCode).toBe(200);
    expect(await rows('leads')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test('invalid numbers do not count against the rate limit', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    for (let time = 0; time < 30; time++) {
      await postLead(app, { ...lead, ...wrongNumber });
    }
    expect((await postLead(app)).statusCode).toBe(200);
  });

  test('an erased lead sends nothing', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await api({ SMTP_URL: smtp.url });
    await postLead(app);
    const failed = { last_error: expect.stringContaining('not now') };
    await eventually(async () => expect(await rows('outbox')).toMatchObject([failed, failed]));
    smtp.refuseWith = 0;
    await run(sql`delete from leads`);
    await run(sql`update outbox set due_at = now()`);
    await eventually(async () =>
      expect(await rows('outbox')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]),
    );
    expect(smtp.mails).toEqual([]);
  });

  test('the webhook is called with a signature that can be verified', async () => {
    const hook = await webhookSink();
    const { app } = await api(hook.variables);
    await postLead(app);
    await hook.called(1);
    expect(hook.verified(0)).toMatchObject({
      type: 'lead.created',
      data: { email: lead.email, phone: '+49301234567', phoneCountry: 'DE', language: 'en' },
    });
  });
});
