import c from './conversion.module.css';
import s from './overview-pane.module.css';
import { percentOf } from './sums.ts';

/** How many of those who begin the form send it. Counted without cookies: how often, never who. */
export function Conversion({ opened, sent }: { opened: number; sent: number }) {
  return (
    <section className={s.figure} aria-labelledby="conversion">
      <h2 id="conversion">From form to application, last 30 days</h2>
      <p className={s.finding}>
        {opened === 0
          ? 'Nobody has begun the form in the last 30 days, so there is no rate to state.'
          : `Of ${opened} who began the form, ${sent} sent it. Nobody is followed: these are two counts.`}
      </p>
      {opened > 0 && (
        <dl className={c.figures}>
          <div>
            <dt>Begun</dt>
            <dd>{opened.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>{sent.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Sent of begun</dt>
            <dd>{percentOf(sent, opened)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
