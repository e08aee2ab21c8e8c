import { expect, onTestFinished, test, vi } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { apiMessages } from '../messages.ts';
import { docx, pdf } from '../testing/documents.ts';
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

// Which files are refused, and as what, is tested in resume/.
test.each<[string, FormFields, string, string]>([
  ['nothing at all', { fullName: '', resume: undefined }, 'required', 'fullName'],
  ['no file', { resume: undefined }, 'noFile', 'resume'],
  ['a file field left alone', { resume: new File([], '') }, 'noFile', 'resume'],
  ['an empty file', { resume: resumeFile('') }, 'brokenFile', 'resume'],
  [
    'macros',
    { resume: resumeFile(docx({ name: 'vbaProject.bin', content: '' })) },
    'fileWithMacros',
    'resume',
  ],
  [
    'a byte too much',
    { resume: resumeFile(Buffer.concat([pdf(), Buffer.alloc(maxResumeBytes)])) },
    'fileTooLarge',
    'resume',
  ],
  ['a file for a name', { fullName: resumeFile(pdf()) }, 'tooLarge', ''],
  ['a text for a file', { resume: undefined, resumeText: 'x' }, 'noFile', 'resume'],
  ['a job that is not open', { job: 'night-watch' }, 'invalidChoice', 'job'],
  ['a job called like a part of every object', { job: 'constructor' }, 'invalidChoice', 'job'],
  ['no address', { email: 'zoe@' }, 'invalidEmail', 'email'],
  ['a shelf', { coverLetter: 'x'.repeat(200_000) }, 'tooLong', 'coverLetter'],
  ['a library', { coverLetter: 'x'.repeat(500_000) }, 'tooLarge', ''],
])('%s is refused and not stored', async (_what, wrong, code, field) => {
  const { app } = await api();
  const response = await postJobApplication(app, { ...jobApplication, ...wrong });
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
