import type { Detail } from '../../../contract/console/inbox.ts';
import s from './detail-view.module.css';

/** A hint, not a verdict: whether it fits what the site promises to whom. */
export function Eligibility({ detail: { eligible } }: { detail: Detail }) {
  if (!eligible) return null;
  return (
    <p className={eligible.fits ? s.hint : `${s.hint} ${s.doubt}`}>
      <b>{eligible.fits ? 'Fits.' : 'May not fit.'}</b> {eligible.reason}
    </p>
  );
}
