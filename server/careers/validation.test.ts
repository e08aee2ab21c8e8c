import { expect, onTestFinished, test, vi } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { apiMessages } from '../messages.ts';
import { docx, odt, pdf, zip } from '../testing/documents.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { readLastDays } from './postings.ts';
import {
  type FormFields,
  jobApplication,
  jobApplicationPath,
  postJobApplication,
  resumeFile,
} from './testing/job-application.ts';

const { api, rows } = onPostgres();

test.each<[string, FormFields, string, string]>([
  ['nothing at all', { resume: undefined }, 'required', 'fullName'],
  ['no file', { ...jobApplication, resume: undefined }, 'noFile', 'resume'],
  ['a file field left alone', { ...jobApplication, resume: new File([], '') }, 'noFile', 'resume'],
  ['an empty file', { ...jobApplication, resume: resumeFile('') }, 'brokenFile', 'resume'],
  ['a text called PDF', { ...jobApplication, resume: resumeFile('Resume') }, 'wrongFileType', 'resume'],
  [
    'a web page called PDF',
    { ...jobApplication, resume: resumeFile('<script>alert(1)</script>') },
    'wrongFileType',
    'resume',
  ],
  ['a program', { ...jobApplication, resume: resumeFile('MZ\u0090') }, 'wrongFileType', 'resume'],
  [
    'a ZIP file',
    { ...jobApplication, resume: resumeFile(zip([{ name: 'a', content: 'a' }])) },
    'wrongFileType',
    'resume',
  ],
  [
    'macros',
    { ...jobApplication, resume: resumeFile(docx({ name: 'custom/VBAProject.bin', content: '' })) },
    'fileWithMacros',
    'resume',
  ],
  [
    'a password',
    { ...jobApplication, resume: resumeFile(docx({ name: 'a', content: '', lie: { flags: 1 } })) },
    'lockedFile',
    'resume',
  ],
  [
    'noise called PDF',
    { ...jobApplication, resume: resumeFile(`%PDF-1.7\n${'noise '.repeat(1_000)}\n%%EOF\n`) },
    'brokenFile',
    'resume',
  ],
  ['half a PDF', { ...jobApplication, resume: resumeFile(pdf().subarray(0, 300)) }, 'brokenFile', 'resume'],
  ['half a DOCX', { ...jobApplication, resume: resumeFile(docx().subarray(0, 300)) }, 'brokenFile', 'resume'],
  [
    'a bomb',
    { ...jobApplication, resume: resumeFile(docx({ name: 'b', content: 'b', lie: { size: 0xfffffff0 } })) },
    'brokenFile',
    'resume',
  ],
  [
    'a way out',
    { ...jobApplication, resume: resumeFile(odt({ name: '../../x', content: 'x' })) },
    'brokenFile',
    'resume',
  ],
  [
    'a byte too much',
    { ...jobApplication, resume: resumeFile(Buffer.concat([pdf(), Buffer.alloc(maxResumeBytes)])) },
    'fileTooLarge',
    'resume',
  ],
  ['a file for a name', { ...jobApplication, fullName: resumeFile(pdf()) }, 'tooLarge', ''],
  ['a text for a file', { ...jobApplication, resume: undefined, resumeText: 'x' }, 'noFile', 'resume'],
  ['a job that is not open', { ...jobApplication, job: 'night-watch' }, 'invalidChoice', 'job'],
  [
    'a job called like a part of every object',
    { ...jobApplication, job: 'constructor' },
    'invalidChoice',
    'job',
  ],
  ['no address', { ...jobApplication, email: 'zoe@' }, 'invalidEmail', 'email'],
  ['a book', { ...jobApplication, coverLetter: 'x'.repeat(8_001) }, 'tooLong', 'coverLetter'],
  ['a shelf', { ...jobApplication, coverLetter: 'x'.repeat(200_000) }, 'tooLong', 'coverLetter'],
  ['a library', { ...jobApplication, coverLetter: 'x'.repeat(500_000) }, 'tooLarge', ''],
  ['a control character', { ...jobApplication, fullName: '\u0000' }, 'required', 'fullName'],
  [
    'a header smuggled in',
    { ...jobApplication, fullName: 'Zoë\r\nBcc: all@example.com' },
    'notAName',
    'fullName',
  ],
])('%s is refused and not stored', async (_what, fields, code, field) => {
  const { app } = await api();
  const response = await postJobApplication(app, fields);
  expect(response.json()).toMatchObject({
    code,
    ...(field && { fields: { [field]: expect.any(String) } }),
  });
  expect(response.statusCode).toBe(code === 'tooLarge' ? 413 : 422);
  for (const table of ['job_applications', 'resumes', 'outbox']) expect(await rows(table)).toEqual([]);
});

test('a job takes applications until its last day is over everywhere, and none after that', async () => {
  const { app } = await api();
  const lastDay = readLastDays().get(jobApplication.job);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${lastDay}T23:59:59-12:00`) });
  expect((await postJobApplication(app)).statusCode).toBe(200);
  vi.setSystemTime(Date.parse(`${lastDay}T23:59:59-12:00`) + 1_000);
  const response = await postJobApplication(app, { ...jobApplication, email: 'late@applicant.example' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ code: 'jobClosed', message: apiMessages.en.httpErrors.jobClosed });
  expect(await rows('job_applications')).toHaveLength(1);
});

const part = (head: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const texts = Object.entries(jobApplication)
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
  ['with a field without name', 'multipart/form-data; boundary=x', `${part('x="y"', 'z')}--x--\r\n`, 400],
  [
    'with a header without end',
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(200_000)}`,
    400,
  ],
  ['of JSON', 'application/json', JSON.stringify(jobApplication), 415],
  ['of a plain form', 'application/x-www-form-urlencoded', 'fullName=x', 415],
  ['of some other multipart', 'multipart/mixed; boundary=x', `${texts}${resume}--x--\r\n`, 415],
])('a body %s is refused and not stored', async (_what, type, body, status) => {
  const { app, log } = await api();
  for (const url of [jobApplicationPath, '/business-manager-uk']) {
    const headers = {
      'content-type': type,
      accept: url === jobApplicationPath ? 'application/json' : 'text/html',
    };
    const payload = Buffer.from(body, 'latin1');
    const response = await app.inject({ method: 'POST', url, payload, headers });
    expect([url, response.statusCode]).toEqual([url, status]);
  }
  expect(await rows('job_applications')).toEqual([]);
  expect(log.join('')).not.toContain('request failed');
});

test('an empty body is refused', async () => {
  const { app } = await api();
  expect((await app.inject({ method: 'POST', url: jobApplicationPath })).statusCode).toBe(415);
  const asked = await app.inject({ url: jobApplicationPath, headers: { accept: 'application/json' } });
  expect(asked.statusCode).toBe(405);
});

test('pages of other sites get 403', async () => {
  const { app } = await api();
  const response = await postJobApplication(app, jobApplication, jobApplicationPath, {
    origin: 'https://evil.example',
  });
  expect(response.statusCode).toBe(403);
  expect(await rows('job_applications')).toEqual([]);
});

test('the file of a client over the rate limit is not read', async () => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  const wrong = { ...jobApplication, resume: resumeFile('x') };
  for (let time = 0; time < 30; time++) await postJobApplication(app, wrong);
  const response = await postJobApplication(app, jobApplication, '/de/business-manager-uk', {
    accept: 'text/html',
  });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(600);
  expect(response.body).toContain('value="Zoë Müller"');
  expect(response.body).toContain(apiMessages.de.tooManyPage.lostFile);
});
