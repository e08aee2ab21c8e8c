import { useEffect, useState } from 'react';
import type { Delivery, Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { isRepliable, replyTypes } from '../../../contract/console/replies.ts';
import { openStatuses } from '../../../contract/console/submissions.ts';
import { useConsole } from '../context.ts';
import { deliveryLabel, replyLabels } from '../labels.ts';
import { useConsoleLocation } from '../location.ts';
import { Button, buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import s from './reply-actions.module.css';

/** The types of reply, and the reply about to be sent. */
export function ReplyActions({ detail }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  const { view } = useConsoleLocation();
  const { kind, row, fields, deliveries } = detail;
  const pending = deliveries.find(({ answer }) => answer && answer.undoMs > 0);
  if (!mayEdit || !isRepliable(kind) || row.flag !== null) return null;
  if (pending) return <PendingReply key={pending.id} delivery={pending} />;
  if (!fields.email)
    return <p className={s.none}>No email address was given, so there is no one to reply to.</p>;
  const isOpen = openStatuses[kind].includes(row.status);
  return (
    <nav className={s.acts} aria-label="Reply">
      {replyTypes[kind].map((act, i) => (
        <ConsoleLink
          key={act}
          to={{ kind, id: row.id, view, answer: act }}
          data-key={act}
          className={isOpen && i === 0 ? buttonClasses.main : buttonClasses.ghost}
        >
          {replyLabels[act].verb}
        </ConsoleLink>
      ))}
    </nav>
  );
}

function PendingReply({ delivery }: { delivery: Delivery }) {
  const { refresh } = useConsole();
  const undo = useAction();
  const [until] = useState(() => Date.now() + (delivery.answer?.undoMs ?? 0));
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver]);
  return (
    <div className={s.pending}>
      <span>
        {deliveryLabel(delivery)}: “{delivery.answer?.subject}”{' '}
        {isOver ? 'is being sent.' : `goes out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`}
      </span>
      {!isOver && (
        <Button
          look="link"
          disabled={undo.busy}
          onClick={() => undo.run(consoleApi.undoReply(delivery.id), {}, 'Undone, nothing was sent')}
        >
          Undo
        </Button>
      )}
      {undo.problem && <Notice>{undo.problem}</Notice>}
    </div>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}
