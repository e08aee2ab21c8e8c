import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { sql } from '../db/sql.ts';
import { docx, pdf } from '../testing/documents.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { jobApplication, postJobApplication, resumeFile } from './testing/job-application.ts';

onEachEngine(({ api, rows, run }) => {
  test('an application is stored with its resume before the reply', async () => {
    const { app } = await api();
    const response = await postJobApplication(app);
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

  test('a resume of the maximum size is stored byte for byte', async () => {
    const { app } = await api();
    const small = pdf();
    const noise = randomBytes(maxResumeBytes - small.length);
    const bytes = Buffer.concat([small, noise]);
    const response = await postJobApplication(app, { ...jobApplication, resume: resumeFile(bytes) });
    expect(response.statusCode).toBe(200);
    const [{ content } = {}] = await rows('resumes');
    expect(bytes.equals(content as Buffer)).toBe(true);
  });

  test('retries store and send nothing new, even eight at once', async () => {
    const { app } = await api();
    const responses = await Promise.all(Array.from({ length: 8 }, () => postJobApplication(app)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await postJobApplication(app, { ...jobApplication, email: 'zoe@APPLICANT.example' });
    expect(await rows('job_applications')).toHaveLength(1);
    expect(await rows('resumes')).toHaveLength(1);
    expect(await rows('events')).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('another cover letter, resume or job is a new application and overwrites nothing', async () => {
    const { app } = await api();
    for (const other of [
      {},
      { coverLetter: 'Better.' },
      { resume: resumeFile(docx()) },
      { job: 'customer-success-manager' },
    ]) {
      expect((await postJobApplication(app, { ...jobApplication, ...other })).statusCode).toBe(200);
    }
    expect(await rows('job_applications')).toHaveLength(4);
    expect(await rows('resumes')).toHaveLength(4);
    // One confirmation a day for each job.
    const templates = (await rows('outbox')).map(({ template }) => template);
    expect(templates.filter((template) => template === 'job-application.confirmation')).toHaveLength(2);
    expect(templates.filter((template) => template === 'job-application.created')).toHaveLength(4);
  });

  test('a declined applicant can apply again', async () => {
    const { app } = await api();
    await postJobApplication(app);
    await run(sql`update job_applications set status = 'declined'`);
    await postJobApplication(app);
    expect((await rows('job_applications')).map(({ status }) => status).sort()).toEqual(['declined', 'new']);
  });

  test('a resume is deleted with its application', async () => {
    const { app } = await api();
    await postJobApplication(app);
    await run(sql`delete from job_applications`);
    expect(await rows('resumes')).toEqual([]);
  });

  test.each([
    ['honeypot', { projectCode: 'x' }],
    ['tooFast', { openMs: '12' }],
  ])('what looks like spam is stored and flagged as %s, and its mails are held', async (flag, trap) => {
    const { app } = await api();
    expect((await postJobApplication(app, { ...jobApplication, ...trap })).statusCode).toBe(200);
    expect(await rows('job_applications')).toMatchObject([{ flag }]);
    expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
  });

  test('a client over the rate limit gets 429', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await postJobApplication(app)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('an application erased before its mails were sent sends none', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await api({ SMTP_URL: smtp.url });
    await postJobApplication(app);
    await eventually(async () => {
      const later = { state: 'waiting', last_error: expect.stringContaining('not now') };
      expect(await rows('outbox')).toMatchObject([later, later]);
    });
    await run(sql`delete from job_applications`);
    smtp.refuseWith = 0;
    await run(sql`update outbox set due_at = now()`);
    await eventually(async () =>
      expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']),
    );
    expect(smtp.mails).toEqual([]);
  });

  test('the webhook has the application without the resume', async () => {
    const hook = await webhookSink();
    const { app } = await api(hook.variables);
    await postJobApplication(app);
    await hook.called(1);
    expect(hook.verified(0)).toMatchObject({
      type: 'job-application.created',
      data: { ...jobApplication, language: 'en' },
    });
    expect(hook.calls[0]?.body).not.toContain('PDF');
  });
});
