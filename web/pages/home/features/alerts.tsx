import { useMessages } from '../../../ui/page.tsx';
import s from './alerts.module.css';

const kinds = ['broken', 'pacing', 'disapproval'] as const;

export function Alerts() {
  const { alerts } = useMessages().home.features;
  return (
    <div className={s.alerts}>
      <h3>{alerts.title}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{alerts[kind].kind}</b>
            <span>{alerts[kind].what}</span>
            <i>{alerts[kind].next}</i>
          </li>
        ))}
      </ul>
    </div>
  );
}
