import type { ReactNode } from 'react';
import s from './listbox.module.css';
import { matchedPart } from './matched-part.ts';

export const listId = (field: string) => `${field}-list`;
export const optionId = (field: string, index: number) => `${field}-option-${index}`;

/** The options of a combobox. Keys are handled by the field. */
export function Listbox<Option>(props: {
  /** The field's id. */
  id: string;
  label: string;
  className?: string | undefined;
  hidden?: boolean;
  options: readonly Option[];
  getName: (option: Option) => string;
  /** Content at the end of an option. */
  renderAside?: (option: Option) => ReactNode;
  /** The text the options match. */
  typed: string;
  /** The active option's index, or -1. */
  active: number;
  onChoose: (option: Option) => void;
}) {
  const { id, className = '' } = props;
  return (
    <div
      id={listId(id)}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      className={`${s.list} ${className}`.trim()}
      hidden={props.hidden}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {props.options.map((option, index) => {
        const name = props.getName(option);
        const [before, match, after] = matchedPart(name, props.typed);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
          <div
            key={name}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === props.active}
            onClick={() => props.onChoose(option)}
          >
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
            {props.renderAside?.(option)}
          </div>
        );
      })}
    </div>
  );
}
