import { type ReactNode, useEffect, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type PublishStatus, type PublishStep, publishStatus } from '../../../contract/console/publish.ts';
import { hasRole } from '../../../contract/console/session.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { atOrOn, dayAndTime } from '../time.ts';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { LastRun } from './last-run.tsx';
import s from './publish.module.css';
import site from './site.module.css';

const steps: Record<PublishStep, string> = {
  fetch: 'fetching the newest texts',
  check: 'checking every text',
  build: 'building the pages',
};

/** Publishes the texts of the repository, or goes back to the previous version. */
export function Publish() {
  const { refreshKey, operator } = useConsole();
  const [polls, setPolls] = useState(0);
  const { data, problem } = useFetch(consoleApi.publish, publishStatus, refreshKey + polls);
  const isRunning = data?.running != null;
  useEffect(() => {
    const timer = setInterval(() => setPolls((count) => count + 1), isRunning ? 1_000 : 10_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <section aria-labelledby="publish" className={site.section}>
      <h2 id="publish">Texts</h2>
      <p className={site.lede}>
        Articles, jobs, legal texts, help, the team and the settings. They are checked and built beside the
        running site, which changes only once everything is ready. No visit is interrupted.
      </p>
      {problem && <Notice>{problem}</Notice>}
      {data && !data.isSetUp && (
        <p>
          Publishing from here is not set up, so texts change only with a deployment. The chapter “Publishing
          texts” in docs/operations.md says how to set it up.
        </p>
      )}
      {data?.isSetUp && <Published status={data} isAdmin={hasRole(operator.role, 'admin')} />}
    </section>
  );
}

function Published({ status, isAdmin }: { status: PublishStatus; isAdmin: boolean }) {
  const { running, isCutOff, shown, other, last, branch, hasHook } = status;
  const { run, busy, problem } = useAction();
  const isBlocked = busy || running !== null;
  return (
    <>
      <ul className={s.versions}>
        <Version label="Shown now" version={shown} />
        {other !== undefined && (
          <Version label={isNewer(other, shown) ? 'Taken back' : 'Before'} version={other}>
            {isAdmin && (
              <Button
                look="ghost"
                disabled={isBlocked}
                onClick={() =>
                  run(consoleApi.publishBack, {}, 'Every page shows the other version within seconds')
                }
              >
                {isNewer(other, shown) ? 'Show it again' : 'Go back to it'}
              </Button>
            )}
          </Version>
        )}
      </ul>
      {other !== undefined && isNewer(other, shown) && (
        <p className={site.lede}>It stays taken back until the next push or publish.</p>
      )}
      <div className={site.acts}>
        {isAdmin && (
          <Button
            disabled={isBlocked}
            onClick={() => run(consoleApi.publish, {}, 'The newest texts are being published')}
          >
            {running ? 'Publishing …' : 'Publish the newest texts'}
          </Button>
        )}
        <p className={s.state} role="status">
          {running
            ? `${running.by}: ${steps[running.step]}, started ${atOrOn(running.since)}`
            : `From the branch ${branch}.${hasHook ? ' Each push to it is published, too.' : ''}`}
        </p>
      </div>
      {problem && <Notice>{problem}</Notice>}
      {isCutOff && (
        <Notice tone="warn">
          A run was interrupted because its server stopped. The site has not changed: publish again.
        </Notice>
      )}
      {last && !running && <LastRun last={last} />}
    </>
  );
}

function Version(props: { label: string; version: PublishStatus['shown']; children?: ReactNode }) {
  const { label, version, children } = props;
  return (
    <li>
      <span>{label}</span>
      <div>
        {version ? (
          <>
            <b>{version.commit.subject}</b>
            <small>
              {version.commit.author} · {version.commit.id.slice(0, 10)} · built {dayAndTime(version.builtAt)}
            </small>
          </>
        ) : (
          <b>The texts of the deployment</b>
        )}
      </div>
      {children}
    </li>
  );
}

function isNewer(a: PublishStatus['shown'], b: PublishStatus['shown']): boolean {
  return a !== null && (b === null || a.builtAt > b.builtAt);
}
