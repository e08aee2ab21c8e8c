import type { Day } from '../../../contract/calendar.ts';
import type { JobFront } from '../../../contract/job.ts';
import type { Job } from '../../documents/jobs.ts';
import { useHref } from '../link.tsx';
import { usePage } from '../page.tsx';

/** A row of the job list. Plain JSON, so that it can be an island's prop. */
export interface JobCard {
  /** The path of the posting without slash or language. */
  name: string;
  href: string;
  title: string;
  summary: string;
  /** Place and mode, localized. */
  where: readonly string[];
  /** Category and experience, localized. */
  asks: readonly string[];
  /** The last day on which it is listed. */
  validThrough: Day;
}

export function useJobCard(): (job: Job) => JobCard {
  const href = useHref();
  const toLabels = useJobLabels();
  return ({ name, path, front }) => {
    const { place, mode, category, experience } = toLabels(front);
    return {
      name,
      href: href(path),
      title: front.title,
      summary: front.summary,
      where: [place, mode],
      asks: [category, experience],
      validThrough: front.validThrough,
    };
  };
}

/** The job's filterable facts, localized. */
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

/** Keeps lines from beginning with the hyphen of `Business Manager - UK`. */
export function withoutLooseHyphen(title: string): string {
  return title.replace(' - ', '\u00a0- ');
}
