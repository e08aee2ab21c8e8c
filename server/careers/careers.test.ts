import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxResumeBytes, resumeTypes } from '../../contract/job-application.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { docx, odt, pdf, zip } from '../testing/documents.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { webhookSink } from '../testing/webhook-sink.ts';

const path = '/job-applications/create';
const sent = {
  job: 'business-manager-uk',
  fullName: 'Zoë Müller',
  email: 'Zoe@applicant.example',
  coverLetter: 'Dear all,\nthe first agency I would call is yours.',
};

interface Sent extends Record<string, string | File | undefined> {
  resume?: File | undefined;
}

/** A form as a browser sends it, the file last. */
async function form(fields: Sent, url = path, headers: Record<string, string> = {}): Promise<InjectOptions> {
  const data = new FormData();
  const { resume = new File([pdf()], 'resume.pdf'), ...texts } = fields;
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) data.set(name, value);
  if (!('resume' in fields) || fields.resume) data.set('resume', resume);
  const request = new Response(data);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return { method: 'POST', url, payload, headers: { 'content-type': type, ...headers } };
}

function file(bytes: Buffer<ArrayBuffer> | string, name = 'resume.pdf', type = 'application/pdf'): File {
  return new File([bytes], name, { type });
}

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.truncate());

  const rows = async (table: string) =>
    (await database.db.execute(sql.raw(`select * from ${table}`))).rows as Record<string, unknown>[];

  test('an application is stored with its resume before it is answered', async () => {
    const { app } = await testApi(database);
    const response = await app.inject(await form(sent));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Form submitted successfully!' },
    ]);
    const [application] = await rows('job_applications');
    expect(application).toMatchObject({
      job: 'business-manager-uk',
      full_name: 'Zoë Müller',
      email: 'Zoe@applicant.example',
      email_key: 'zoe@applicant.example',
      cover_letter: 'Dear all,\nthe first agency I would call is yours.',
      status: 'new',
      flag: null,
      language: 'en',
    });
    expect(await rows('resumes')).toEqual([
      {
        job_application_id: application?.id,
        file_name: 'resume.pdf',
        media_type: 'application/pdf',
        content: pdf(),
      },
    ]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'job-application', kind: 'created' }]);
    expect((await rows('outbox')).map(({ template }) => template).sort()).toEqual([
      'job-application.confirmation',
      'job-application.created',
    ]);
  });

  test.each([
    ['pdf', pdf()],
    ['docx', docx()],
    ['odt', odt()],
  ] as const)('a %s is taken for what it is, whatever it is called', async (kind, bytes) => {
    const { app } = await testApi(database);
    const resume = file(bytes, 'evil.exe', 'text/html');
    expect((await app.inject(await form({ ...sent, resume }))).statusCode).toBe(200);
    expect(await rows('resumes')).toMatchObject([
      { file_name: `evil.exe.${kind}`, media_type: resumeTypes[kind], content: bytes },
    ]);
  });

  test('a resume of the full size is stored byte for byte', async () => {
    const { app } = await testApi(database);
    const small = pdf();
    const noise = randomBytes(maxResumeBytes - small.length);
    const bytes = Buffer.concat([small.subarray(0, 9), noise, small.subarray(9)]);
    const response = await app.inject(await form({ ...sent, resume: file(bytes) }));
    expect(response.statusCode).toBe(200);
    const [{ content } = {}] = await rows('resumes');
    expect(bytes.equals(content as Buffer)).toBe(true);
  });

  test('a retry stores and sends nothing new, even eight at once', async () => {
    const { app } = await testApi(database);
    const request = await form(sent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject(request)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await app.inject(await form({ ...sent, email: 'zoe@APPLICANT.example' }));
    expect(await rows('job_applications')).toHaveLength(1);
    expect(await rows('resumes')).toHaveLength(1);
    expect(await rows('events')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('another letter, resume or job is another application, and overwrites none', async () => {
    const { app } = await testApi(database);
    for (const other of [
      {},
      { coverLetter: 'Better.' },
      { resume: file(docx()) },
      { job: 'customer-success-manager' },
    ]) {
      expect((await app.inject(await form({ ...sent, ...other }))).statusCode).toBe(200);
    }
    expect(await rows('job_applications')).toHaveLength(4);
    expect(await rows('resumes')).toHaveLength(4);
    // One confirmation a day for each job.
    const templates = (await rows('outbox')).map(({ template }) => template);
    expect(templates.filter((template) => template === 'job-application.confirmation')).toHaveLength(2);
    expect(templates.filter((template) => template === 'job-application.created')).toHaveLength(4);
  });

  test('who was declined can apply again', async () => {
    const { app } = await testApi(database);
    await app.inject(await form(sent));
    await database.db.execute(sql`update job_applications set status = 'declined'`);
    await app.inject(await form(sent));
    expect((await rows('job_applications')).map(({ status }) => status).sort()).toEqual(['declined', 'new']);
  });

  test('a resume leaves with its application', async () => {
    const { app } = await testApi(database);
    await app.inject(await form(sent));
    await database.db.execute(sql`delete from job_applications`);
    expect(await rows('resumes')).toEqual([]);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: '12' }],
  ])('what a program sent is kept and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await testApi(database);
    expect((await app.inject(await form({ ...sent, ...trap }))).statusCode).toBe(200);
    expect(await rows('job_applications')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test.each<[string, Sent, string, string]>([
    ['nothing at all', { resume: undefined }, 'required', 'fullName'],
    ['no file', { ...sent, resume: undefined }, 'noFile', 'resume'],
    ['a file field left alone', { ...sent, resume: new File([], '') }, 'noFile', 'resume'],
    ['an empty file', { ...sent, resume: file('') }, 'brokenFile', 'resume'],
    ['a text called PDF', { ...sent, resume: file('Resume') }, 'wrongFileType', 'resume'],
    [
      'a web page called PDF',
      { ...sent, resume: file('<script>alert(1)</script>') },
      'wrongFileType',
      'resume',
    ],
    ['a program', { ...sent, resume: file('MZ\u0090') }, 'wrongFileType', 'resume'],
    ['a ZIP file', { ...sent, resume: file(zip([{ name: 'a', content: 'a' }])) }, 'wrongFileType', 'resume'],
    [
      'macros',
      { ...sent, resume: file(docx({ name: 'word/vbaProject.bin', content: '' })) },
      'wrongFileType',
      'resume',
    ],
    ['half a PDF', { ...sent, resume: file(pdf().subarray(0, 300)) }, 'brokenFile', 'resume'],
    ['half a DOCX', { ...sent, resume: file(docx().subarray(0, 300)) }, 'brokenFile', 'resume'],
    [
      'a bomb',
      { ...sent, resume: file(docx({ name: 'b', content: 'b', lie: { size: 0xfffffff0 } })) },
      'brokenFile',
      'resume',
    ],
    ['a way out', { ...sent, resume: file(odt({ name: '../../x', content: 'x' })) }, 'brokenFile', 'resume'],
    [
      'a byte too much',
      { ...sent, resume: file(Buffer.concat([pdf(), Buffer.alloc(maxResumeBytes)])) },
      'fileTooLarge',
      'resume',
    ],
    ['a file for a name', { ...sent, fullName: file(pdf()) }, 'tooLarge', ''],
    ['a text for a file', { ...sent, resume: undefined, resumeText: 'x' }, 'noFile', 'resume'],
    ['a job that is not open', { ...sent, job: 'night-watch' }, 'invalidChoice', 'job'],
    ['a job called like a part of every object', { ...sent, job: 'constructor' }, 'invalidChoice', 'job'],
    ['no address', { ...sent, email: 'zoe@' }, 'invalidEmail', 'email'],
    ['a book', { ...sent, coverLetter: 'x'.repeat(4_001) }, 'tooLong', 'coverLetter'],
    ['a library', { ...sent, coverLetter: 'x'.repeat(500_000) }, 'tooLong', 'coverLetter'],
    ['a control character', { ...sent, fullName: 'Zoë\u0000' }, 'unreadable', 'fullName'],
    ['a header smuggled in', { ...sent, fullName: 'Zoë\r\nBcc: all@example.com' }, 'unreadable', 'fullName'],
  ])('%s is refused and not stored', async (_what, fields, code, field) => {
    const { app } = await testApi(database);
    const response = await app.inject(await form(fields));
    expect(response.json()).toMatchObject({
      code,
      ...(field && { fields: { [field]: expect.any(String) } }),
    });
    expect(response.statusCode).toBe(code === 'tooLarge' ? 413 : 422);
    for (const table of ['job_applications', 'resumes', 'outbox']) expect(await rows(table)).toEqual([]);
  });

  test.each([
    ['a path', '../../etc/cron.d/evil.pdf', 'evil.pdf'],
    ['a path of Windows', 'C:\\windows\\evil.pdf', 'evil.pdf'],
    ['letters of the world', 'Lebenslauf Zoë 履歴書 🙂.pdf', 'Lebenslauf Zoë 履歴書 🙂.pdf'],
    ['a turned-around ending', 'cv\u202efdp.exe', 'cv fdp.exe.pdf'],
    ['quotes', 'my "best" cv.pdf', 'my best cv.pdf'],
    ['nothing but dots', '....', 'resume.pdf'],
    ['ten thousand letters', `${'a'.repeat(10_000)}.pdf`, `${'a'.repeat(60)}.pdf`],
  ])('a file named with %s is kept under a name that harms nobody', async (_what, given, kept) => {
    const { app } = await testApi(database);
    const response = await app.inject(await form({ ...sent, resume: file(pdf(), given) }));
    expect(response.statusCode).toBe(200);
    expect(await rows('resumes')).toMatchObject([{ file_name: kept }]);
  });

  const part = (head: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const texts = Object.entries(sent)
    .map(([name, value]) => part(`name="${name}"`, value))
    .join('');
  const resume = part('name="resume"; filename="a.pdf"', pdf().toString('latin1'));

  test.each<[string, string, string, number]>([
    ['without a boundary', 'multipart/form-data', `${texts}${resume}--x--\r\n`, 400],
    ['with another boundary', 'multipart/form-data; boundary=y', `${texts}${resume}--x--\r\n`, 400],
    ['that ends in the middle', 'multipart/form-data; boundary=x', `${texts}${resume.slice(0, 400)}`, 400],
    ['without its end', 'multipart/form-data; boundary=x', `${texts}${resume}`, 400],
    ['with two files', 'multipart/form-data; boundary=x', `${texts}${resume}${resume}--x--\r\n`, 413],
    [
      'with a hundred fields',
      'multipart/form-data; boundary=x',
      `${part('name="a"', 'b').repeat(100)}${resume}--x--\r\n`,
      413,
    ],
    [
      'with a field named __proto__',
      'multipart/form-data; boundary=x',
      `${part('name="__proto__"', '{"admin":true}')}${texts}${resume}--x--\r\n`,
      400,
    ],
    ['with a field without name', 'multipart/form-data; boundary=x', `${part('x="y"', 'z')}--x--\r\n`, 422],
    [
      'with a header without end',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(200_000)}`,
      400,
    ],
    ['of JSON', 'application/json', JSON.stringify(sent), 415],
    ['of a plain form', 'application/x-www-form-urlencoded', 'fullName=x', 415],
    ['of some other multipart', 'multipart/mixed; boundary=x', `${texts}${resume}--x--\r\n`, 415],
  ])('a body %s is refused and not stored', async (_what, type, body, status) => {
    const { app, log } = await testApi(database);
    for (const url of [path, '/business-manager-uk']) {
      const headers = { 'content-type': type, accept: url === path ? 'application/json' : 'text/html' };
      const payload = Buffer.from(body, 'latin1');
      const response = await app.inject({ method: 'POST', url, payload, headers });
      expect([url, response.statusCode]).toEqual([url, status]);
    }
    expect(await rows('job_applications')).toEqual([]);
    expect(log.join('')).not.toContain('request failed');
  });

  test('nothing at all is refused too', async () => {
    const { app } = await testApi(database);
    expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(415);
    expect(
      (await app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } })).statusCode,
    ).toBe(405);
  });

  test('pages of other sites may not send', async () => {
    const { app } = await testApi(database);
    const response = await app.inject(await form(sent, path, { origin: 'https://evil.example' }));
    expect(response.statusCode).toBe(403);
    expect(await rows('job_applications')).toEqual([]);
  });

  test('who comes too often has to wait', async () => {
    const { app } = await testApi(database, { RATE_LIMITS: 'on' });
    const request = await form(sent);
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await app.inject(request)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('a file is not even read of who sent too many', async () => {
    const { app } = await testApi(database, { RATE_LIMITS: 'on' });
    const wrong = await form({ ...sent, resume: file('x') });
    for (let time = 0; time < 30; time++) await app.inject(wrong);
    const response = await app.inject(await form(sent, '/de/business-manager-uk', { accept: 'text/html' }));
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(600);
    expect(response.body).toContain('value="Zoë Müller"');
    expect(response.body).toContain(formMessages.de.field.fileGone);
  });

  test.each(locales)('applicant and operator get their mails, in %s', async (locale: Locale) => {
    const smtp = await smtpSink();
    const { app, log } = await testApi(database, {
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@forespan.example',
      OPERATOR_LANGUAGE: locale,
    });
    const fields = { ...sent, fullName: 'Zoë <M>', resume: file(docx(), 'Lebenslauf Zoë.docx') };
    await app.inject(await form(fields, path, { 'accept-language': locale }));
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 20_000 });
    const [confirmation, notice] = smtp.mails.sort((a) => (a.to?.[0]?.address === sent.email ? -1 : 1));
    const { jobApplicationConfirmation, jobApplicationNotice } = mailMessages[locale];
    expect(confirmation?.to).toMatchObject([{ address: sent.email }]);
    expect(confirmation?.subject).toBe(jobApplicationConfirmation.subject('Business Manager - UK'));
    expect(confirmation?.html).toContain(`lang="${locale}"`);
    expect(confirmation?.attachments).toEqual([]);
    // Nobody can make us send their own words to a stranger.
    expect(confirmation?.text).not.toMatch(/the first agency|<b>/);
    expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
    expect(notice?.replyTo).toMatchObject([{ address: sent.email }]);
    expect(notice?.subject).toBe(jobApplicationNotice.subject('Business Manager - UK', 'Zoë <M>'));
    expect(notice?.html).toContain('Zoë &lt;M&gt;');
    expect(notice?.text).toContain('Dear all,\n  the first agency');
    expect(notice?.attachments).toMatchObject([
      { filename: 'Lebenslauf Zoë.docx', mimeType: resumeTypes.docx, disposition: 'attachment' },
    ]);
    expect(docx().equals(Buffer.from(notice?.attachments[0]?.content as ArrayBuffer))).toBe(true);
    await vi.waitFor(async () => {
      expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']);
    });
    expect(log.join('')).not.toMatch(/Zoë|applicant\.example/);
  });

  test('an application erased before its mails went out sends none', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    await app.inject(await form(sent));
    await vi.waitFor(async () => {
      const later = { state: 'waiting', last_error: expect.stringContaining('not now') };
      expect(await rows('outbox')).toMatchObject([later, later]);
    });
    await database.db.execute(sql`delete from job_applications`);
    smtp.refuseWith = 0;
    await database.db.execute(sql`update outbox set due_at = now()`);
    await vi.waitFor(
      async () => expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']),
      { timeout: 20_000 },
    );
    expect(smtp.mails).toEqual([]);
  });

  test('the webhook tells of the application and leaves the resume at home', async () => {
    const hook = await webhookSink();
    const secret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;
    const { app } = await testApi(database, { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
    await app.inject(await form(sent));
    await vi.waitFor(() => expect(hook.calls).toHaveLength(1), { timeout: 20_000 });
    const [{ headers, body } = { headers: {}, body: '' }] = hook.calls;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'job-application.created',
      data: { ...sent, language: 'en' },
    });
    expect(body).not.toContain('PDF');
  });

  test.each(locales)('without a script the form ends on the thanks of its page, in %s', async (locale) => {
    const { app } = await testApi(database);
    const page = localPath(locale, '/business-manager-uk');
    const response = await app.inject(
      await form({ ...sent, projectCode: '' }, page, { accept: 'text/html' }),
    );
    expect([response.statusCode, response.headers.location]).toEqual([303, `${page}#sent`]);
    expect(await rows('job_applications')).toMatchObject([{ language: locale, flag: null }]);
  });

  test.each<[string, Sent, number, 'banner' | 'field', 'invalidEmail' | 'fileTooLarge' | 'noFile']>([
    ['a wrong address', { ...sent, email: 'zoe@"><script>' }, 422, 'banner', 'invalidEmail'],
    [
      'too large a file',
      { ...sent, resume: file(Buffer.alloc(8 * 1024 * 1024)) },
      422,
      'field',
      'fileTooLarge',
    ],
    ['no file', { ...sent, resume: new File([], '') }, 422, 'field', 'noFile'],
  ])(
    'without a script %s shows the page again, as it was left',
    async (_what, fields, status, where, code) => {
      const { app } = await testApi(database);
      const response = await app.inject(
        await form(fields, '/fr/business-manager-uk', { accept: 'text/html' }),
      );
      expect(response.statusCode).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('value="Zoë Müller"');
      expect(response.body).toContain('the first agency I would call is yours.</textarea>');
      expect(response.body).not.toContain('<script>"');
      expect(response.body).toContain(formMessages.fr[where][code]);
      // A file that was fine has to be chosen again all the same.
      const { fileGone } = formMessages.fr.field;
      expect(response.body.includes(fileGone)).toBe(code === 'invalidEmail');
      expect(await rows('job_applications')).toEqual([]);
    },
  );

  test('a file far too large is not even read', async () => {
    const { app } = await testApi(database);
    const request = await form({ ...sent, resume: file(Buffer.alloc(4 * maxResumeBytes)) });
    const response = await app.inject(request);
    expect([response.statusCode, response.json().code]).toEqual([413, 'tooLarge']);
    expect(response.headers.connection).toBe('close');
  });

  test('the documentation says that it takes a file', async () => {
    const { app } = await testApi(database);
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const { schema } = paths[path].post.requestBody.content['multipart/form-data'];
    expect(schema.properties.resume).toMatchObject({ type: 'string', format: 'binary' });
    expect((await app.inject('/api/docs')).body).toContain(`file, at most ${maxResumeBytes} bytes`);
  });
});
