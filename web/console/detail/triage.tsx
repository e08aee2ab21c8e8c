import { type SubmitEvent, useState } from 'react';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { decisions, type ReplyType } from '../../../contract/console/replies.ts';
import { hasRole, type Session } from '../../../contract/console/session.ts';
import { type Status, type SubmissionKind, statuses } from '../../../contract/console/submissions.ts';
import { useConsole } from '../context.ts';
import { flagLabels, replyLabels, statusLabels } from '../labels.ts';
import { useConsoleLocation } from '../location.ts';
import { Button, ConsoleLink, Notice } from '../parts/controls.tsx';
import { StatusPill } from '../parts/table.tsx';
import { useAction } from '../use-action.ts';
import detailView from './detail-view.module.css';
import s from './triage.module.css';

/** Title and status. Changing the status asks for a reason. */
export function StatusChange({ detail }: { detail: Detail }) {
  const { kind, row, statusReason } = detail;
  const { mayEdit } = useConsole();
  const [wanted, setWanted] = useState<Status>();
  const [reason, setReason] = useState('');
  const [withoutAnswer, setWithoutReply] = useState(false);
  const change = useAction();
  const choices = listChoices(detail);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!wanted) return;
    const body = { status: wanted, reason: reason.trim(), seen: row.updatedAt, withoutAnswer };
    const done = await change.run(
      consoleApi.act(kind, row.id, 'status'),
      body,
      `${row.title}: status is now ${statusLabels[wanted]}`,
    );
    if (!done) return;
    setWanted(undefined);
    setReason('');
    setWithoutReply(false);
  }
  function choose(value: string) {
    change.reset();
    setWanted(choices.find((status) => status === value && status !== row.status));
  }
  const missing = wanted && findMissingReply(detail, wanted);
  const meanwhile = change.state.is === 'error' && change.state.code === 'changedMeanwhile';

  return (
    <>
      <div className={s.head}>
        <h2>{row.title || 'No name'}</h2>
        {mayEdit ? (
          <select
            aria-label="Status"
            data-key="status"
            value={wanted ?? row.status}
            onChange={({ target }) => choose(target.value)}
          >
            {choices.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </select>
        ) : (
          <StatusPill row={row} />
        )}
      </div>
      {statusReason && !wanted && <p className={s.reason}>{statusReason}</p>}
      {wanted && (
        <form className={s.form} onSubmit={submit}>
          {missing ? (
            <ReplyChoice detail={detail} missing={missing} none={withoutAnswer} onNone={setWithoutReply} />
          ) : (
            <p>{whatIsSent(kind, wanted)}</p>
          )}
          <label htmlFor="status-reason">
            Why {statusLabels[wanted]}? <span>optional</span>
          </label>
          <textarea
            id="status-reason"
            rows={2}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={s.actions}>
            <Button type="submit" disabled={change.busy || (missing !== undefined && !withoutAnswer)}>
              {change.busy ? 'Changing …' : `Change to ${statusLabels[wanted]}`}
            </Button>
            <Button look="link" onClick={() => choose('')}>
              Leave it
            </Button>
          </div>
        </form>
      )}
      {meanwhile ? (
        <Notice tone="warn">
          Somebody else changed this meanwhile. It is {statusLabels[row.status]} now; your change was not
          saved.
        </Notice>
      ) : (
        change.problem && <Notice>{change.problem}</Notice>
      )}
    </>
  );
}

/** Applicants are mailed decisions, unless the operator opts out. */
function ReplyChoice(props: {
  detail: Detail;
  missing: ReplyType;
  none: boolean;
  onNone: (none: boolean) => void;
}) {
  const { detail, missing, none, onNone } = props;
  const { view } = useConsoleLocation();
  return (
    <>
      <p>
        Applicants get a reply.{' '}
        <ConsoleLink to={{ kind: detail.kind, id: detail.row.id, view, answer: missing }}>
          Write the {replyLabels[missing].noun}
        </ConsoleLink>
        : it is sent with the change.
      </p>
      <label className={s.silent}>
        <input type="checkbox" checked={none} onChange={({ target }) => onNone(target.checked)} />
        Send nothing
      </label>
    </>
  );
}

/** The reply that an applicant would not receive. */
function findMissingReply({ kind, deliveries }: Detail, wanted: Status): ReplyType | undefined {
  const act = decisions[kind]?.[wanted];
  return deliveries.some(({ template }) => template === `${kind}.${act}`) ? undefined : act;
}

function whatIsSent(kind: SubmissionKind, wanted: Status): string {
  if (wanted === 'cancelled') return 'A cancellation is mailed to the visitor.';
  return decisions[kind]?.[wanted] ? 'The reply was already sent.' : 'Nothing is sent.';
}

/** A meeting can be cancelled until it starts; after that, it can have an outcome. */
function listChoices({ kind, row, fields }: Pick<Detail, 'kind' | 'row' | 'fields'>): readonly Status[] {
  if (kind !== 'meeting') return statuses[kind];
  const now = row.status;
  if (now === 'cancelled') return [now];
  if (now === 'held' || (fields.startsAt ?? '') > new Date().toISOString()) return [now, 'cancelled'];
  return [...new Set<Status>([now, 'attended', 'missed'])];
}

/** Shown for flagged submissions. An operator who disagrees can release the mails. */
export function Flagged({ detail: { kind, row }, flag }: { detail: Detail; flag: string }) {
  const { mayEdit } = useConsole();
  const unflag = useAction();
  return (
    <div className={s.flagged}>
      <Notice tone="warn">
        <span>Looks like spam: {flagLabels[flag] ?? flag}. Its mails are held back.</span>
        {mayEdit && (
          <Button
            look="ghost"
            disabled={unflag.busy}
            onClick={() =>
              unflag.run(
                consoleApi.act(kind, row.id, 'unflag'),
                {},
                `${row.title}: not spam, its mails go out`,
              )
            }
          >
            Not spam: send the mails
          </Button>
        )}
      </Notice>
      {unflag.problem && <Notice>{unflag.problem}</Notice>}
    </div>
  );
}

export function Assignee({ detail: { kind, row } }: { detail: Detail }) {
  const { operators, mayEdit } = useConsole();
  const assign = useAction();
  const editors = operators.filter(({ role }) => hasRole(role, 'editor'));
  const isOther = row.assignee !== null && !editors.some(({ id }) => id === row.assignee);
  const operatorName = (id: string | null) => operators.find((one) => one.id === id)?.email ?? 'Nobody yet';
  if (!mayEdit) {
    return (
      <p className={detailView.label}>
        <span>Assignee</span> {operatorName(row.assignee)}
      </p>
    );
  }
  function choose(id: string) {
    assign.run(
      consoleApi.act(kind, row.id, 'assign'),
      { assignee: id || null },
      `${row.title}: assigned to ${operatorName(id || null).toLowerCase()}`,
    );
  }
  return (
    <>
      <label className={detailView.label}>
        <span>Assignee</span>
        <select
          data-key="assignee"
          value={row.assignee ?? ''}
          disabled={assign.busy}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Nobody yet</option>
          {editors.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          {isOther && (
            <option value={row.assignee ?? ''} disabled>
              {formerName(operators, row.assignee)}
            </option>
          )}
        </select>
      </label>
      {assign.problem && <Notice>{assign.problem}</Notice>}
    </>
  );
}

/** An assignee who has since become a viewer or been disabled. */
function formerName(operators: Session['operators'], assignee: string | null): string {
  const viewer = operators.find(({ id }) => id === assignee);
  return viewer ? `${viewer.email} (viewer)` : 'Somebody who was disabled';
}
