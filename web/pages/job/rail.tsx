import type { JobFront } from '../../../contract/job.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { DayBars } from '../../ui/jobs/day-bars.tsx';
import { useJobLabels } from '../../ui/jobs/job-labels.ts';
import { usePage } from '../../ui/page.tsx';
import s from './rail.module.css';

/** The role at a glance, in sight while the posting is read. */
export function Rail({ job }: { job: JobFront }) {
  const { format, messages } = usePage();
  const { facts, day, glance } = messages.job;
  const labels = useJobLabels()(job);
  return (
    <aside className={s.rail} aria-label={glance}>
      <FactsList
        facts={[
          { label: facts.location, value: labels.place },
          { label: facts.mode, value: labels.mode },
          { label: facts.category, value: labels.category },
          { label: facts.experience, value: labels.experience },
          { label: facts.posted, value: format.date(job.posted) },
          { label: facts.validThrough, value: format.date(job.validThrough) },
        ]}
      />
      <figure>
        <figcaption>
          <b>{day.title}</b> <span>{day.note}</span>
        </figcaption>
        <DayBars
          days={[{ city: job.city, ...job.workingDay }]}
          label={day.label({ city: job.city, ...job.workingDay })}
          compact
        />
      </figure>
    </aside>
  );
}
