import { type JobFront, jobSections } from '../../../contract/job.ts';
import type { Job } from '../../documents/jobs.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { DayBars } from '../../ui/jobs/day-bars.tsx';
import { useJobLabels } from '../../ui/jobs/job-card.ts';
import { usePage } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Apply } from './apply.tsx';
import s from './posting.module.css';

/** The last section is how to apply. */
export function Posting({ job }: { job: Job }) {
  return (
    <article className={s.posting}>
      {job.sections.map((section, i) =>
        jobSections[i] === 'application' ? (
          <Apply key={section.id} job={job} section={section} />
        ) : (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <Prose html={section.html} />
          </section>
        ),
      )}
    </article>
  );
}

/** The role at a glance, sticky beside the posting. */
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
        <DayBars places={[job]} label={day.title} compact />
      </figure>
    </aside>
  );
}
