import s from './facts-list.module.css';

export function FactsList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
