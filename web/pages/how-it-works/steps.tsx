import { useMessages } from '../../ui/page.tsx';
import s from './steps.module.css';

const order = ['plan', 'strategise', 'execute'] as const;

/** Three overlapping blocks. */
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
