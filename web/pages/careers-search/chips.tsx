import s from './chips.module.css';

/** One thing the list was narrowed down by. */
export interface Chip {
  label: string;
  value: string;
  onRemove: () => void;
}

export function Chips({
  chips,
  words,
}: {
  chips: readonly Chip[];
  words: { remove: string; colon: string };
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={s.chips}>
      {chips.map(({ label, value, onRemove }) => {
        const text = `${label}${words.colon}${value}`;
        return (
          <li key={text}>
            <button type="button" aria-label={`${text}. ${words.remove}`} onClick={onRemove}>
              <span>{text}</span>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <path d="m1 1 8 8M9 1 1 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
