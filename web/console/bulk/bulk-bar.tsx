import { useState } from 'react';
import { type BulkResult, bulkStatuses } from '../../../contract/console/bulk.ts';
import type { Row } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Erased } from '../../../contract/console/personal-data.ts';
import { isRepliable, replyTypes } from '../../../contract/console/replies.ts';
import { hasRole } from '../../../contract/console/session.ts';
import type { Status, SubmissionKind } from '../../../contract/console/submissions.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { failureText, noResponse, postForFile } from '../api.ts';
import { useConsole } from '../context.ts';
import { erasedLabel, kindLabels, replyLabels, statusLabels } from '../labels.ts';
import { Button } from '../parts/controls.tsx';
import s from './bulk.module.css';
import type { useBulk } from './use-bulk.ts';
import type { RowSelection } from './use-selection.ts';

export type BulkReplyType = 'invite' | 'decline';

/** Actions on the selected rows. */
export function BulkBar(props: {
  kind: SubmissionKind;
  selection: RowSelection;
  bulk: ReturnType<typeof useBulk>;
  /** The number of rows in the view, as text: counting stops at a limit. */
  total: number;
  totalLabel: string;
  onReply: (act: BulkReplyType) => void;
}) {
  const { kind, selection, bulk, total, totalLabel, onReply } = props;
  const { operators } = useConsole();
  const rows = [...selection.rows.values()];
  const items = rows.map(({ id, updatedAt }) => ({ id, seen: updatedAt }));
  const flagged = rows.filter(({ flag }) => flag !== null);
  const acts = isRepliable(kind)
    ? replyTypes[kind].filter((act) => act === 'invite' || act === 'decline')
    : [];

  /** Clears the selection, which is out of date. */
  function finish(text: string, results: readonly BulkResult[], undo?: () => void) {
    bulk.finish(text, results, undo && { undo });
    selection.clear();
  }
  async function setStatus(status: Status) {
    const results = await bulk.send({ do: 'status', status }, items);
    if (!results) return;
    const text = `${counted(kind, countSucceeded(results))} set to ${statusLabels[status]}.`;
    finish(text, results, () => undoStatus(results));
  }
  /** One request for each status that rows had before. */
  async function undoStatus(results: readonly BulkResult[]) {
    const all: BulkResult[] = [];
    for (const [status, before] of Map.groupBy(rows, (row) => row.status)) {
      const back = results.filter(({ id, refused }) => !refused && before.some((row) => row.id === id));
      const undone = await bulk.send(
        { do: 'status', status, isUndo: true },
        back.map(({ id, updatedAt }) => ({ id, ...(updatedAt && { seen: updatedAt }) })),
      );
      if (!undone) return;
      all.push(...undone);
    }
    bulk.finish(`${counted(kind, countSucceeded(all))} set back.`, all);
  }
  async function assignTo(assignee: string | null) {
    const results = await bulk.send({ do: 'assign', assignee }, items);
    if (!results) return;
    const name = operators.find(({ id }) => id === assignee)?.email ?? 'nobody';
    finish(`${counted(kind, countSucceeded(results))} assigned to ${name}.`, results, () => undoAssign());
  }
  async function undoAssign() {
    const all: BulkResult[] = [];
    for (const [assignee, before] of Map.groupBy(rows, (row) => row.assignee)) {
      const undone = await bulk.send(
        { do: 'assign', assignee },
        before.map(({ id }) => ({ id })),
      );
      if (!undone) return;
      all.push(...undone);
    }
    bulk.finish(`${counted(kind, countSucceeded(all))} assigned as before.`, all);
  }
  async function unflagAll() {
    const results = await bulk.send(
      { do: 'unflag' },
      flagged.map(({ id }) => ({ id })),
    );
    if (results)
      finish(`${counted(kind, countSucceeded(results))} marked as not spam. Their mails go out.`, results);
  }
  async function exportAll() {
    const problem = await exportSelected(kind, rows);
    if (problem) bulk.fail(`Nothing was exported. ${problem}`);
  }
  return (
    <div className={s.bar} role="toolbar" aria-label="Bulk actions">
      <div className={s.selected}>
        <b role="status">{rows.length.toLocaleString('en')} selected</b>
        {rows.length < total && (
          <Button look="link" disabled={selection.loading} onClick={selection.selectView}>
            {selection.loading ? 'Selecting …' : `Select all (${totalLabel})`}
          </Button>
        )}
        <Button look="link" data-key="clear" onClick={selection.clear}>
          Clear
        </Button>
      </div>
      {acts.map((act, i) => (
        <Button
          key={act}
          look={i === 0 ? 'main' : 'ghost'}
          data-key={act}
          disabled={bulk.busy}
          onClick={() => onReply(act as BulkReplyType)}
        >
          {replyLabels[act].verb}
        </Button>
      ))}
      {bulkStatuses(kind).length > 0 && (
        <select
          aria-label="Set status"
          data-key="status"
          value=""
          disabled={bulk.busy}
          onChange={({ target }) => setStatus(target.value as Status)}
        >
          <option value="">Set status</option>
          {bulkStatuses(kind).map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Assign to"
        data-key="assignee"
        value=""
        disabled={bulk.busy}
        onChange={({ target }) => assignTo(target.value === 'nobody' ? null : target.value)}
      >
        <option value="">Assign</option>
        <option value="nobody">Nobody</option>
        {operators
          .filter(({ role }) => hasRole(role, 'editor'))
          .map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
      </select>
      {flagged.length > 0 && (
        <Button look="ghost" disabled={bulk.busy} onClick={unflagAll}>
          Not spam
        </Button>
      )}
      <Button look="ghost" disabled={bulk.busy} onClick={exportAll}>
        Export
      </Button>
      <EraseSelected kind={kind} selection={selection} bulk={bulk} />
    </div>
  );
}

/** Asks for confirmation, because it cannot be undone. */
function EraseSelected(props: {
  kind: SubmissionKind;
  selection: RowSelection;
  bulk: ReturnType<typeof useBulk>;
}) {
  const { kind, selection, bulk } = props;
  const [step, setStep] = useState<'begin' | 'confirm' | 'cancelled'>('begin');
  const count = selection.rows.size;
  if (step !== 'confirm') {
    return (
      <Button
        look="link"
        autoFocus={step === 'cancelled'}
        disabled={bulk.busy}
        onClick={() => setStep('confirm')}
      >
        Erase
      </Button>
    );
  }
  async function erase() {
    const items = [...selection.rows.keys()].map((id) => ({ id }));
    const sum: Erased = { removed: 0, cleaned: 0, accounts: 0 };
    const results = await bulk.send({ do: 'erase' }, items, ({ removed, cleaned, accounts }) => {
      sum.removed += removed;
      sum.cleaned += cleaned;
      sum.accounts += accounts;
    });
    setStep('begin');
    if (!results) return;
    bulk.finish(erasedLabel(sum), results);
    selection.clear();
  }
  return (
    <fieldset className={s.confirm}>
      <legend>
        Erase {counted(kind, count)} and everything else from the same addresses? This cannot be undone.
      </legend>
      <Button look="destroy" disabled={bulk.busy} onClick={erase}>
        Erase for good
      </Button>
      {/* Focused, so that pressing Enter twice erases nothing. */}
      <Button look="ghost" autoFocus onClick={() => setStep('cancelled')}>
        Cancel
      </Button>
    </fieldset>
  );
}

export function counted(kind: SubmissionKind, count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? kindLabels[kind].one : kindLabels[kind].many}`;
}

export function countSucceeded(results: readonly BulkResult[]): number {
  return results.filter(({ refused }) => refused === null).length;
}

const exportedAtOnce = 1_000;

/** Downloads in several requests and keeps the header row only once. Returns the error message, if any. */
async function exportSelected(kind: SubmissionKind, rows: readonly Row[]): Promise<string | undefined> {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += exportedAtOnce) {
    const ids = rows.slice(from, from + exportedAtOnce).map(({ id }) => id);
    const result = await postForFile(consoleApi.exportSelected(kind), { ids });
    if (result.is !== 'done') return failureText(result, noResponse);
    const text = await result.reply.text();
    parts.push(from === 0 ? `\ufeff${text.replace(/^\ufeff/, '')}` : text.slice(text.indexOf('\n') + 1));
  }
  downloadFile(`${kind}s-selected.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  return undefined;
}
