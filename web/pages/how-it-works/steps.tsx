import { useMessages } from '../../ui/page.tsx';
import s from './steps.module.css';

const order = ['plan', 'strategise', 'execute'] as const;

/** Three blocks on the calendar: each begins before the one above it ends. */
export function Steps() {
  const { steps } = useMessages().howItWorks;
  return (
    <ol className={s.steps}>
      {order.map((step) => (
        <li key={step} className={s[step]}>
          <h2>{steps[step].name}</h2>
          <p>{steps[step].text}</p>
        </li>
      ))}
    </ol>
  );
}
