import type { Delivery, Detail } from '../../../contract/console/inbox.ts';
import { openStatuses } from '../../../contract/console/subjects.ts';
import { isToVisitor, statusWords } from '../words.ts';

/** One part of the line: it happened, it is still ahead, or it went wrong. */
export interface Step {
  word: string;
  at: string | undefined;
  state: 'done' | 'ahead' | 'failed';
}

/** What happened to a submission and what comes next, in order. The last is the one open action. */
export function pipelineSteps({ kind, row, events, deliveries }: Detail): Step[] {
  const mails = deliveries.filter(({ topic }) => topic === 'mail');
  const toVisitor = mails.filter(({ template }) => isToVisitor(template));
  const toTeam = deliveries.filter((delivery) => !toVisitor.includes(delivery));
  const isOpen = openStatuses[kind].includes(row.status);
  const decided = events
    .filter((event) => event.kind === 'status')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return [
    { word: 'Received', at: row.createdAt, state: 'done' },
    ...sending(toVisitor, { sent: 'Mail sent', waiting: 'Mail', held: 'Mail held', dead: 'Mail failed' }),
    ...sending(toTeam, { sent: 'Notified', waiting: 'Notify', held: 'Notice held', dead: 'Notice failed' }),
    isOpen
      ? { word: nextAct(kind), at: undefined, state: 'ahead' }
      : { word: statusWords[row.status], at: decided?.at ?? row.updatedAt, state: 'done' },
  ];
}

function nextAct(kind: Detail['kind']): string {
  if (kind === 'meeting') return 'Meet';
  if (kind === 'support') return 'Answer';
  return kind === 'lead' ? 'Call' : 'Decide';
}

function sending(deliveries: readonly Delivery[], words: Record<Delivery['state'], string>): Step[] {
  if (deliveries.length === 0) return [];
  const worst = (['dead', 'held', 'waiting'] as const).find((state) =>
    deliveries.some((delivery) => delivery.state === state),
  );
  if (worst) return [{ word: words[worst], at: undefined, state: worst === 'dead' ? 'failed' : 'ahead' }];
  const first = deliveries
    .map(({ sentAt }) => sentAt ?? '')
    .filter(Boolean)
    .toSorted()[0];
  return [{ word: words.sent, at: first, state: 'done' }];
}
