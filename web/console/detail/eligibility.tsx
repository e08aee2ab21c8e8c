import type { Detail } from '../../../contract/console/inbox.ts';
import t from '../../ui/text.module.css';
import s from './eligibility.module.css';

/** What is known of whether an application fits. Hints, not a verdict. */
export function Eligibility({ detail: { eligibility } }: { detail: Detail }) {
  if (eligibility.length === 0) return null;
  const doubts = eligibility.filter(({ speaksFor }) => !speaksFor).length;
  return (
    <section aria-labelledby="eligibility">
      <div className={doubts === 0 ? s.hints : `${s.hints} ${s.doubtful}`}>
        <h3 id="eligibility">
          {doubts === 0
            ? 'Fits, as far as we know'
            : `Look closer: ${doubts} of ${eligibility.length} in doubt`}
        </h3>
        <ul>
          {eligibility.map(({ speaksFor, reason }) => (
            <li key={reason} className={speaksFor ? undefined : s.doubt}>
              <span aria-hidden="true">{speaksFor ? '✓' : '?'}</span>
              <span>
                <span className={t.hidden}>{speaksFor ? 'Speaks for it: ' : 'In doubt: '}</span>
                {reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
