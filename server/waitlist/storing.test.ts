import { expect, test } from 'vitest';
import { sql } from '../db/drizzle.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { application, postApplication } from './testing/application.ts';

onEachEngine(({ api, rows, run }) => {
  test('an application is stored before the reply', async () => {
    const { app } = await api();
    const response = await postApplication(app);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Form submitted successfully!' });
    expect(await rows('applications')).toMatchObject([
      {
        full_name: 'Zoë Müller',
        email: 'Zoe@agency.example',
        email_key: 'zoe@agency.example',
        company_website: 'https://nordlicht.example',
        website_domain: 'nordlicht.example',
        monthly_ad_spend: '$1M–$5M',
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
  });

  test('the same answers again change nothing and send nothing', async () => {
    const { app } = await api();
    const answers = [];
    for (const email of [application.email, application.email]) {
      answers.push((await postApplication(app, { ...application, email })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await rows('applications')).toHaveLength(1);
    expect(await rows('events')).toEqual([]);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('the same address again, in any case, updates the open application and answers the same', async () => {
    const { app } = await api();
    const first = await postApplication(app);
    const again = { ...application, email: 'zoe@AGENCY.example', agencyName: 'Südlicht' };
    const second = await postApplication(app, again);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await rows('applications')).toMatchObject([
      { agency_name: 'Südlicht', email: 'zoe@AGENCY.example' },
    ]);
    expect(await rows('events')).toMatchObject([{ kind: 'updated', detail: { agency_name: 'Nordlicht' } }]);
    // One confirmation a day, however often the form is sent.
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'application.confirmation',
      'application.created',
      'application.updated',
    ]);
  });

  test('fifty concurrent requests for one address store one application', async () => {
    const { app } = await api();
    const answers = await Promise.all(Array.from({ length: 50 }, () => postApplication(app)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('applications')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('after a decision the same address can apply again', async () => {
    const { app } = await api();
    await postApplication(app);
    await run(sql`update applications set status = 'declined'`);
    await postApplication(app);
    expect((await rows('applications')).map(({ status }) => status)).toEqual(['declined', 'new']);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what looks like spam is stored and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await api();
    const response = await postApplication(app, { ...application, ...trap });
    expect(response.json()).toEqual({ message: 'Form submitted successfully!' });
    expect(await rows('applications')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test('what looks like spam does not change a real application', async () => {
    const { app } = await api();
    await postApplication(app);
    await postApplication(app, { ...application, agencyName: 'Spam', projectCode: 'x' });
    expect((await rows('applications')).map((row) => [row.agency_name, row.flag])).toEqual([
      ['Nordlicht', null],
      ['Spam', 'honeypot'],
    ]);
  });

  test('with double opt-in the operator hears nothing before the applicant confirms, and opening the link does not confirm', async () => {
    const smtp = await smtpSink();
    const { app } = await api({
      SMTP_URL: smtp.url,
      DOUBLE_OPT_IN: 'on',
      PUBLIC_URL: 'https://x.example',
    });
    await postApplication(app, application, { 'accept-language': 'es' });
    await smtp.arrived(1);
    const [, link = ''] =
      /https:\/\/x\.example(\/es\/confirm-application\/\S+)/.exec(smtp.mails[0]?.text ?? '') ?? [];
    const page = await app.inject({ url: link, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const token = link.split('/').at(-1) ?? '';
    expect(page.body).toContain(`value="${token}"`);
    expect(await rows('applications')).toMatchObject([{ opted_in_at: null }]);
    for (let time = 0; time < 2; time++) {
      const yes = await postForm(app, '/es/confirm-application', { token });
      expect([yes.statusCode, yes.headers.location]).toEqual([303, '/es/thank-you-page']);
    }
    expect(await rows('applications')).toMatchObject([{ opted_in_at: expect.any(String) }]);
    await smtp.arrived(2);
    const forged = `${token.slice(0, -2)}xx`;
    for (const url of [`/confirm-application/${forged}`, '/confirm-application/nonsense']) {
      expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
    }
  });

  test('mails are retried after a temporary failure and given up after a permanent one', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await api({ SMTP_URL: smtp.url });
    await postApplication(app);
    await eventually(async () =>
      expect(await rows('outbox')).toMatchObject([
        { state: 'waiting', attempts: 1, last_error: expect.stringContaining('not now') },
        { state: 'waiting', attempts: 1 },
      ]),
    );
    smtp.refuseWith = 550;
    await run(sql`update outbox set due_at = now()`);
    await eventually(async () =>
      expect(await rows('outbox')).toMatchObject([{ state: 'dead' }, { state: 'dead' }]),
    );
  });

  test('the webhook is called with a signature that can be verified', async () => {
    const hook = await webhookSink();
    const { app } = await api(hook.variables);
    await postApplication(app);
    await hook.called(1);
    expect(hook.verified(0)).toMatchObject({
      type: 'application.created',
      data: { email: application.email, language: 'en' },
    });
    for (const call of hook.calls) call.body += ' ';
    expect(() => hook.verified(0)).toThrow();
  });
});
