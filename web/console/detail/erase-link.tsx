import type { Detail } from '../../../contract/console/inbox.ts';
import { buttonLooks } from '../parts/button.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import s from './detail-view.module.css';

/** Leads to where a person is erased. The address goes along unseen: it must stand in no history or log. */
export function EraseLink({ detail: { fields } }: { detail: Detail }) {
  if (!fields.email) return null;
  return (
    <p className={s.end}>
      <PlaceLink to={{ pane: 'erase' }} carried={{ email: fields.email }} className={buttonLooks.danger}>
        Erase this person’s data
      </PlaceLink>
    </p>
  );
}
