import type { JobFront } from '../../../contract/job.ts';
import { usePage } from '../page.tsx';

/** How the page's language writes what a job is sorted by. */
export function useJobLabels() {
  const { format, messages } = usePage();
  const { modes, categories, experience } = messages.job;
  return (job: JobFront) => ({
    place: `${job.city}, ${format.country(job.country)}`,
    mode: modes[job.mode],
    category: categories[job.category],
    experience: experience[job.experience],
  });
}
