import type { HeldSummary, Row, View } from '../../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import type { useBulk } from '../bulk/use-bulk.ts';
import { useConsole } from '../context.ts';
import { kindLabels } from '../labels.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { timeOrDay } from '../time.ts';
import s from './held.module.css';
import { HeldActions, useHeldActions } from './held-actions.tsx';

/** The line that says how many rows the list leaves out as spam. */
export function HeldLine(props: {
  kind: SubmissionKind;
  held: HeldSummary;
  bulk: ReturnType<typeof useBulk>;
}) {
  const { kind, held, bulk } = props;
  const { mayEdit } = useConsole();
  const { runAll } = useHeldActions(kind, bulk);
  const { count, oldest, newest } = held;
  const title = held.title || 'No name';
  const [from, to] = [timeOrDay(oldest), timeOrDay(newest)];
  return (
    <div className={s.line}>
      <b>{count.toLocaleString('en')} held as spam</b>
      <small>
        {from === to ? `${to}, newest: “${title}”` : `between ${from} and ${to}, newest: “${title}”`}
      </small>
      <span className={s.question}>
        <ConsoleLink to={{ kind, isHeld: true }}>Look through</ConsoleLink>
        {mayEdit && (
          <HeldActions
            what={`${count.toLocaleString('en')} ${count === 1 ? kindLabels[kind].one : kindLabels[kind].many}`}
            busy={bulk.busy}
            onRun={runAll}
          />
        )}
      </span>
    </div>
  );
}

/** True for unfiltered lists, which leave out held submissions. */
export function leavesHeldOut({ sort: _, status = 'open', ...filters }: View): boolean {
  return status === 'open' && Object.values(filters).every((value) => value === undefined);
}

/** The index of the row before which the line is shown: by the time of the newest or the oldest held row. */
export function findHeldIndex(
  rows: readonly Row[],
  held: HeldSummary,
  sort: View['sort'] = 'newest',
): number {
  const index =
    sort === 'newest'
      ? rows.findIndex(({ createdAt }) => createdAt < held.newest)
      : sort === 'oldest'
        ? rows.findIndex(({ createdAt }) => createdAt > held.oldest)
        : 0;
  return index < 0 ? rows.length : index;
}
