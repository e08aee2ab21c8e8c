import type { PublishOutcome, PublishRun } from '../../../contract/console/publish.ts';
import { atOrOn } from '../time.ts';
import s from './publish.module.css';

const sentences: Record<PublishOutcome, string> = {
  published: 'Published',
  unchanged: 'Nothing new to publish',
  content: 'Not published: some texts need correcting',
  code: 'Not published: the push changes code',
  failed: 'Not published',
};

const followUps: Partial<Record<PublishOutcome, string>> = {
  content: 'The site has not changed. Correct these and push again:',
  code: 'The site has not changed. Code needs a deployment; once it is deployed, texts can be published again:',
  failed: 'The site has not changed.',
};

/** The outcome of the last run, with every problem by file, line and field. */
export function LastRun({ last }: { last: PublishRun }) {
  const { outcome, at, by, commit, problems, message, told } = last;
  const isGood = outcome === 'published' || outcome === 'unchanged';
  return (
    <div className={isGood ? s.good : s.bad}>
      <p>
        <b>{sentences[outcome]}</b> {atOrOn(at)}, started by {by}.{' '}
        {commit && !isGood && `Newest commit: “${commit.subject}” by ${commit.author}. `}
        {told && `${told} was notified by mail. `}
        {followUps[outcome]}
      </p>
      {message && <pre>{message}</pre>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, line, field, message: what }) => (
            <li key={`${file} ${line} ${field} ${what}`}>
              <code>
                {file}
                {line !== undefined && `, line ${line}`}
              </code>
              <span>
                {field && <b>{field}: </b>}
                {what}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
