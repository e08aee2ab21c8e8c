import type { Path } from '../routes.ts';
import s from './accordion.module.css';
import { Link } from './link.tsx';

/** At most one is open: `name` makes the browser close the others. */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: string; more?: string; to?: Path }[];
}) {
  return (
    <div className={s.accordion}>
      {items.map(({ question, answer, more, to }, i) => (
        <details key={question} name={name} open={i === 0}>
          <summary>
            <span>{question}</span>
            <i aria-hidden="true" />
          </summary>
          <p>
            {answer}
            {to && (
              <>
                {' '}
                <Link to={to}>{more}</Link>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
