import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { companySizes } from '../../contract/sales.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { webhookSink } from '../testing/webhook-sink.ts';

const path = '/sales-leads/create';
const sent = {
  fullName: 'Zoë Müller',
  email: 'Zoe@agency.example',
  jobTitle: 'Head of Search',
  companySize: '51-200',
  phoneCountry: 'DE',
  phone: '030 1234567',
  comments: '',
};
/** Too short for its country. */
const wrong = { phoneCountry: 'US', phone: '555 0100' };

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

  test('a question is stored before it is answered, its number as E.164', async () => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: sent });
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

  test('only comments may be left out; country and size have defaults', async () => {
    const { app } = await testApi(database);
    const { comments: _c, phoneCountry: _p, companySize: _s, ...least } = sent;
    const payload = { ...least, phone: '202 555 0142 ext. 12' };
    expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200);
    expect(await rows('leads')).toMatchObject([
      {
        phone: '+12025550142',
        phone_extension: '12',
        phone_country: 'US',
        company_size: companySizes[0],
        comments: '',
      },
    ]);
  });

  test('a number that brings its calling code belongs to its own country', async () => {
    const { app } = await testApi(database);
    const payload = { ...sent, phoneCountry: 'US', phone: '+49 (0)30 1234567' };
    await app.inject({ method: 'POST', url: path, payload });
    expect(await rows('leads')).toMatchObject([{ phone: '+49301234567', phone_country: 'DE' }]);
  });

  test.each(['jane@gmail.com', 'jane@agency.example'])('%s is a work address', async (email) => {
    const { app } = await testApi(database);
    expect((await app.inject({ method: 'POST', url: path, payload: { ...sent, email } })).statusCode).toBe(
      200,
    );
  });

  test('the same words again, in any spelling of number and address, store and send nothing', async () => {
    const { app } = await testApi(database);
    const again = { ...sent, email: 'zoe@AGENCY.example', phone: '+49 30 123 45 67' };
    const answers = [];
    for (const payload of [sent, sent, again]) {
      answers.push((await app.inject({ method: 'POST', url: path, payload })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('events')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('fifty at once give one question', async () => {
    const { app } = await testApi(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject({ method: 'POST', url: path, payload: sent })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('leads')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('another question of the same person is kept, but confirmed once a day', async () => {
    const { app } = await testApi(database);
    await app.inject({ method: 'POST', url: path, payload: sent });
    await app.inject({ method: 'POST', url: path, payload: { ...sent, comments: 'And in Spain?' } });
    expect((await rows('leads')).map(({ comments }) => comments)).toEqual(['', 'And in Spain?']);
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'lead.confirmation',
      'lead.created',
      'lead.created',
    ]);
  });

  test('a question that was dealt with may be asked again', async () => {
    const { app } = await testApi(database);
    await app.inject({ method: 'POST', url: path, payload: sent });
    await database.db.execute(sql`update leads set status = 'contacted'`);
    await app.inject({ method: 'POST', url: path, payload: sent });
    expect((await rows('leads')).map(({ status }) => status)).toEqual(['contacted', 'new']);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what a program sent is kept and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: { ...sent, ...trap } });
    expect(response.statusCode).toBe(200);
    expect(await rows('leads')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test.each([
    ['nothing at all', {}, 'required', ['fullName', 'email', 'jobTitle', 'phone']],
    ['blank fields', { ...sent, jobTitle: '   ', phone: ' ' }, 'required', ['jobTitle', 'phone']],
    ['no address', { ...sent, email: 'jane@agency' }, 'invalidEmail', ['email']],
    ['another size', { ...sent, companySize: '7' }, 'invalidChoice', ['companySize']],
    ['a number of nowhere', { ...sent, ...wrong }, 'invalidPhone', ['phone']],
    ['a number of another country', { ...sent, phoneCountry: 'US' }, 'invalidPhone', ['phone']],
    ['words for a number', { ...sent, phone: 'call me' }, 'invalidPhone', ['phone']],
    ['a country without telephones', { ...sent, phoneCountry: 'AQ' }, 'invalidChoice', ['phoneCountry']],
    ['no country', { ...sent, phoneCountry: '__proto__' }, 'invalidChoice', ['phoneCountry']],
    ['a book', { ...sent, comments: 'x'.repeat(4_001) }, 'tooLong', ['comments']],
    ['a smuggled header', { ...sent, fullName: 'Zoë\r\nBcc: all@example.com' }, 'unreadable', ['fullName']],
    ['a list for a number', { ...sent, phone: ['030 1234567'] }, 'wrongType', ['phone']],
  ])('%s is refused and not stored', async (_what, payload, code, fields) => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code, message: formMessages.en.banner[code as 'required'] });
    expect(Object.keys(response.json().fields)).toEqual(fields);
    expect(await rows('leads')).toEqual([]);
  });

  test.each(locales)('a wrong number is explained in %s', async (locale: Locale) => {
    const { app } = await testApi(database);
    const payload = { ...sent, ...wrong };
    const headers = { 'accept-language': locale };
    const response = await app.inject({ method: 'POST', url: path, payload, headers });
    expect(response.json()).toEqual({
      code: 'invalidPhone',
      message: formMessages[locale].banner.invalidPhone,
      fields: { phone: formMessages[locale].field.invalidPhone },
    });
  });

  test('who mistypes the number again and again still has a turn left', async () => {
    const { app } = await testApi(database, { RATE_LIMITS: 'on' });
    for (let time = 0; time < 30; time++) {
      await app.inject({ method: 'POST', url: path, payload: { ...sent, ...wrong } });
    }
    expect((await app.inject({ method: 'POST', url: path, payload: sent })).statusCode).toBe(200);
  });

  test.each(locales)('who asked and the operator get their mails, in %s', async (locale: Locale) => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, {
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@forespan.example',
      OPERATOR_LANGUAGE: 'de',
      PUBLIC_URL: 'https://x.example',
    });
    const payload = {
      ...sent,
      fullName: 'Zoë <M>',
      phone: '030 1234567 ext. 9',
      comments: 'Eins\nZwei',
    };
    await app.inject({ method: 'POST', url: path, payload, headers: { 'accept-language': locale } });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const [confirmation, notice] = smtp.mails.sort((a) => (a.to?.[0]?.address === sent.email ? -1 : 1));
    expect(confirmation?.to).toMatchObject([{ address: sent.email }]);
    expect(confirmation?.subject).toBe(mailMessages[locale].leadConfirmation.subject);
    expect(confirmation?.html).toContain('Zoë &lt;M&gt;');
    expect(confirmation?.html).toContain(`lang="${locale}"`);
    expect(confirmation?.text).toContain(
      locale === 'en' ? 'https://x.example/ScheduleMeeting' : `https://x.example/${locale}/ScheduleMeeting`,
    );
    expect(confirmation?.text).not.toMatch(/Head of Search|Eins/);
    expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
    expect(notice?.replyTo).toMatchObject([{ address: sent.email }]);
    expect(notice?.subject).toBe('Neue Frage an den Vertrieb: Zoë <M>');
    expect(notice?.text).toContain('+49 30 1234567 ext. 9');
    expect(notice?.text).toContain('Deutschland');
    expect(notice?.text).toContain('Eins\n  Zwei');
    await vi.waitFor(async () => {
      expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']);
    });
  });

  test('a question that was erased sends nothing', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    await app.inject({ method: 'POST', url: path, payload: sent });
    const failed = { last_error: expect.stringContaining('not now') };
    await vi.waitFor(async () => expect(await rows('outbox')).toMatchObject([failed, failed]), {
      timeout: 10_000,
    });
    smtp.refuseWith = 0;
    await database.db.execute(sql`delete from leads`);
    await database.db.execute(sql`update outbox set due_at = now()`);
    await vi.waitFor(
      async () => expect(await rows('outbox')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]),
      { timeout: 10_000 },
    );
    expect(smtp.mails).toEqual([]);
  });

  test('the webhook is called with a signature anyone can check', async () => {
    const hook = await webhookSink();
    const secret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;
    const { app } = await testApi(database, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    await app.inject({ method: 'POST', url: path, payload: sent });
    await vi.waitFor(() => expect(hook.calls).toHaveLength(1), { timeout: 10_000 });
    const [{ headers, body } = { headers: {}, body: '' }] = hook.calls;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'lead.created',
      data: { email: sent.email, phone: '+49301234567', phoneCountry: 'DE', language: 'en' },
    });
  });

  test('without a script the form posts to its page and ends on its thanks', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, projectCode: '' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/fr/Sales', payload, headers });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/fr/Sales#sent']);
    expect(await rows('leads')).toMatchObject([{ language: 'fr', flag: null, phone: '+49301234567' }]);
  });

  test('without a script a wrong number shows the page again, as it was left, with what is wrong', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, phone: '555"><script>0100' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/es/Sales', payload, headers });
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('value="Zoë Müller"');
    expect(response.body).toContain(formMessages.es.banner.invalidPhone);
    expect(response.body).not.toContain('<script>');
    expect(await rows('leads')).toEqual([]);
  });

  test('the endpoint is described', async () => {
    const { app } = await testApi(database);
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { properties, required } = paths[path].post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(sent)));
    expect(required).toEqual(['fullName', 'email', 'jobTitle', 'phone']);
  });
});
