import type { Job } from '../../documents/jobs.ts';
import { useHref } from '../link.tsx';
import { useJobLabels } from './job-labels.ts';

/** What a row of the job list shows. It survives JSON, so that islands can show it too. */
export interface JobCard {
  href: string;
  title: string;
  summary: string;
  /** Place, mode, category and experience, as the page's language writes them. */
  facts: readonly string[];
}

export function useJobCard(): (job: Job) => JobCard {
  const href = useHref();
  const labelsOf = useJobLabels();
  return ({ path, front }) => {
    const { place, mode, category, experience } = labelsOf(front);
    return {
      href: href(path),
      title: front.title,
      summary: front.summary,
      facts: [place, mode, category, experience],
    };
  };
}
