import button from '../../ui/button.module.css';
import s from './forecaster.module.css';
import type { ForecastMessages } from './text/forecast-messages.ts';

/** Replaces weeks that require a subscription. */
export function Lock({ lock, waitlist }: { lock: ForecastMessages['lock']; waitlist: string }) {
  return (
    <div className={s.lock}>
      <h3>{lock.title}</h3>
      <p>{lock.text}</p>
      <a className={button.button} href={waitlist}>
        {lock.action}
      </a>
    </div>
  );
}
