import type { Delivery } from '../../../contract/console/inbox.ts';
import s from '../detail/detail-view.module.css';
import { Moment } from '../parts/moment.tsx';
import { StatePill } from '../parts/pill.tsx';
import { templateWord } from '../words.ts';
import { Resend } from './resend.tsx';

/** One mail or webhook, and what became of it. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { state, sentAt, createdAt, attempts, lastError } = delivery;
  return (
    <li>
      <span>
        {templateWord(delivery)}
        {lastError && state !== 'sent' && (
          <small>
            {attempts} {attempts === 1 ? 'try' : 'tries'}: {lastError}
          </small>
        )}
      </span>
      <span className={s.side}>
        <StatePill state={state} />
        <Moment at={sentAt ?? createdAt} className={s.time} />
      </span>
      <Resend delivery={delivery} />
    </li>
  );
}
