import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import s from './filter-chip.module.css';

/** A filter that opens below its name, and shows its value next to it. Opens without a script. */
export function Chip(props: {
  /** Chips of a group close each other. */
  group: string;
  label: string;
  colon: string;
  value: string | undefined;
  isSet: boolean;
  children: ReactNode;
}) {
  const { group, label, colon, value, isSet, children } = props;
  return (
    <details className={s.chip} name={group}>
      <summary className={isSet ? s.on : undefined}>
        {value === undefined ? label : label + colon}
        {value !== undefined && <b>{value}</b>}
        <svg viewBox="0 0 10 6" width="10" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </summary>
      <div className={s.panel}>{children}</div>
    </details>
  );
}

/** A filter with one selected value. */
export function FilterChip(props: {
  /** The name of the radio buttons. */
  name: string;
  group: string;
  label: string;
  colon: string;
  /** The first option means no filter. */
  options: readonly string[];
  chosen: number;
  onChoose: (option: number) => void;
  /** Shown in place of the values without a script. */
  withoutScript: string;
}) {
  const { name, group, label, colon, options, chosen, onChoose, withoutScript } = props;
  return (
    <Chip group={group} label={label} colon={colon} value={options[chosen]} isSet={chosen > 0}>
      <div className={s.values}>
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
    </Chip>
  );
}

/** Closes the open chip of a group on a press outside; returns a handler that closes it with Escape. */
export function useClosingChips(group: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      const chip = group.current?.querySelector('details[open]');
      if (!chip?.contains(target as Node)) chip?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [group]);
  return (event) => {
    if (event.key === 'Escape' && !event.isDefaultPrevented())
      closeChip((event.target as Element).closest<HTMLDetailsElement>('details[open]'));
  };
}

/** Closes a chip and keeps the focus on it. */
export function closeChip(chip: HTMLDetailsElement | null): void {
  if (!chip) return;
  chip.open = false;
  chip.querySelector('summary')?.focus();
}
