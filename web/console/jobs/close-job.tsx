import { useEffect, useRef } from 'react';
import type { ConsoleJob } from '../../../contract/console/jobs.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { Button, ConsoleLink, Notice } from '../parts/controls.tsx';
import { SitePreview } from '../parts/site-preview.tsx';
import { useAction } from '../use-action.ts';
import s from './jobs.module.css';

/** Asks for confirmation before closing a posting, and shows what visitors will see. */
export function CloseJob({ job, onDone }: { job: ConsoleJob; onDone: () => void }) {
  const { run, busy, problem } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, title, applications } = job;
  async function close() {
    if (await run(consoleApi.closeJob, { job: name }, `${title} is closed`)) onDone();
  }
  return (
    <section className={s.ask} aria-labelledby="close-job">
      <h2 id="close-job" ref={heading} tabIndex={-1}>
        Close {title}?
      </h2>
      <p>Visitors then read:</p>
      <SitePreview>
        <b className={s.title}>{title}</b>
        <p className={s.message}>
          <b>This position is closed.</b> We no longer take applications for it. The text stays here for those
          who applied.
        </p>
        <span className={s.link}>See all open roles</span>
      </SitePreview>
      <p>
        {applications === 0 && 'Nobody has applied yet.'}
        {applications === 1 &&
          'The person who applied keeps their place. They are not told by mail; answer them from '}
        {applications > 1 &&
          `The ${applications} people who applied keep their place. They are not told by mail; answer them from `}
        {applications > 0 && <ConsoleLink to={{ kind: 'job-application' }}>Job applications</ConsoleLink>}
        {applications > 0 && '.'}
      </p>
      <div className={s.acts}>
        <Button disabled={busy} onClick={close}>
          {busy ? 'Closing …' : 'Close it now'}
        </Button>
        <Button look="ghost" disabled={busy} onClick={onDone}>
          Keep it open
        </Button>
      </div>
      {problem && <Notice>{problem}</Notice>}
    </section>
  );
}
