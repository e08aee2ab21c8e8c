import type { Delivery, Detail } from '../../../contract/console/inbox.ts';
import { openStatuses } from '../../../contract/console/submissions.ts';
import { isToVisitor, statusLabels } from '../labels.ts';
import { dayAndTime, formatClock, shortTime } from '../time.ts';
import s from './pipeline.module.css';

/** The steps up to today, and the next one. */
export function Pipeline({ detail }: { detail: Detail }) {
  const steps = pipelineSteps(detail);
  const today = steps.findIndex(({ state }) => state === 'ahead');
  return (
    <ol className={s.line} aria-label="What happened and what comes next">
      {steps.map((step, i) => (
        <li key={step.label} className={[s[step.state], i === today && s.today].filter(Boolean).join(' ')}>
          {step.label}
          {(step.note || step.at) && (
            <small>
              {step.note && `${step.note} `}
              {step.at && <StepTime step={step} first={steps[0]} />}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Later steps of the same day show the time only. */
function StepTime({ step: { at = '', state }, first }: { step: Step; first: Step | undefined }) {
  const sameDay = new Date(at).toDateString() === new Date(first?.at ?? '').toDateString();
  const isShort = sameDay && (at !== first?.at || state === 'failed');
  return (
    <time dateTime={at} title={dayAndTime(at)}>
      {isShort ? formatClock(at) : shortTime(at)}
    </time>
  );
}

interface Step {
  label: string;
  /** Shown under the label, before the time if there is one. */
  note?: string;
  at: string | undefined;
  state: 'done' | 'ahead' | 'failed';
}

/** The history of a submission, in order. The last step is the decision, made or pending. */
function pipelineSteps(detail: Detail): Step[] {
  const { kind, row, events, deliveries } = detail;
  const own = deliveries.filter(({ answer, operator }) => answer === null && operator === null);
  const toVisitor = own.filter(({ topic, template }) => topic === 'mail' && isToVisitor(template));
  const toTeam = own.filter((delivery) => !toVisitor.includes(delivery));
  const isReplied = !deliveries.some(({ answer, state }) => answer && state === 'waiting');
  const isOpen = openStatuses[kind].includes(row.status);
  const decided = events
    .filter((event) => event.kind === 'status' || event.kind === 'answered')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return [
    { label: 'Received', at: row.createdAt, state: 'done' },
    ...sending(toVisitor, {
      ...{ sent: 'Mail sent', waiting: 'Mail', held: 'Mail held', dead: 'Mail failed' },
      late: (since) => ({ label: 'Mail waits', at: since, note: 'since' }),
    }),
    ...sending(toTeam, {
      ...{ sent: 'Notified', waiting: 'Notify', held: 'Notice held', dead: 'Notice failed' },
      late: () => ({ label: 'Not notified', at: undefined, note: 'waits' }),
    }),
    isOpen
      ? { label: nextAction(detail), at: undefined, state: 'ahead' }
      : {
          label: statusLabels[row.status],
          at: decided?.at ?? row.updatedAt,
          state: isReplied ? 'done' : 'ahead',
        },
  ];
}

function nextAction({ kind, fields }: Detail): string {
  if (kind === 'meeting') return new Date(fields.endsAt ?? '') < new Date() ? 'Note outcome' : 'Meet';
  if (kind === 'support') return 'Reply';
  return kind === 'lead' ? 'Call' : 'Decide';
}

interface SendingLabels extends Record<Delivery['state'], string> {
  /** A failed delivery that waits for its next attempt. */
  late: (since: string) => Pick<Step, 'label' | 'at' | 'note'>;
}

function sending(deliveries: readonly Delivery[], labels: SendingLabels): Step[] {
  if (deliveries.length === 0) return [];
  const late = deliveries.findLast(({ state, lastError }) => state === 'waiting' && lastError !== null);
  if (late) return [{ ...labels.late(late.createdAt), state: 'failed' }];
  const worst = (['dead', 'held', 'waiting'] as const).find((state) =>
    deliveries.some((delivery) => delivery.state === state),
  );
  if (worst) return [{ label: labels[worst], at: undefined, state: worst === 'dead' ? 'failed' : 'ahead' }];
  const first = deliveries
    .map(({ sentAt }) => sentAt ?? '')
    .filter(Boolean)
    .toSorted()[0];
  return [{ label: labels.sent, at: first, state: 'done' }];
}
