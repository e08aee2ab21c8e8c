import s from './steps.module.css';

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={s.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
