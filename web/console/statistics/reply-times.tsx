import type { Statistics } from '../../../contract/console/statistics.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { kindLabels } from '../labels.ts';
import { dayName, duration } from '../time.ts';
import { fewest } from './source-findings.ts';
import s from './statistics.module.css';

const daySeconds = 86_400;
/** The number of submissions of a kind that are considered, the latest of the period. */
const latest = 200;

/** How long visitors waited for a first reply: a dot per application with one. */
export function ReplyTimes({ of: { answers, waits } }: { of: Pick<Statistics, 'answers' | 'waits'> }) {
  const finding = replyFinding(answers.find(({ kind }) => kind === 'application'));
  const most = Math.max(2 * daySeconds, ...waits.map(({ seconds }) => seconds));
  // Most waits are short; on a linear scale, a few long ones would flatten them.
  const height = (seconds: number) => Math.sqrt(seconds / most);
  const [first, last] = [waits[0], waits.at(-1)];
  const [from, to] = [Date.parse(first?.receivedAt ?? ''), Date.parse(last?.receivedAt ?? '')];
  return (
    <section className={s.figure} aria-labelledby="reply-times">
      <h2 id="reply-times">Time to first reply</h2>
      <p className={s.finding}>{finding}</p>
      {first && last && (
        <>
          <div className={s.dots} role="img" aria-label={`${finding} The dashed line is one day.`}>
            <svg aria-hidden="true">
              <line
                x2="100%"
                y1={percent(1 - height(daySeconds))}
                y2={percent(1 - height(daySeconds))}
                className={s.day}
              />
              {waits.map(({ receivedAt, seconds }, i) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same time
                  key={i}
                  cx={percent(to > from ? (Date.parse(receivedAt) - from) / (to - from) : 0.5)}
                  cy={percent(1 - height(seconds))}
                  r="4"
                />
              ))}
            </svg>
            <span style={{ bottom: percent(height(daySeconds)) }}>1 day</span>
          </div>
          <div className={s.axis} aria-hidden="true">
            <span>{dayName(first.receivedAt.slice(0, 10))}</span>
            <span>{dayName(last.receivedAt.slice(0, 10))}</span>
          </div>
        </>
      )}
      <ChartTable
        summary="Show reply times as a table"
        head={['Kind', 'Half within', 'Nine in ten within', 'Replied', 'No reply']}
        rows={answers.map(({ kind, median, p90, answered, unanswered }) => [
          kindLabels[kind].title,
          median === null ? '–' : duration(median),
          p90 === null ? '–' : duration(p90),
          answered.toLocaleString('en'),
          unanswered.toLocaleString('en'),
        ])}
      />
    </section>
  );
}

export function replyFinding(of: Statistics['answers'][number] | undefined): string {
  if (!of || of.answered + of.unanswered === 0) return 'No applications in this period.';
  const { answered, unanswered, median, p90, late } = of;
  const all = answered + unanswered;
  const which =
    all === 1 ? 'The only application ' : `Of ${all === latest ? 'the latest ' : ''}${all} applications, `;
  const without =
    all === 1
      ? unanswered === 0
        ? 'has a reply'
        : 'has no reply yet'
      : unanswered === 0
        ? 'all have a reply'
        : answered === 0
          ? 'none has a reply yet'
          : `${unanswered} ${unanswered === 1 ? 'has' : 'have'} no reply yet`;
  if (answered === 0) return `${which}${without}.`;
  if (answered < fewest || median === null || p90 === null)
    return `${which}${without}. Too few replies to say how long they take.`;
  return `${which}${without}. Half of the replies came within ${duration(median)}, nine in ten within ${duration(p90)}; ${late === 0 ? 'none took' : `${late} took`} longer than a day.`;
}

function percent(share: number): string {
  return `${share * 100}%`;
}
