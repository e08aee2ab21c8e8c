import { useState } from 'react';
import { type ConsoleJob, consoleJobs } from '../../../contract/console/jobs.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hasRole } from '../../../contract/console/session.ts';
import { closingTime } from '../../../contract/job-closing.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import table from '../parts/table.module.css';
import { formatDay, timeOrDay } from '../time.ts';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { CloseJob } from './close-job.tsx';
import s from './jobs.module.css';

/** Closes postings before their last day, and reopens them. */
export function JobsPane() {
  const { refreshKey, operator } = useConsole();
  const { data } = useFetch(consoleApi.jobs, consoleJobs, refreshKey);
  const [asked, setAsked] = useState<string>();
  const job = data?.jobs.find(({ name, isClosed }) => name === asked && !isClosed);
  const isAdmin = hasRole(operator.role, 'admin');
  return (
    <Pane title="Jobs">
      <p className={s.lede}>
        A posting closes by itself the day after its last day: marked closed, out of search and sitemap,
        applications refused with a message. {isAdmin ? 'Here you can' : 'An admin can'} close it earlier, and
        open it again.
      </p>
      <div className={s.columns}>
        {data?.jobs.length === 0 ? (
          <p className={table.none}>There are no postings.</p>
        ) : (
          <ul className={s.jobs} aria-busy={!data}>
            {data?.jobs.map((one) => (
              <JobRow
                key={one.name}
                job={one}
                isAdmin={isAdmin}
                isAsked={one.name === asked}
                ask={() => setAsked(one.name)}
              />
            ))}
          </ul>
        )}
        {job && <CloseJob key={job.name} job={job} onDone={() => setAsked(undefined)} />}
      </div>
    </Pane>
  );
}

const dayMs = 86_400_000;
/** The end is pointed out this many days in advance. */
const soonDays = 7;

function JobRow(props: { job: ConsoleJob; isAdmin: boolean; isAsked: boolean; ask: () => void }) {
  const { job, isAdmin, isAsked, ask } = props;
  const { run, busy, problem } = useAction();
  const { name, title, isClosed, closedAt, validThrough } = job;
  const daysLeft = Math.ceil((closingTime(validThrough) - Date.now()) / dayMs);
  const isSoon = !isClosed && daysLeft <= soonDays;
  const isPast = daysLeft <= 0;
  const state = isClosed ? s.off : isSoon ? s.soon : undefined;
  return (
    <li className={state}>
      <div>
        <h2>{title}</h2>
        <small>
          {describeJob(job)}
          {isSoon && (
            <>
              {' · '}
              <b>closes in {daysLeft === 1 ? '1 day' : `${daysLeft} days`}</b>
            </>
          )}
        </small>
        {problem && <Notice>{problem}</Notice>}
      </div>
      <div className={s.state}>
        <span>{isClosed ? 'Closed' : `Open until ${formatDay(validThrough)}`}</span>
        {isAdmin && !isClosed && (
          <Button look="ghost" aria-label={`Close now: ${title}`} aria-expanded={isAsked} onClick={ask}>
            Close now
          </Button>
        )}
        {isAdmin && closedAt !== null && !isPast && (
          <Button
            look="ghost"
            disabled={busy}
            aria-label={`Open again: ${title}`}
            onClick={() => run(consoleApi.reopenJob, { job: name }, `${title} is open again`)}
          >
            Open again
          </Button>
        )}
      </div>
    </li>
  );
}

function describeJob({
  place,
  applications,
  newestAt,
  isClosed,
  closedAt,
  closedBy,
  validThrough,
}: ConsoleJob): string {
  const count = applications === 1 ? '1 application' : `${applications} applications`;
  const newest = newestAt ? `, newest ${timeOrDay(newestAt)}` : '';
  const by = closedBy ? ` by ${closedBy}` : '';
  const closed = closedAt
    ? ` · closed ${timeOrDay(closedAt)}${by}`
    : ` · last day was ${formatDay(validThrough)}`;
  return `${place} · ${count}${newest}${isClosed ? closed : ''}`;
}
