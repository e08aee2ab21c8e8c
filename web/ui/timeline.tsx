import s from './timeline.module.css';

/** What happens after sending, the first step now. */
export function Timeline({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={s.timeline}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
