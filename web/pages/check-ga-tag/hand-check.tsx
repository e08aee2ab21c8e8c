import { useMessages } from '../../ui/page.tsx';
import s from './hand-check.module.css';

const tagAssistant = 'https://tagassistant.google.com/';

/** Three steps that need nothing but a browser. */
export function HandCheck() {
  const { checkGaTag, layout } = useMessages();
  const { title, source, search, assistant } = checkGaTag.steps;
  return (
    <section className={s.check} aria-labelledby="how">
      <h2 id="how">{title}</h2>
      <ol>
        {[source, search].map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <code>{step.code}</code>
          </li>
        ))}
        <li>
          <h3>{assistant.title}</h3>
          <p>{assistant.text}</p>
          <a
            href={tagAssistant}
            target="_blank"
            rel="noopener"
            aria-label={`${assistant.link}, ${layout.newTab}`}
          >
            {assistant.link}
          </a>
        </li>
      </ol>
    </section>
  );
}
