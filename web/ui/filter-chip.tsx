import s from './filter-chip.module.css';

/** A filter whose values open below it; while one is chosen it shows it. Works as far as opening goes without a script. */
export function FilterChip(props: {
  /** Of the radio buttons. */
  name: string;
  /** Chips of a group close each other. */
  group: string;
  label: string;
  colon: string;
  /** The first stands for no filter. */
  options: readonly string[];
  chosen: number;
  onChoose: (option: number) => void;
  /** Shown in place of the values to those who have no script. */
  withoutScript: string;
}) {
  const { name, group, label, colon, options, chosen, onChoose, withoutScript } = props;
  return (
    <details className={s.chip} name={group}>
      <summary className={chosen > 0 ? s.on : undefined}>
        {label + colon}
        <b>{options[chosen]}</b>
        <svg viewBox="0 0 10 6" width="10" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </summary>
      <div className={s.panel}>
        <div role="radiogroup" aria-label={label}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose too, but they may go on to the next value
            <label
              key={option}
              onClick={({ target, currentTarget }) => {
                if (target instanceof HTMLInputElement) return;
                closeChip(currentTarget.closest('details'));
              }}
            >
              <input
                type="radio"
                name={name}
                value={index}
                checked={index === chosen}
                onChange={() => onChoose(index)}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
        <p>{withoutScript}</p>
      </div>
    </details>
  );
}

/** Closes a chip; the focus stays on it. */
export function closeChip(chip: HTMLDetailsElement | null): void {
  if (!chip) return;
  chip.open = false;
  chip.querySelector('summary')?.focus();
}
