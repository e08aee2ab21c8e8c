import { settings } from '../../../content/settings.ts';
import { jobSections } from '../../../contract/job.ts';
import type { Job } from '../../documents/jobs.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import s from './posting.module.css';

/** The sections of the posting; the last one is how to apply. */
export function Posting({ job }: { job: Job }) {
  const { write } = useMessages().job;
  const subject = encodeURIComponent(job.front.title);
  return (
    <article className={s.posting}>
      {job.sections.map(({ id, title, html }, i) => {
        const apply = jobSections[i] === 'application';
        return (
          <section key={id} id={apply ? 'apply' : id} className={apply ? s.apply : undefined}>
            <h2>{title}</h2>
            <Prose html={html} />
            {apply && (
              <ButtonAnchor
                href={`mailto:${settings.email}?subject=${subject}`}
                big
                arrow
                className={s.write}
              >
                {write}
              </ButtonAnchor>
            )}
          </section>
        );
      })}
    </article>
  );
}
