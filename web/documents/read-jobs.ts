import { type JobFront, jobFront, jobSections } from '../../contract/job.ts';
import { untranslatedFields } from '../../contract/same-in-every-language.ts';
import { refuseProblems } from './content-problem.ts';
import { findPathProblems, findSharedFieldProblems } from './document-rules.ts';
import { type ContentDocument, readDocuments } from './read-documents.ts';
import { findWeekProblems } from './week-problems.ts';

/**
 * In the order of publication. Throws if a posting has the path of a page or sections other than `jobSections`, or
 * differs from its English version in a fact, or if its example week says what its responsibilities do not.
 */
export function readJobs(files: Record<string, string>): ContentDocument<JobFront>[] {
  const postings = readDocuments(files, jobFront);
  refuseProblems([
    ...findPathProblems(postings),
    ...postings.flatMap(({ file, sections }) => {
      const titles = sections.map(({ title }) => title);
      if (titles.length === jobSections.length && !titles.includes('')) return [];
      const message = `wants ${jobSections.length} sections (${jobSections.join(', ')}), has ${titles.join(', ')}`;
      return [{ file, message }];
    }),
    ...findSharedFieldProblems(postings, untranslatedFields(jobFront)),
    ...findWeekProblems(postings),
  ]);
  return postings.toSorted(
    (a, b) => a.front.posted.localeCompare(b.front.posted) || a.name.localeCompare(b.name),
  );
}
