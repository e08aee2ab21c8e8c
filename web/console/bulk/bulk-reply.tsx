import { useEffect, useRef } from 'react';
import type { Row } from '../../../contract/console/inbox.ts';
import { isRepliable, statusAfter, undoSeconds } from '../../../contract/console/replies.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { replyLabels, statusLabels } from '../labels.ts';
import { Button, ConsoleLink } from '../parts/controls.tsx';
import s from './bulk.module.css';
import { type BulkReplyType, counted, countSucceeded } from './bulk-bar.tsx';
import type { useBulk } from './use-bulk.ts';

const listed = 12;

/** The preview of a bulk reply: recipients with their languages, and skipped rows. */
export function BulkReply(props: {
  kind: SubmissionKind;
  act: BulkReplyType;
  rows: readonly Row[];
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { kind, act, rows, bulk, onClose, onSent } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sorted = rows.map((row) => ({ row, why: leftOut(kind, act, row) }));
  const wanted = sorted.filter(({ why }) => !why).map(({ row }) => row);
  const { verb, noun } = replyLabels[act];
  const nouns = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;

  async function send() {
    const items = wanted.map(({ id, updatedAt }) => ({ id, seen: updatedAt, answer: crypto.randomUUID() }));
    const results = await bulk.send({ do: 'answer', act }, items);
    if (!results) return;
    const sent = new Set(results.flatMap(({ id, refused }) => (refused ? [] : [id])));
    async function undo() {
      const undone = await bulk.send(
        { do: 'undoAnswer' },
        items.filter(({ id }) => sent.has(id)),
      );
      if (undone) bulk.finish(`${nouns(countSucceeded(undone))} taken back.`, undone);
    }
    const count = countSucceeded(results);
    bulk.finish(`${nouns(count)} ${count === 1 ? 'goes' : 'go'} out after ${undoSeconds} seconds.`, results, {
      undo,
      over: {
        at: Date.now() + undoSeconds * 1_000,
        text: `${nouns(count)} ${count === 1 ? 'is' : 'are'} being sent.`,
      },
    });
    onSent();
  }
  return (
    <aside className={s.answer} aria-labelledby="bulk-answer">
      <h2 id="bulk-answer" ref={heading} tabIndex={-1}>
        {verb} {counted(kind, wanted.length)}
      </h2>
      <p className={s.hint}>
        Each gets an email of its own, in its own language. Nothing is sent before you press the button.
      </p>
      <ul>
        {sorted.slice(0, listed).map(({ row, why }) => (
          <li key={row.id} className={why ? s.out : undefined}>
            <b>{row.title || 'No name'}</b>
            <span>{why ? `left out: ${why}` : row.language.toUpperCase()}</span>
          </li>
        ))}
        {sorted.length > listed && <li>and {(sorted.length - listed).toLocaleString('en')} more</li>}
      </ul>
      <p className={s.hint}>
        <ConsoleLink to={{ pane: 'templates' }}>Read and change the text</ConsoleLink>
      </p>
      <div className={s.actions}>
        <Button disabled={bulk.busy || wanted.length === 0} onClick={send}>
          Send {nouns(wanted.length)}
        </Button>
        <Button look="link" onClick={onClose}>
          Not now
        </Button>
      </div>
      <p className={s.hint}>They go out after {undoSeconds} seconds. Until then you can undo.</p>
    </aside>
  );
}

function leftOut(kind: SubmissionKind, act: BulkReplyType, { flag, status }: Row): string | undefined {
  if (flag !== null) return 'looks like spam';
  if (!isRepliable(kind)) return 'no reply possible';
  return statusAfter(kind, act, status) === status
    ? `already ${statusLabels[status].toLowerCase()}`
    : undefined;
}
