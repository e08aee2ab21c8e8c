import { jobsIn } from '../../documents/jobs.ts';
import { useJobCard } from '../../ui/jobs/job-card.ts';
import { JobRows } from '../../ui/jobs/job-rows.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './open-roles.module.css';

export function OpenRoles() {
  const { format, locale, messages } = usePage();
  const { applyNow } = messages.job;
  return (
    <Sheet spaced labelledBy="open-roles" className={s.roles}>
      <h2 id="open-roles">{messages.careers.openRoles}</h2>
      <JobRows jobs={jobsIn(locale).map(useJobCard())} words={{ applyNow, colon: format.colon }} wide />
    </Sheet>
  );
}
