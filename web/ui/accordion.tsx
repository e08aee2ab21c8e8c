import s from './accordion.module.css';

/** At most one is open: `name` makes the browser close the others. */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <div className={s.accordion}>
      {items.map(({ question, answer }, i) => (
        <details key={question} name={name} open={i === 0}>
          <summary>
            <span>{question}</span>
            <i aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
