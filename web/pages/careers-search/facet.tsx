import type { ReactNode } from 'react';
import s from './facet.module.css';

/** A part of the panel that folds. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={s.fold} open>
      <summary>
        <span>{title}</span>
        <i aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

export interface FacetOption {
  value: string;
  label: string;
}

/** Boxes to tick; none ticked is all of them. Each says how many jobs it would show. */
export function Facet(props: {
  name: string;
  title: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
  countOf: (value: string) => number;
}) {
  const { name, title, options, chosen, onChoose, countOf } = props;
  return (
    <Fold title={title}>
      <ul className={s.options} aria-label={title}>
        {options.map(({ value, label }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target: { checked } }) =>
                  onChoose(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span>{label}</span>
              <b>{countOf(value)}</b>
            </label>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
