import type { Detail } from '../../../contract/console/inbox.ts';
import { Moment } from '../parts/moment.tsx';
import { StatusPill } from '../parts/pill.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import s from './detail-view.module.css';

/** Other applications from the same website. */
export function SameAgency({ detail: { kind, sameAgency } }: { detail: Detail }) {
  if (sameAgency.length === 0) return null;
  return (
    <section aria-labelledby="same-agency">
      <h3 id="same-agency">Also from this website</h3>
      <ul className={s.lines}>
        {sameAgency.map((row) => (
          <li key={row.id}>
            <PlaceLink to={{ kind, id: row.id, view: { status: 'any', flagged: 'any' } }}>
              {row.title || 'No name'}
            </PlaceLink>
            <span className={s.side}>
              <StatusPill row={row} />
              <Moment at={row.createdAt} className={s.time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
