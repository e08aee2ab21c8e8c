import { useState } from 'react';
import { type HeldSubmission, heldList } from '../../../contract/console/held.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { failureText, get, noResponse } from '../api.ts';
import { counted, countSucceeded } from '../bulk/bulk-bar.tsx';
import type { useBulk } from '../bulk/use-bulk.ts';
import { Button } from '../parts/controls.tsx';
import s from './held.module.css';

export type HeldAction = 'unflag' | 'deleteHeld';

/** Releases or deletes held submissions, and announces how many. */
export function useHeldActions(kind: SubmissionKind, bulk: ReturnType<typeof useBulk>) {
  async function run(action: HeldAction, submissions: readonly HeldSubmission[]): Promise<void> {
    const results = await bulk.send(
      { do: action },
      submissions.map(({ row }) => ({ id: row.id })),
    );
    if (!results) return;
    const done = counted(kind, countSucceeded(results));
    bulk.finish(action === 'unflag' ? `${done} released. Their mails go out.` : `${done} deleted.`, results);
  }
  /** Includes submissions that are not loaded. */
  async function runAll(action: HeldAction): Promise<void> {
    const result = await get(consoleApi.held(kind), heldList);
    if (result.is === 'done') await run(action, result.reply.submissions);
    else bulk.fail(`Nothing was changed. ${failureText(result, noResponse)}`);
  }
  return { run, runAll };
}

const questions: Record<
  HeldAction,
  { button: string; ask: (what: string) => string; yes: string; no: string }
> = {
  unflag: {
    button: 'Release all',
    ask: (what) => `Release ${what}? Each gets its confirmation by mail.`,
    yes: 'Release them',
    no: 'Not now',
  },
  deleteHeld: {
    button: 'Delete all',
    ask: (what) => `Delete ${what} for good?`,
    yes: 'Delete them',
    no: 'Keep them',
  },
};

/** *Release all* and *Delete all*, each after a confirmation. */
export function HeldActions(props: {
  what: string;
  busy: boolean;
  onRun: (action: HeldAction) => Promise<void>;
}) {
  const { what, busy, onRun } = props;
  const [asked, setAsked] = useState<HeldAction>();
  if (asked === undefined) {
    return (['unflag', 'deleteHeld'] as const).map((action) => (
      <Button key={action} look="link" disabled={busy} onClick={() => setAsked(action)}>
        {questions[action].button}
      </Button>
    ));
  }
  const { ask, yes, no } = questions[asked];
  return (
    <span className={s.question}>
      <span>{ask(what)}</span>
      <Button
        look={asked === 'deleteHeld' ? 'danger' : 'link'}
        autoFocus
        disabled={busy}
        onClick={() => onRun(asked).then(() => setAsked(undefined))}
      >
        {yes}
      </Button>
      <Button look="link" disabled={busy} onClick={() => setAsked(undefined)}>
        {no}
      </Button>
    </span>
  );
}
