import { type JobFront, jobFront, jobSections } from '../../contract/job.ts';
import type { Locale } from '../../contract/locales.ts';
import { routes } from '../routes.ts';
import { type ContentDocument, readDocuments } from './read-documents.ts';

const jobPaths = routes.filter((route) => route.page === 'job').map(({ path }) => path);

export interface Job extends ContentDocument<JobFront> {
  path: (typeof jobPaths)[number];
}

const documents = readJobs(
  import.meta.glob<string>('../../content/jobs/*/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** Throws if a posting has no route, or other sections than `jobSections`. */
export function readJobs(files: Record<string, string>): ContentDocument<JobFront>[] {
  const postings = readDocuments(files, jobFront);
  for (const { name, locale, sections } of postings) {
    const file = `content/jobs/${locale}/${name}.md`;
    if (!jobPaths.some((path) => path === `/${name}`))
      throw new Error(`${file}: no such path in web/routes.ts`);
    const titles = sections.map(({ title }) => title);
    if (titles.length !== jobSections.length || titles.includes('')) {
      throw new Error(
        `${file}: wants ${jobSections.length} sections (${jobSections}), has ${titles.join(', ')}`,
      );
    }
  }
  return postings;
}

/** All jobs, in the order of the route table. The server removes the closed ones from the pages that list them. */
export function jobsIn(locale: Locale): Job[] {
  return jobPaths.map((path) => {
    const document = documents.find((d) => d.locale === locale && path === `/${d.name}`);
    if (!document)
      throw new Error(`web/routes.ts has ${path}, but content/jobs/${locale}${path}.md is missing`);
    return { ...document, path };
  });
}

export function jobAt(locale: Locale, path: string): Job {
  const job = jobsIn(locale).find((j) => j.path === path);
  if (!job) throw new Error(`${path} is not the path of a job`);
  return job;
}
