import { jobSections } from '../../../contract/job.ts';
import type { Job } from '../../documents/jobs.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Apply } from './apply.tsx';
import c from './closed.module.css';
import s from './posting.module.css';

const last = jobSections.length - 1;

/** The last section is about applying. */
export function Posting({ job }: { job: Job }) {
  const { isClosed } = usePage();
  return (
    <article className={s.posting}>
      {job.sections.slice(0, last).map(({ id, title, html }, i) => (
        <section key={id} id={id} data-later={i > 0 ? '' : undefined}>
          <h2>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
      {/* Before the form, so that it sticks to the bottom edge until then. */}
      {!isClosed && (
        <div className={`${s.bar} ${c.meanwhile}`}>
          <b>{job.front.title}</b>
          <ApplyButton />
        </div>
      )}
      {!isClosed &&
        job.sections.slice(last).map((section) => <Apply key={section.id} job={job} section={section} />)}
    </article>
  );
}

/** The table of contents and the button to apply, sticky next to the posting. */
export function Rail({ job: { front, sections } }: { job: Job }) {
  const { format, isClosed, messages } = usePage();
  return (
    <div className={s.rail}>
      <nav aria-label={messages.terms.contents} data-contents="">
        <ol>
          {sections.slice(0, last).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          {!isClosed && (
            <li className={c.meanwhile}>
              <a href="#apply">{sections[last]?.title}</a>
            </li>
          )}
        </ol>
      </nav>
      {!isClosed && (
        <div className={c.meanwhile}>
          <ApplyButton />
          <p>{messages.job.posted(format.date(front.posted))}</p>
        </div>
      )}
      <p className={c.afterwards}>{messages.job.closed.rail}</p>
    </div>
  );
}

function ApplyButton() {
  return (
    <ButtonAnchor href="#apply" big arrow>
      {usePage().messages.job.applyNow}
    </ButtonAnchor>
  );
}
