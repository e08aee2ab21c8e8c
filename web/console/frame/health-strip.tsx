import { describeHealth, describeLastMail, type HealthFinding } from '../../../content/describe-health.ts';
import type { Health } from '../../../contract/console/health.ts';
import { maxCounted } from '../../../contract/console/inbox.ts';
import { type SubmissionKind, statuses, submissionKinds } from '../../../contract/console/submissions.ts';
import { kindLabels } from '../labels.ts';
import type { ConsoleLocation } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { formatClock, timeOrDay, yesterday } from '../time.ts';
import s from './health-strip.module.css';
import type { HealthState } from './use-health.ts';

/** Below the header of every view: what is failing, held as spam, or due for a reply. Announced when it changes. */
export function HealthStrip({ state }: { state: HealthState }) {
  const health = state.is === 'known' ? state.health : undefined;
  const findings = health ? describeHealth(health, { time: timeOrDay, now: new Date() }) : [];
  const isBad = findings.some(({ isFailing }) => isFailing);
  return (
    <section aria-label="Health" className={isBad ? `${s.strip} ${s.bad}` : s.strip}>
      {/* The time of the check is outside: a screen reader would read everything again every minute. */}
      <div role="status" className={s.cells}>
        <div className={`${s.main} ${health && findings.length === 0 ? s.well : ''}`}>
          {isBad && (
            <span className={s.mark} aria-hidden="true">
              !
            </span>
          )}
          {health ? <Sentences health={health} findings={findings} /> : <p>{unknownLabels[state.is]}</p>}
        </div>
        {health && (
          <>
            <Held counts={health.held} />
            <DueReplies counts={health.toAnswer} />
          </>
        )}
      </div>
      {health && <span className={s.checked}>checked {formatClock(health.checkedAt)}</span>}
    </section>
  );
}

const unknownLabels: Record<HealthState['is'], string> = {
  checking: 'Checking mail and database …',
  unknown: 'Mail status unknown: the server isn’t responding.',
  known: '',
};

function Sentences({ health, findings }: { health: Health; findings: readonly HealthFinding[] }) {
  if (findings.length === 0) return <p>All well. {describeLastMail(health, timeOrDay)}</p>;
  const shown = findings.some(({ isFailing }) => isFailing)
    ? findings.filter(({ isFailing }) => isFailing)
    : findings;
  return (
    <p>
      {shown.map(({ about, lead, rest }) => (
        <span key={lead}>
          <b>{lead}</b>
          {rest} {places[about] && (
            <ConsoleLink to={places[about].to}>{places[about].label}</ConsoleLink>
          )}{' '}
        </span>
      ))}
    </p>
  );
}

/** Where each finding links to. */
const places: Partial<Record<HealthFinding['about'], { to: Partial<ConsoleLocation>; label: string }>> = {
  mailSettings: { to: { pane: 'outbox', state: 'failing' }, label: 'Check the settings' },
  mail: { to: { pane: 'outbox', state: 'failing' }, label: 'See the outbox' },
  webhooks: { to: { pane: 'outbox', state: 'failing' }, label: 'See the outbox' },
  chats: { to: { pane: 'outbox', state: 'failing' }, label: 'See the outbox' },
  calendars: { to: { pane: 'diary' }, label: 'See the schedule' },
  invitations: { to: { pane: 'people' }, label: 'See Operators' },
};

function Held({ counts }: { counts: Health['held'] }) {
  const { total, first, parts } = summarize(counts);
  if (!first) return null;
  return (
    <ConsoleLink to={{ kind: first, isHeld: true }} className={s.cell} title={parts}>
      <b>{total}</b> held as spam
    </ConsoleLink>
  );
}

function DueReplies({ counts }: { counts: Health['toAnswer'] }) {
  const { total, first, parts } = summarize(counts);
  if (!first) return <span className={s.cell}>No replies due</span>;
  const view = { status: statuses[first][0], to: yesterday(), sort: 'oldest' as const };
  return (
    <ConsoleLink to={{ kind: first, view }} className={s.cell} title={parts}>
      <b>{total}</b> due for a reply
    </ConsoleLink>
  );
}

/** The total, the most frequent kind, and the number of each: `5 applications, 2 leads`. */
function summarize(counts: Record<SubmissionKind, number>) {
  const kinds = submissionKinds.filter((kind) => counts[kind] > 0).toSorted((a, b) => counts[b] - counts[a]);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const isCapped = kinds.some((kind) => counts[kind] > maxCounted);
  return {
    total: isCapped ? '1,000+' : total.toLocaleString('en'),
    first: kinds[0],
    parts: kinds
      .map((kind) => `${counts[kind]} ${counts[kind] === 1 ? kindLabels[kind].one : kindLabels[kind].many}`)
      .join(', '),
  };
}
