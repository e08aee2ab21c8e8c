import { createHash } from 'node:crypto';
import type { Flag } from '../../contract/form-trap.ts';
import type { JobApplication } from '../../contract/job-application.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { jobApplications, resumes } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { tellOf } from '../outbox/tell-of.ts';
import { wordsKey } from '../words-key.ts';

export type StoredJobApplication = typeof jobApplications.$inferSelect;
export type Resume = Omit<typeof resumes.$inferSelect, 'jobApplicationId'>;

export interface JobFiling {
  sent: Omit<JobApplication, 'resume'>;
  resume: Resume;
  locale: Locale;
  flag: Flag | null;
  webhook: boolean;
}

/**
 * Keeps an application with its resume and puts what is to be sent about it into the outbox, in one statement: all
 * of it is there or nothing. The same words with the same resume change nothing; others are an application of their
 * own, for nobody may overwrite what somebody else sent.
 */
export async function fileJobApplication(
  db: Db,
  { sent, resume, locale, flag, webhook }: JobFiling,
): Promise<void> {
  const { job, fullName, email, coverLetter } = sent;
  const { fileName, mediaType, content } = resume;
  const key = emailKey(email);
  const contentKey = createHash('sha256').update(content).digest('base64url');
  const words = wordsKey(job, fullName, key, coverLetter, contentKey);
  // An address gets one confirmation a day for each job, whoever types it in.
  const confirmation = wordsKey(key, job);
  await db.execute(sql`
    with saved as (
      insert into job_applications (
        id, language, flag, job, full_name, email, email_key, cover_letter, words_key
      ) values (
        ${uuid7()}, ${locale}, ${flag}, ${job}, ${fullName}, ${email}, ${key}, ${coverLetter}, ${words}
      )
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), kept as (
      insert into resumes (job_application_id, file_name, media_type, content)
      select id, ${fileName}::text, ${mediaType}::text, ${content}::bytea from saved
    ), ${tellOf('job-application', { flag, confirmation, webhook })}`);
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
