import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { businessTypes, supportTypes } from '../../contract/support.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { webhookSink } from '../testing/webhook-sink.ts';

const path = '/support-requests/create';
const sent = {
  name: 'Ada',
  email: 'Ada@agency.example',
  businessType: 'agency',
  supportType: 'other',
  message: 'The forecast does not load.',
};

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.truncate());

  const rows = async (table: string) =>
    (await database.db.execute(sql.raw(`select * from ${table} order by id`))).rows as Record<
      string,
      unknown
    >[];

  test('a message is stored before it is answered', async () => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: sent });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Form submitted successfully!' },
    ]);
    expect(await rows('support_requests')).toMatchObject([
      {
        name: 'Ada',
        email: 'Ada@agency.example',
        email_key: 'ada@agency.example',
        business_type: 'agency',
        support_type: 'other',
        message: 'The forecast does not load.',
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'support', kind: 'created' }]);
  });

  test('name and message are enough; who and what have their defaults', async () => {
    const { app } = await testApi(database);
    const payload = { name: 'Ada', message: 'Hello' };
    expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200);
    expect(await rows('support_requests')).toMatchObject([
      { email: '', email_key: '', business_type: 'individual', support_type: 'tech-support' },
    ]);
    expect((await rows('outbox')).map(({ template }) => template)).toEqual(['support.created']);
  });

  test.each(businessTypes.flatMap((who) => supportTypes.map((what) => [who, what] as const)))(
    'an %s may ask about %s',
    async (businessType, supportType) => {
      const { app } = await testApi(database);
      const payload = { ...sent, businessType, supportType };
      expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200);
      expect(await rows('support_requests')).toMatchObject([
        { business_type: businessType, support_type: supportType },
      ]);
    },
  );

  test('the same words again store and send nothing, other words are another message', async () => {
    const { app } = await testApi(database);
    const again = { ...sent, email: 'ada@AGENCY.example' };
    for (const payload of [sent, again, { ...sent, message: 'It loads now.' }]) {
      expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200);
    }
    expect(await rows('support_requests')).toHaveLength(2);
    // One confirmation a day, however often the form is sent.
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'support.confirmation',
      'support.created',
      'support.created',
    ]);
  });

  test('fifty at once give one message', async () => {
    const { app } = await testApi(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject({ method: 'POST', url: path, payload: sent })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('support_requests')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what a program sent is kept and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: { ...sent, ...trap } });
    expect(response.statusCode).toBe(200);
    expect(await rows('support_requests')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test.each([
    ['nothing at all', {}, 'required', ['name', 'message']],
    ['spaces', { ...sent, message: ' \n ' }, 'required', ['message']],
    ['no address', { ...sent, email: 'ada@agency' }, 'invalidEmail', ['email']],
    ['another kind of business', { ...sent, businessType: 'bank' }, 'invalidChoice', ['businessType']],
    ['another topic', { ...sent, supportType: '' }, 'invalidChoice', ['supportType']],
    ['a book', { ...sent, message: 'x'.repeat(4_001) }, 'tooLong', ['message']],
    ['a null character', { ...sent, message: 'a\u0000b' }, 'unreadable', ['message']],
    ['a smuggled header', { ...sent, name: 'Ada\nBcc: all@example.com' }, 'unreadable', ['name']],
    ['a number for a message', { ...sent, message: 7 }, 'wrongType', ['message']],
  ])('%s is refused and not stored', async (_what, payload, code, fields) => {
    const { app } = await testApi(database);
    const headers = { 'accept-language': 'es' };
    const response = await app.inject({ method: 'POST', url: path, payload, headers });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code, message: formMessages.es.banner[code as 'required'] });
    expect(Object.keys(response.json().fields)).toEqual(fields);
    expect(await rows('support_requests')).toEqual([]);
  });

  test('a client that sends too often is asked to wait', async () => {
    const { app } = await testApi(database, { RATE_LIMITS: 'on' });
    const statuses = [];
    for (let time = 0; time < 12; time++) {
      const payload = { ...sent, message: `Message ${time}` };
      statuses.push((await app.inject({ method: 'POST', url: path, payload })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await rows('support_requests')).toHaveLength(10);
  });

  test.each(locales)('who wrote and the operator get their mails, in %s', async (locale: Locale) => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, {
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@forespan.example',
      OPERATOR_LANGUAGE: 'fr',
    });
    const payload = { ...sent, message: 'Un <i>\nDeux' };
    await app.inject({ method: 'POST', url: path, payload, headers: { 'accept-language': locale } });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const [confirmation, notice] = smtp.mails.sort((a) => (a.to?.[0]?.address === sent.email ? -1 : 1));
    expect(confirmation?.to).toMatchObject([{ address: sent.email }]);
    expect(confirmation?.subject).toBe(mailMessages[locale].supportConfirmation.subject);
    expect(confirmation?.html).toContain(`lang="${locale}"`);
    expect(confirmation?.text).not.toContain('Deux');
    expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
    expect(notice?.replyTo).toMatchObject([{ address: sent.email }]);
    expect(notice?.subject).toBe('Autre\u00a0: Ada');
    expect(notice?.html).toContain('Un &lt;i&gt;<br>Deux');
    expect(notice?.text).toContain('Agence');
  });

  test('a message without an address reaches the operator, who is told that it cannot be answered', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    await app.inject({ method: 'POST', url: path, payload: { ...sent, email: '' } });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 10_000 });
    const [notice] = smtp.mails;
    expect(notice?.replyTo ?? []).toEqual([]);
    expect(notice?.text).toContain(mailMessages.en.supportNotice.noAddress);
    await vi.waitFor(async () => expect(await rows('outbox')).toMatchObject([{ state: 'sent' }]));
  });

  test('the webhook is called with a signature anyone can check', async () => {
    const hook = await webhookSink();
    const secret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;
    const { app } = await testApi(database, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    await app.inject({ method: 'POST', url: path, payload: sent });
    await vi.waitFor(() => expect(hook.calls).toHaveLength(1), { timeout: 10_000 });
    const [{ headers, body } = { headers: {}, body: '' }] = hook.calls;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({ type: 'support.created', data: { ...sent, language: 'en' } });
  });

  test('without a script the form posts to its page and ends on its thanks', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, projectCode: '' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/de/support', payload, headers });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/de/support#sent']);
    expect(await rows('support_requests')).toMatchObject([{ language: 'de', flag: null }]);
  });

  test('without a script a mistake shows the page again, as it was left, with what is wrong', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, email: 'ada@"><script>' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/support', payload, headers });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('value="ada@&quot;&gt;&lt;script&gt;"');
    expect(response.body).toContain(formMessages.en.banner.invalidEmail);
    expect(await rows('support_requests')).toEqual([]);
  });
});
