import { matchedPart } from './matched-part.ts';
import s from './suggestion-list.module.css';

export interface List {
  /** What the options answer to. */
  typed: string;
  options: readonly string[];
  /** The option the arrow keys stand on, or -1. */
  active: number;
  open: boolean;
}

export const listId = (field: string) => `${field}-list`;
export const optionId = (field: string, index: number) => `${field}-option-${index}`;

/** The suggestions below a combobox. The keys are pressed in the field, never here. */
export function SuggestionList(props: {
  id: string;
  label: string;
  list: List;
  onChoose: (option: string) => void;
}) {
  const { id, label, list, onChoose } = props;
  return (
    <div
      id={listId(id)}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={s.list}
      hidden={!list.open}
      // Or the field would lose the focus before the click lands.
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.options.map((option, index) => {
        const [before, match, after] = matchedPart(option, list.typed);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={option}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            onClick={() => onChoose(option)}
          >
            {before}
            <b>{match}</b>
            {after}
          </div>
        );
      })}
    </div>
  );
}
