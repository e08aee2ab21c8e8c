import { createHash } from 'node:crypto';
import type { Flag } from '../../contract/forms.ts';
import type { JobApplication } from '../../contract/job-application.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { contentHash, insertInto } from '../db/insert-into.ts';
import { jobApplications, resumes } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';

export type StoredJobApplication = typeof jobApplications.$inferSelect;
export type Resume = Omit<typeof resumes.$inferSelect, 'jobApplicationId'>;

interface NewJobApplication {
  sent: Omit<JobApplication, 'resume'>;
  resume: Resume;
  locale: Locale;
  flag: Flag | null;
  webhook: boolean;
}

/**
 * Stores an application with its resume and puts what is to be sent about it into the outbox, in one statement: all or
 * nothing. The same content with the same resume changes nothing. Anything else is a new application, so that no one can
 * overwrite what another person sent.
 */
export async function saveJobApplication(
  db: Db,
  { sent, resume, locale, flag, webhook }: NewJobApplication,
): Promise<void> {
  const { job, fullName, email, coverLetter } = sent;
  const { fileName, mediaType, content } = resume;
  const answers = { job, fullName, emailKey: emailKey(email), coverLetter };
  const resumeHash = createHash('sha256').update(content).digest('base64url');
  const row = {
    id: uuid7(),
    language: locale,
    flag,
    email,
    ...answers,
    contentHash: contentHash(...Object.values(answers), resumeHash),
  };
  // One confirmation per address, job and day, whoever types the address in.
  const confirmation = contentHash(answers.emailKey, job);
  await db.execute(sql`
    with saved as (
      ${insertInto(jobApplications, row)}
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), kept as (
      insert into resumes (job_application_id, file_name, media_type, content)
      select id, ${fileName}::text, ${mediaType}::text, ${content}::bytea from saved
    ), ${recordSubmission('job-application', { flag, confirmation, webhook })}`);
}

export async function findJobApplication(db: Db, id: string): Promise<StoredJobApplication | undefined> {
  const [found] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return found;
}

export async function findResume(db: Db, id: string): Promise<Resume | undefined> {
  const { fileName, mediaType, content } = resumes;
  const [found] = await db
    .select({ fileName, mediaType, content })
    .from(resumes)
    .where(eq(resumes.jobApplicationId, id));
  return found;
}
