import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatter } from '../../content/format.ts';
import { maxResumeBytes, resumeTypes } from '../../contract/job-application.ts';
import { type Locale, locales } from '../../contract/locales.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { docx, odt } from '../testing/documents.ts';
import { eventually } from '../testing/eventually.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { applyPostingsBelow } from './postings.ts';
import {
  type FormFields,
  jobApplication,
  jobApplicationPath,
  postJobApplication,
  resumeFile,
} from './testing/job-application.ts';

const { api, rows } = onPostgres();

test('the content of a resume determines its extension and media type', async () => {
  const { app } = await api();
  const resume = resumeFile(odt(), 'evil.exe', 'text/html');
  expect((await postJobApplication(app, { ...jobApplication, resume })).statusCode).toBe(200);
  expect(await rows('resumes')).toMatchObject([
    { file_name: 'evil.exe.odt', media_type: resumeTypes.odt, content: odt() },
  ]);
});

test('without JavaScript the form of a job that was published since the start can be sent, too', async () => {
  const { app } = await api();
  const content = join(import.meta.dirname, '../../content');
  const published = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => {
    applyPostingsBelow(content);
    rmSync(published, { recursive: true });
  });
  const folder = join('jobs', 'en');
  cpSync(join(content, folder), join(published, folder), { recursive: true });
  const name = 'media-buyer-spain';
  cpSync(join(content, folder, 'business-manager-uk.md'), join(published, folder, `${name}.md`));
  const send = () =>
    postJobApplication(app, { ...jobApplication, job: name }, `/de/${name}`, { accept: 'text/html' });
  expect((await send()).statusCode).toBe(404);
  applyPostingsBelow(published);
  const response = await send();
  expect([response.statusCode, response.headers.location]).toEqual([303, `/de/${name}#sent`]);
  expect(await rows('job_applications')).toMatchObject([{ job: name, language: 'de' }]);
});

test.each<[string, FormFields, number, 'banner' | 'field', 'invalidEmail' | 'fileTooLarge' | 'noFile']>([
  ['a wrong address', { ...jobApplication, email: 'zoe@"><script>' }, 422, 'banner', 'invalidEmail'],
  [
    'too large a file',
    { ...jobApplication, resume: resumeFile(Buffer.alloc(8 * 1024 * 1024)) },
    422,
    'field',
    'fileTooLarge',
  ],
  [
    'far too large a file',
    { ...jobApplication, resume: resumeFile(Buffer.alloc(30 * 1024 * 1024)) },
    422,
    'field',
    'fileTooLarge',
  ],
  ['no file', { ...jobApplication, resume: new File([], '') }, 422, 'field', 'noFile'],
])(
  'without JavaScript %s shows the page again with what was typed',
  async (_what, fields, status, where, code) => {
    const { app } = await api();
    const response = await postJobApplication(app, fields, '/fr/business-manager-uk', {
      accept: 'text/html',
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('value="Zoë Müller"');
    expect(response.body).toContain('the first agency I would call is yours.</textarea>');
    expect(response.body).not.toContain('<script>"');
    expect(response.body.replaceAll('&nbsp;', '\u00a0')).toContain(formMessages.fr[where][code]);
    // A file that was fine has to be chosen again all the same.
    const { fileGone } = formMessages.fr.field;
    expect(response.body.includes(fileGone)).toBe(code === 'invalidEmail');
    expect(await rows('job_applications')).toEqual([]);
  },
);

test.each(locales)('applicant and operator get their mails in %s', async (locale: Locale) => {
  const smtp = await smtpSink();
  const { app, log } = await api({
    SMTP_URL: smtp.url,
    OPERATOR_EMAIL: 'desk@forespan.example',
    OPERATOR_LANGUAGE: locale,
    PUBLIC_URL: 'https://x.example',
  });
  const fields = {
    ...jobApplication,
    fullName: 'Zoë <M>',
    resume: resumeFile(docx(), 'Lebenslauf Zoë.docx'),
  };
  await postJobApplication(app, fields, jobApplicationPath, { 'accept-language': locale });
  const [confirmation, notice] = await smtp.arrived(2, jobApplication.email);
  const { jobApplicationConfirmation, jobApplicationNotice } = mailMessages[locale];
  expect(confirmation?.to).toMatchObject([{ address: jobApplication.email }]);
  expect(confirmation?.subject).toBe(jobApplicationConfirmation.subject('Business Manager - UK'));
  expect(confirmation?.html).toContain(`lang="${locale}"`);
  expect(confirmation?.attachments).toEqual([]);
  // No one can make us mail their own text to a stranger.
  expect(confirmation?.text).not.toMatch(/the first agency|<b>/);
  expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
  expect(notice?.replyTo).toMatchObject([{ address: jobApplication.email }]);
  expect(notice?.subject).toBe(jobApplicationNotice.subject('Business Manager - UK', 'Zoë <M>'));
  expect(notice?.html).toContain('Zoë &lt;M&gt;');
  expect(notice?.text).toContain('Dear all,\n  the first agency');
  // A mailbox would keep the resume for longer than we may.
  expect(notice?.attachments).toEqual([]);
  const [{ id }] = (await rows('job_applications')) as [{ id: string }];
  expect(notice?.text).toContain(
    `${jobApplicationNotice.open}${formatter(locale).colon.trimEnd()}\nhttps://x.example/console?kind=job-application&id=${id}`,
  );
  await eventually(async () => {
    expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
  expect(log.join('')).not.toMatch(/Zoë|applicant\.example/);
});

test('the documentation says that it takes a file', async () => {
  const { app } = await api();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { schema } = paths[jobApplicationPath].post.requestBody.content['multipart/form-data'];
  expect(schema.properties.resume).toMatchObject({ type: 'string', format: 'binary' });
  expect((await app.inject('/api/docs')).body).toContain(`file, at most ${maxResumeBytes} bytes`);
});
