import type { JobFront } from '../../contract/job.ts';
import { defaultLocale, type Locale } from '../../contract/locales.ts';
import type { DocumentPath } from '../routes.ts';
import type { ContentDocument } from './read-documents.ts';
import { readJobs } from './read-jobs.ts';

export interface Job extends ContentDocument<JobFront> {
  path: DocumentPath;
}

const documents = readJobs(
  import.meta.glob<string>('../../content/jobs/*/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** All jobs, in the order of publication. The server removes the closed ones from the pages that list them. */
export function jobsIn(locale: Locale): Job[] {
  return documents
    .filter((document) => document.locale === locale)
    .map((document) => ({ ...document, path: `/${document.name}` as DocumentPath }));
}

export const jobPaths = jobsIn(defaultLocale).map(({ path }) => path);

export function jobAt(locale: Locale, path: string): Job {
  const job = jobsIn(locale).find((j) => j.path === path);
  if (!job) throw new Error(`${path} is not the path of a job`);
  return job;
}
