import { useState } from 'react';
import { type HeldSubmission, heldList } from '../../../contract/console/held.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { BulkResult } from '../bulk/bulk-result.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useConsole } from '../context.ts';
import { heldReasons, kindLabels } from '../labels.ts';
import type { ConsoleLocation } from '../location.ts';
import { Button, buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { timeOrDay } from '../time.ts';
import { useFetch } from '../use-fetch.ts';
import s from './held.module.css';
import { type HeldAction, HeldActions, useHeldActions } from './held-actions.tsx';

/** All held submissions of one kind, with the reason for each. */
export function HeldPane({ location: { kind } }: { location: ConsoleLocation }) {
  const { refreshKey, mayEdit } = useConsole();
  const { data, problem } = useFetch(consoleApi.held(kind), heldList, refreshKey);
  const bulk = useBulk(kind);
  const { run, runAll } = useHeldActions(kind, bulk);
  const { many } = kindLabels[kind];
  const submissions = data?.submissions ?? [];
  const sure = submissions.filter((submission) => !isDoubtful(submission));
  return (
    <Pane
      title="Held as spam"
      actions={
        <div className={s.actions}>
          {mayEdit && sure.length > 0 && sure.length < submissions.length && (
            <DeleteSure sure={sure} busy={bulk.busy} onRun={run} />
          )}
          {mayEdit && submissions.length > 0 && (
            <HeldActions what={`all ${many}`} busy={bulk.busy} onRun={runAll} />
          )}
          <ConsoleLink to={{ kind }} className={buttonClasses.link}>
            Back to the list
          </ConsoleLink>
        </div>
      }
    >
      <p className={s.about}>
        Nothing here was acknowledged or counted. Releasing one treats it as if it had just come in:
        confirmation, notification, list.
        {data && ` Held ones are deleted after ${data.deletedAfterDays} days.`}
      </p>
      <BulkResult bulk={bulk} />
      {problem && <Notice>{problem}</Notice>}
      {data && submissions.length === 0 && <p className={s.none}>No {many} are held as spam.</p>}
      <ul className={s.held} aria-busy={!data}>
        {submissions.map((submission) => (
          <HeldItem
            key={submission.row.id}
            kind={kind}
            submission={submission}
            busy={bulk.busy}
            onRun={(action) => run(action, [submission])}
          />
        ))}
      </ul>
      {data && data.total > submissions.length && (
        <p className={s.about}>
          {submissions.length} of {data.total.toLocaleString('en')} are shown.
        </p>
      )}
    </Pane>
  );
}

/** True if the only sign of spam could come from a fast person. */
function isDoubtful({ flag }: HeldSubmission): boolean {
  return flag === 'tooFast';
}

function DeleteSure(props: {
  sure: readonly HeldSubmission[];
  busy: boolean;
  onRun: (action: HeldAction, submissions: readonly HeldSubmission[]) => Promise<void>;
}) {
  const { sure, busy, onRun } = props;
  const label = sure.length === 1 ? 'Delete the sure one' : `Delete the ${sure.length} sure ones`;
  return (
    <Button look="ghost" disabled={busy} onClick={() => onRun('deleteHeld', sure)}>
      {label}
    </Button>
  );
}

function HeldItem(props: {
  kind: SubmissionKind;
  submission: HeldSubmission;
  busy: boolean;
  onRun: (action: HeldAction) => void;
}) {
  const { kind, submission, busy, onRun } = props;
  const { mayEdit } = useConsole();
  const [isAsked, setIsAsked] = useState(false);
  const { row, email, flag, websiteMatchesAddress } = submission;
  const title = row.title || 'No name';
  const reason = heldReasons[flag];
  return (
    <li>
      <div>
        <ConsoleLink to={{ kind, id: row.id, view: { status: 'any', flagged: 'only' } }}>{title}</ConsoleLink>
        <p>
          {email || 'no address'} · {timeOrDay(row.createdAt)} ·{' '}
          {isDoubtful(submission) ? (
            <b>
              Only one sign: {reason}.{websiteMatchesAddress && ' Website and address match.'}
            </b>
          ) : (
            `Held because: ${reason}`
          )}
        </p>
      </div>
      {mayEdit && (
        <div className={s.actions}>
          <Button
            look={isDoubtful(submission) ? 'main' : 'ghost'}
            disabled={busy}
            aria-label={`Release ${title}`}
            onClick={() => onRun('unflag')}
          >
            Release
          </Button>
          {isAsked ? (
            <Button look="danger" autoFocus disabled={busy} onClick={() => onRun('deleteHeld')}>
              Delete for good
            </Button>
          ) : (
            <Button look="link" aria-label={`Delete ${title}`} onClick={() => setIsAsked(true)}>
              Delete
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
