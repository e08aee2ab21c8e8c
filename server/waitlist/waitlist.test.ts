import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { webhookSink } from '../testing/webhook-sink.ts';

const path = '/wish-list/create';
const patience = { timeout: 20_000 };
const sent = {
  fullName: 'Zoë Müller',
  email: 'Zoe@agency.example',
  location: 'Hamburg, Germany',
  agencyName: 'Nordlicht',
  companyWebsite: 'nordlicht.example',
  linkedInPage: 'https://linkedin.example/company/nordlicht',
  monthlyAdSpend: '$1M–$5M',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
  additionalInfo: '',
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

  test('an application is stored before it is answered', async () => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: sent });
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

  test('the same words again change nothing and send nothing', async () => {
    const { app } = await testApi(database);
    const answers = [];
    for (const email of [sent.email, sent.email]) {
      answers.push((await app.inject({ method: 'POST', url: path, payload: { ...sent, email } })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await rows('applications')).toHaveLength(1);
    expect(await rows('events')).toEqual([]);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('the same address again, in any case, updates the open application and answers the same', async () => {
    const { app } = await testApi(database);
    const first = await app.inject({ method: 'POST', url: path, payload: sent });
    const again = { ...sent, email: 'zoe@AGENCY.example', agencyName: 'Südlicht' };
    const second = await app.inject({ method: 'POST', url: path, payload: again });
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

  test('fifty at once for one address give one application', async () => {
    const { app } = await testApi(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject({ method: 'POST', url: path, payload: sent })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows('applications')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('an application that was decided leaves room for a new one', async () => {
    const { app } = await testApi(database);
    await app.inject({ method: 'POST', url: path, payload: sent });
    await database.db.execute(sql`update applications set status = 'declined'`);
    await app.inject({ method: 'POST', url: path, payload: sent });
    expect((await rows('applications')).map(({ status }) => status)).toEqual(['declined', 'new']);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: 12 }],
  ])('what a program sent is kept and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload: { ...sent, ...trap } });
    expect(response.json()).toEqual({ message: 'Form submitted successfully!' });
    expect(await rows('applications')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test('what a program sent does not touch the application of a person', async () => {
    const { app } = await testApi(database);
    await app.inject({ method: 'POST', url: path, payload: sent });
    await app.inject({
      method: 'POST',
      url: path,
      payload: { ...sent, agencyName: 'Spam', projectCode: 'x' },
    });
    expect((await rows('applications')).map((row) => [row.agency_name, row.flag])).toEqual([
      ['Nordlicht', null],
      ['Spam', 'honeypot'],
    ]);
  });

  test.each([
    ['nothing at all', {}, 'required', 'Please fill in all required fields.'],
    [
      'blanks',
      { ...sent, fullName: ' \t ' },
      'unreadable',
      'One of your answers contains characters we cannot read.',
    ],
    ['spaces', { ...sent, fullName: '   ' }, 'required', 'Please fill in all required fields.'],
    ['no address', { ...sent, email: 'jane@agency' }, 'invalidEmail', 'Please enter a valid email address.'],
    [
      'no website',
      { ...sent, companyWebsite: 'nordlicht' },
      'invalidWebsite',
      'Please enter a valid company website URL.',
    ],
    [
      'no LinkedIn page',
      { ...sent, linkedInPage: 'http://x' },
      'invalidLinkedIn',
      'Please enter a valid LinkedIn page URL.',
    ],
    [
      'another spend',
      { ...sent, monthlyAdSpend: '$1' },
      'invalidChoice',
      'Please choose one of the options.',
    ],
    [
      'a number for a name',
      { ...sent, fullName: 7 },
      'wrongType',
      'One of your answers is not of the kind we expect.',
    ],
    [
      'a null character',
      { ...sent, fullName: 'a\u0000b' },
      'unreadable',
      'One of your answers contains characters we cannot read.',
    ],
    [
      'half a character',
      { ...sent, fullName: '\ud83d' },
      'unreadable',
      'One of your answers contains characters we cannot read.',
    ],
    ['a book', { ...sent, additionalInfo: 'x'.repeat(4_001) }, 'tooLong', 'One of your answers is too long.'],
  ])('%s is refused and not stored', async (_what, payload, code, message) => {
    const { app } = await testApi(database);
    const response = await app.inject({ method: 'POST', url: path, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code, message, fields: {} });
    expect(await rows('applications')).toEqual([]);
  });

  test.each(['[]', 'null', '"x"', '7', '{"fullName":'])('the body %s is no application', async (payload) => {
    const { app } = await testApi(database);
    const headers = { 'content-type': 'application/json', 'accept-language': 'fr' };
    const response = await app.inject({ method: 'POST', url: path, payload, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Nous n’avons pas pu lire cette requête.',
      code: 'badRequest',
    });
  });

  test('fields we do not know are ignored, and mail headers cannot be smuggled in', async () => {
    const { app } = await testApi(database);
    const payload = { ...sent, status: 'invited', __proto__: { admin: true }, id: 'x' };
    expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200);
    expect(await rows('applications')).toMatchObject([{ status: 'new' }]);
    const smuggled = { ...sent, fullName: 'Zoë\r\nBcc: all@example.com' };
    expect((await app.inject({ method: 'POST', url: path, payload: smuggled })).statusCode).toBe(422);
  });

  test.each(locales)('applicant and operator get their mails, in %s', async (locale: Locale) => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url, OPERATOR_EMAIL: 'desk@forespan.example' });
    const payload = { ...sent, fullName: 'Zoë <M>', additionalInfo: 'Zeile 1\nZeile 2' };
    await app.inject({ method: 'POST', url: path, payload, headers: { 'accept-language': locale } });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), patience);
    const [confirmation, notice] = smtp.mails.sort((a) => (a.to?.[0]?.address === sent.email ? -1 : 1));
    expect(confirmation?.to).toMatchObject([{ address: sent.email }]);
    expect(confirmation?.html).toContain('Zoë &lt;M&gt;');
    expect(confirmation?.html).toContain(`lang="${locale}"`);
    // What a stranger typed is not carried to whoever owns the address.
    expect(confirmation?.text).not.toContain('Zeile 1');
    expect(notice?.text).toContain('Zeile 1\n  Zeile 2');
    expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
    expect(notice?.replyTo).toMatchObject([{ address: sent.email }]);
    expect(notice?.subject).toBe('New application: Nordlicht');
    await vi.waitFor(
      async () => expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']),
      patience,
    );
  });

  test('without a mail server mails are files', async () => {
    const { app, dataDir, log } = await testApi(database);
    await app.inject({ method: 'POST', url: path, payload: sent, headers: { 'accept-language': 'de' } });
    const folder = join(dataDir, 'mail');
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2), patience);
    const files = await readdir(folder);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Ihre Bewerbung bei Forespan ist da',
      'New application: Nordlicht',
    ]);
    expect(log.join('')).toContain(folder);
    expect(log.join('')).not.toMatch(/Zoë|agency\.example/);
  });

  test('the webhook is called with a signature anyone can check', async () => {
    const hook = await webhookSink();
    const secret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;
    const { app } = await testApi(database, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    await app.inject({ method: 'POST', url: path, payload: sent });
    await vi.waitFor(() => expect(hook.calls).toHaveLength(1), patience);
    const [{ headers, body } = { headers: {}, body: '' }] = hook.calls;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({ type: 'application.created', data: { email: sent.email, language: 'en' } });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  });

  test('a mail server that says later is asked again later, one that says never is not', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    await app.inject({ method: 'POST', url: path, payload: sent });
    await vi.waitFor(
      async () =>
        expect(await rows('outbox')).toMatchObject([
          { state: 'waiting', attempts: 1, last_error: expect.stringContaining('not now') },
          { state: 'waiting', attempts: 1 },
        ]),
      patience,
    );
    smtp.refuseWith = 550;
    await database.db.execute(sql`update outbox set due_at = now()`);
    await vi.waitFor(
      async () => expect(await rows('outbox')).toMatchObject([{ state: 'dead' }, { state: 'dead' }]),
      patience,
    );
  });

  test('with double opt-in nobody is told before the applicant says yes, and a link alone says nothing', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, {
      SMTP_URL: smtp.url,
      DOUBLE_OPT_IN: 'on',
      PUBLIC_URL: 'https://x.example',
    });
    await app.inject({ method: 'POST', url: path, payload: sent, headers: { 'accept-language': 'es' } });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
    const [, link = ''] =
      /https:\/\/x\.example(\/es\/confirm-application\/\S+)/.exec(smtp.mails[0]?.text ?? '') ?? [];
    const page = await app.inject({ url: link, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const token = link.split('/').at(-1) ?? '';
    expect(page.body).toContain(`value="${token}"`);
    expect(await rows('applications')).toMatchObject([{ opted_in_at: null }]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    for (let time = 0; time < 2; time++) {
      const yes = await app.inject({
        method: 'POST',
        url: '/es/confirm-application',
        payload: `token=${token}`,
        headers,
      });
      expect([yes.statusCode, yes.headers.location]).toEqual([303, '/es/thank-you-page']);
    }
    expect(await rows('applications')).toMatchObject([{ opted_in_at: expect.any(String) }]);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), patience);
    const forged = `${token.slice(0, -2)}xx`;
    for (const url of [`/confirm-application/${forged}`, '/confirm-application/nonsense']) {
      expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
    }
  });

  test('without a script the form posts to its page and ends on the thank-you page', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, projectCode: '' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/fr/join-the-waitlist', payload, headers });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/fr/thank-you-page']);
    expect(await rows('applications')).toMatchObject([{ language: 'fr', flag: null }]);
  });

  test('without a script a mistake shows the page again, as it was left, with what is wrong', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...sent, email: 'zoe@"><script>', location: '' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const response = await app.inject({ method: 'POST', url: '/de/join-waitlist', payload, headers });
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('value="Zoë Müller"');
    expect(response.body).toContain('value="zoe@&quot;&gt;&lt;script&gt;"');
    expect(response.body).toContain('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(await rows('applications')).toEqual([]);
  });
});
