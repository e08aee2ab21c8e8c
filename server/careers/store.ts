import { hash } from 'node:crypto';
import type { JobApplication } from '../../contract/job-application.ts';
import { emailKey } from '../../contract/text.ts';
import { contentHash } from '../content-hash.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';
import { insertedVisit, insertedVisitColumns } from '../sources/columns.ts';
import type { NewSubmission } from '../submissions/submission-form.ts';

export interface StoredJobApplication {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  language: string;
  job: string;
  fullName: string;
  email: string;
  coverLetter: string;
}

export interface Resume {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

type NewJobApplication = NewSubmission<Omit<JobApplication, 'resume'>> & { resume: Resume };

/**
 * Stores an application with its resume and queues its mails, in one statement: all or nothing. The same content with
 * the same resume changes nothing. Anything else is a new application, so that no one can overwrite another person's.
 */
export async function saveJobApplication(
  db: Db,
  { sent, visit, resume, locale, flag, webhook }: NewJobApplication,
): Promise<void> {
  const { job, fullName, email, coverLetter } = sent;
  const { fileName, mediaType, content } = resume;
  const key = emailKey(email);
  const resumeHash = hash('sha256', content, 'base64url');
  const wordsKey = contentHash(job, fullName, key, coverLetter, resumeHash);
  // One confirmation per address, job and day, whoever enters the address.
  const confirmation = contentHash(key, job);
  await db.execute(sql`
    with saved as (
      insert into job_applications (id, language, flag, job, full_name, email, email_key, cover_letter, words_key,
        ${insertedVisitColumns})
      values (${uuid7()}, ${locale}, ${flag}, ${job}, ${fullName}, ${email}, ${key}, ${coverLetter}, ${wordsKey},
        ${insertedVisit(visit)})
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), kept as (
      insert into resumes (job_application_id, file_name, media_type, content)
      select id, ${fileName}::text, ${mediaType}::text, ${content}::bytea from saved
    ), ${recordSubmission('job-application', { flag, confirmation, webhook })}`);
}

export async function findJobApplication(db: Db, id: string): Promise<StoredJobApplication | undefined> {
  return db.one(sql`
    select id, created_at as "createdAt", updated_at as "updatedAt", language, job, full_name as "fullName", email,
      cover_letter as "coverLetter"
    from job_applications where id = ${id}`);
}

export async function findResume(db: Db, id: string): Promise<Resume | undefined> {
  return db.one(sql`
    select file_name as "fileName", media_type as "mediaType", content from resumes where job_application_id = ${id}`);
}
