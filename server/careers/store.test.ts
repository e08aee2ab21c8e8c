import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { sql } from '../db/sql.ts';
import { docx, pdf } from '../testing/documents.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
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
});
