import type { View } from '../../../contract/console/inbox.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { buttonLooks } from '../parts/button.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { kindWords } from '../words.ts';
import s from './empty.module.css';

/** No rows: why, and the ways onward. */
export function Empty({ kind, view }: { kind: SubjectKind; view: View }) {
  const { many } = kindWords[kind];
  const { q, sort: _, ...filters } = view;
  const narrowed = q !== undefined || Object.keys(filters).length > 0;
  return (
    <section className={s.empty} aria-labelledby="empty-title">
      <h2 id="empty-title">{q ? `Nothing found for “${q}”` : narrowed ? 'Nothing fits' : 'All done'}</h2>
      <p>
        {narrowed
          ? `No ${many} match this search and these filters. Flagged ones are left out unless you ask for them.`
          : `No ${many} wait for anybody. New ones appear here by themselves.`}
      </p>
      <p className={s.ways}>
        {narrowed && (
          <PlaceLink to={{ kind }} className={buttonLooks.ghost}>
            Show what is open
          </PlaceLink>
        )}
        <PlaceLink
          to={{ kind, view: { ...(q && { q }), status: 'any', flagged: 'any' } }}
          className={buttonLooks.ghost}
        >
          {q ? 'Search everything' : `Show all ${many}`}
        </PlaceLink>
      </p>
    </section>
  );
}
