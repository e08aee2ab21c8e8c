import { jobSections } from '../../../contract/job.ts';
import type { Job } from '../../documents/jobs.ts';
import { Prose } from '../../ui/prose.tsx';
import { Apply } from './apply.tsx';
import s from './posting.module.css';

/** The sections of the posting; the last one is how to apply. */
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
