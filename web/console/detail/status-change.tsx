import { type SubmitEvent, useState } from 'react';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Status, type SubjectKind, statuses } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { StatusPill } from '../parts/pill.tsx';
import { useAct } from '../use-act.ts';
import { statusWords } from '../words.ts';
import s from './status-change.module.css';

/** The name of the thing and its status. Another status asks why first. */
export function StatusChange({ detail: { kind, row, statusReason } }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  const [wanted, setWanted] = useState<Status>();
  const [reason, setReason] = useState('');
  const change = useAct();
  const choices = choicesOf(kind, row.status);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!wanted) return;
    const body = { status: wanted, reason: reason.trim(), seen: row.updatedAt };
    const done = await change.run(
      consoleApi.act(kind, row.id, 'status'),
      body,
      `${row.title}: status is now ${statusWords[wanted]}`,
    );
    if (!done) return;
    setWanted(undefined);
    setReason('');
  }
  function choose(value: string) {
    change.forget();
    setWanted(choices.find((status) => status === value && status !== row.status));
  }
  const meanwhile = change.state.is === 'refused' && change.state.code === 'changedMeanwhile';

  return (
    <>
      <div className={s.head}>
        <h2>{row.title || 'No name'}</h2>
        {mayEdit ? (
          <select
            aria-label="Status"
            value={wanted ?? row.status}
            onChange={({ target }) => choose(target.value)}
          >
            {choices.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
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
          <label htmlFor="status-reason">
            Why {statusWords[wanted]}? <span>optional</span>
          </label>
          <textarea
            id="status-reason"
            rows={2}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={s.actions}>
            <Button type="submit" disabled={change.busy}>
              {change.busy ? 'Changing …' : `Change to ${statusWords[wanted]}`}
            </Button>
            <Button look="link" onClick={() => choose('')}>
              Leave it
            </Button>
          </div>
        </form>
      )}
      {meanwhile ? (
        <Notice tone="warn">
          Somebody else changed this meanwhile. It is {statusWords[row.status]} now; your change was not
          saved.
        </Notice>
      ) : (
        change.problem && <Notice>{change.problem}</Notice>
      )}
    </>
  );
}

/** The calendar books a meeting and frees its time: here it can only be cancelled. */
function choicesOf(kind: SubjectKind, now: Status): readonly Status[] {
  if (kind !== 'meeting') return statuses[kind];
  return now === 'cancelled' ? [now] : [now, 'cancelled'];
}
