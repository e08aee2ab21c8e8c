import type { Detail } from '../../../contract/console/inbox.ts';
import { clockOf, dayAndTime, shortTime } from '../time.ts';
import s from './pipeline.module.css';
import { pipelineSteps, type Step } from './pipeline-steps.ts';

/** The line of what happened, up to Today, and the one thing that lies ahead. */
export function Pipeline({ detail }: { detail: Detail }) {
  const steps = pipelineSteps(detail);
  const today = steps.findIndex(({ state }) => state === 'ahead');
  return (
    <ol className={s.line} aria-label="What happened and what comes next">
      {steps.map((step, i) => (
        <li key={step.word} className={[s[step.state], i === today && s.today].filter(Boolean).join(' ')}>
          {step.word}
          {step.at && (
            <time dateTime={step.at} title={dayAndTime(step.at)}>
              {timeOf(step, steps)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What follows on the same day needs only the clock. */
function timeOf({ at = '' }: Step, [first]: Step[]): string {
  const sameDay = new Date(at).toDateString() === new Date(first?.at ?? '').toDateString();
  return sameDay && at !== first?.at ? clockOf(at) : shortTime(at);
}
