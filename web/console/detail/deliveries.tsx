import type { Detail } from '../../../contract/console/inbox.ts';
import { DeliveryLine } from '../outbox/delivery-line.tsx';
import s from './detail-view.module.css';

/** What was sent about it, and to whom. */
export function Deliveries({ detail: { deliveries } }: { detail: Detail }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries">Mails and webhooks</h3>
      <ul className={s.lines}>
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}
