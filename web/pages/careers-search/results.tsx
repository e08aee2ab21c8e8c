import { jobsIn } from '../../documents/jobs.ts';
import { JobRows } from '../../ui/jobs/job-rows.tsx';
import { JobSearch } from '../../ui/jobs/job-search.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './results.module.css';

export function Results() {
  const { locale, messages } = usePage();
  const t = messages.careersSearch;
  const jobs = jobsIn(locale);
  return (
    <Sheet labelledBy="results" className={s.results}>
      <JobSearch />
      <h2 id="results">
        {t.count(jobs.length)} <span>{t.everywhere}</span>
      </h2>
      <JobRows jobs={jobs} />
    </Sheet>
  );
}
